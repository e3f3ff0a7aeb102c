import type { ReadFile } from './file-entry.ts';
import { readCatalogueCsv } from './read-catalogue-csv.ts';
import { readCatalogueJson } from './read-catalogue-json.ts';

/** What a file holds, by what it begins with: its name says nothing certain. */
export const readCatalogueFile = (text: string): ReadFile =>
  /^\uFEFF?\s*\{/.test(text) ? readCatalogueJson(text.replace(/^\uFEFF/, '')) : readCatalogueCsv(text);
