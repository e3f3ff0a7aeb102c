"""Gives each base an anchor for each kind of mark, where the mark would stand anyhow: fontkit reads one of every base.

Usage: fill-anchors.py NotoSansKhmer-Regular.ttf …
"""

import sys
from statistics import mean

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import Anchor


def fill(anchors, width, marks):
    for kind, anchor in enumerate(anchors):
        if anchor is not None:
            continue
        of_kind = [mark.MarkAnchor for mark in marks if mark.Class == kind] or [mark.MarkAnchor for mark in marks]
        anchors[kind] = Anchor()
        anchors[kind].Format = 1
        anchors[kind].XCoordinate = width + round(mean(each.XCoordinate for each in of_kind))
        anchors[kind].YCoordinate = round(mean(each.YCoordinate for each in of_kind))


for path in sys.argv[1:]:
    font = TTFont(path)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            width = lambda glyph: font["hmtx"].metrics[glyph][0]
            match type(table).__name__:
                case "MarkBasePos":
                    for glyph, base in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                        fill(base.BaseAnchor, width(glyph), table.MarkArray.MarkRecord)
                case "MarkMarkPos":
                    for glyph, mark in zip(table.Mark2Coverage.glyphs, table.Mark2Array.Mark2Record):
                        fill(mark.Mark2Anchor, width(glyph), table.Mark1Array.MarkRecord)
                case "MarkLigPos":
                    for glyph, ligature in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
                        for component in ligature.ComponentRecord:
                            fill(component.LigatureAnchor, width(glyph), table.MarkArray.MarkRecord)
    font.save(path)
