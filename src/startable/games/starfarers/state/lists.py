"""Lists that are never changed but replaced: copies of a state may share them, and whoever keeps one knows
without a look at it whether it still holds. In a batch of many tables each look would fetch far memory."""


def replaced(values: list[int], at: int, value: int) -> list[int]:
    changed = values.copy()
    changed[at] = value
    return changed


def with_more(counts: list[int], kind: int, count: int = 1) -> list[int]:
    return replaced(counts, kind, counts[kind] + count)
