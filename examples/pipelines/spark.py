"""Any filter on a cluster: Spark pipes every partition of a file through ``referee``.

    python spark.py hands records hand -g 27 -f short --exit-zero -

To install: ``pip install pyspark``, and Java 17 or later. ``referee`` must be installed on every machine.

The records stand in the files ``records/part-*``, together the same bytes as those of the filter alone. A status other
than 0 fails the job: leave out ``--exit-zero`` to have that for a line that cannot be read.
"""

from __future__ import annotations

import os
import shlex
import sys

from pyspark import SparkConf, SparkContext

PARTITIONS = 8


def main(source: str, target: str, *arguments: str) -> None:
    settings = SparkConf().setAppName("referee").setIfMissing("spark.master", "local[*]")
    with SparkContext(conf=settings) as spark:
        lines = spark.textFile(source, PARTITIONS)
        # without an environment of its own the command would not even be found
        records = lines.pipe(shlex.join(["referee", *arguments]), env=dict(os.environ), checkCode=True)
        records.saveAsTextFile(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
