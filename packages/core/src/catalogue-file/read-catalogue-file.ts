import { type ReadFile, problem } from './file-entry.ts';
import { readCatalogueCsv } from './read-catalogue-csv.ts';
import { readCatalogueJson } from './read-catalogue-json.ts';

const unread = (message: string): ReadFile => ({
  entries: [],
  places: [],
  problems: [problem('Datei', null, message)],
});

/** What a file holds, by what it begins with: its name says nothing certain. It never throws. */
export function readCatalogueFile(text: string): ReadFile {
  // A picture, or a spreadsheet in the format of its program.
  if (text.includes('\0'))
    return unread('Diese Datei können wir nicht lesen. Nimm eine CSV- oder JSON-Datei, am einfachsten einen Export.');
  if (text.trim() === '') return unread('Diese Datei ist leer. Am einfachsten beginnst du mit einem Export.');
  return /^\uFEFF?\s*\{/.test(text) ? readCatalogueJson(text.replace(/^\uFEFF/, '')) : readCatalogueCsv(text);
}
