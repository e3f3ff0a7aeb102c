import { type ReadFile, problem } from './file-entry.ts';
import { readCatalogueCsv } from './read-catalogue-csv.ts';
import { readCatalogueJson } from './read-catalogue-json.ts';

const unread = (message: string): ReadFile => ({
  entries: [],
  places: [],
  problems: [problem('Datei', null, message)],
});

/**
 * The first bytes of files that are no list: workbooks (a ZIP archive, or OLE in older programs), PDF, pictures, RTF,
 * markup. Others are recognised by the character 0, which no text contains.
 */
const NO_LIST = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '%PDF',
  '\u00D0\u00CF\u0011',
  '\u00FF\u00D8',
  '\u0089PNG',
  '\u2030PNG',
  'GIF8',
  'RIFF',
  '{\\rtf',
  '<',
];
const NO_LIST_MESSAGE =
  'Das ist keine CSV-Datei und auch kein JSON. In Excel wählst du «Speichern unter» und dort «CSV UTF-8»; am einfachsten beginnst du mit einem Export.';

/** Reads a file by its content, because its name is not reliable. It never throws. */
export function readCatalogueFile(file: string): ReadFile {
  const text = file.replace(/^\uFEFF/, '');
  if (text.trim() === '') return unread('Diese Datei ist leer. Am einfachsten beginnst du mit einem Export.');
  if (text.includes('\0') || NO_LIST.some((sign) => text.trimStart().startsWith(sign))) return unread(NO_LIST_MESSAGE);
  return /^\s*\{/.test(text) ? readCatalogueJson(text) : readCatalogueCsv(text);
}
