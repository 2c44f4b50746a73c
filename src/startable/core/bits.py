"""Bits of a mask, counted by plain arithmetic: compiled, a handful of instructions."""

from mypy_extensions import i64


def nth_one(mask: i64, number: i64) -> i64:
    """Where the bit is that has so many set ones below it."""
    at: i64 = 0
    left: i64 = number
    bits: i64 = mask
    while bits & 1 == 0 or left:
        left -= bits & 1
        bits >>= 1
        at += 1
    return at


def ones(mask: i64) -> i64:
    """How many of the lowest 32 bits are set."""
    pairs: i64 = mask - (mask >> 1 & 0x55555555)
    fours: i64 = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    return ((fours + (fours >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24
