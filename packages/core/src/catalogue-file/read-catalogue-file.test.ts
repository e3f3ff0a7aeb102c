import { expect, it } from 'vitest';
import { readCatalogueFile } from './read-catalogue-file.ts';

const EMPTY = 'Diese Datei ist leer. Am einfachsten beginnst du mit einem Export.';
const UNREADABLE =
  'Das ist keine CSV-Datei und auch kein JSON. In Excel wählst du «Speichern unter» und dort «CSV UTF-8»; am einfachsten beginnst du mit einem Export.';

it.each([
  ['nothing', '', EMPTY],
  ['blank lines', '\uFEFF \r\n\n', EMPTY],
  ['a picture', '\u2030PNG\r\n\u001A\n\0\0\0\rIHDR', UNREADABLE],
  ['a spreadsheet of a program', 'PK\u0003\u0004\u0014\0\u0006', UNREADABLE],
  ['a spreadsheet of an old program', '\u00D0\u00CF\u0011\u00E0\u00A1', UNREADABLE],
  ['a PDF', '%PDF-1.7\n1 0 obj', UNREADABLE],
  ['a photo', '\u00FF\u00D8\u00FF\u00E0', UNREADABLE],
  ['a text with its layout', '{\\rtf1\\ansi', UNREADABLE],
  ['a page', '<!doctype html>', UNREADABLE],
])('says so where a file is %s', (_, text, message) => {
  expect(readCatalogueFile(text)).toEqual({
    entries: [],
    places: [],
    problems: [{ place: 'Datei', column: null, message, isHint: false }],
  });
});

it.each([
  ['a spreadsheet', 'Art;Name\nGruppe;Fladen'],
  ['JSON', '\uFEFF {"format":"ofenpost.catalogue","version":1,"productGroups":[{"name":"Fladen"}]}'],
])('knows %s by what it begins with', (_, text) => {
  expect(readCatalogueFile(text)).toMatchObject({
    problems: [],
    entries: [{ kind: 'productGroup', fields: { name: 'Fladen' } }],
  });
});
