"""The bus that screen readers listen to. It must be known before AT-SPI's bindings are imported."""

import os
import re
import subprocess


def join():
    """Starts the accessibility bus of the session, unless it runs, and tells this process and its children about it.

    The property of the X server that names the bus is not relied on: it is written some time after the bus has come up,
    and outlives it.
    """
    answer = subprocess.run(
        ["gdbus", "call", "--session", "--timeout", "60", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
         "--method", "org.a11y.Bus.GetAddress"], capture_output=True, text=True, check=True).stdout
    os.environ["AT_SPI_BUS_ADDRESS"] = re.search(r"'(.*)'", answer).group(1)
