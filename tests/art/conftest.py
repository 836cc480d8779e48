"""Tests that paint need the drawing requirements (art/requirements.txt); the others need Pillow alone."""

import importlib.util
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]  # facts.py beside the tests, and the art package


def pytest_configure(config):
    config.addinivalue_line('markers', 'paints: needs the requirements of art/requirements.txt')


def pytest_collection_modifyitems(items):
    if importlib.util.find_spec('skia') is None:
        for item in items:
            if 'paints' in item.keywords:
                item.add_marker(pytest.mark.skip(reason='the drawing requirements are not installed'))
