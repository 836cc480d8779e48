"""The package as a program imports it."""

import doctest

import hareloom


def test_the_ten_lines_of_the_docstring_play() -> None:
    """The example in the package's docstring runs as it is printed."""
    result = doctest.testmod(hareloom)
    assert result.attempted >= 8
    assert result.failed == 0
