import { fieldOf } from '../editor/compare.ts';
import { cleanCode } from '../text/clean-text.ts';
import { cutText } from '../text/cut-text.ts';
import {
  FILE_ENTRIES_MAX,
  type FileEntry,
  type FileKind,
  type FileProblem,
  type ReadFile,
  hint,
  problem,
} from './file-entry.ts';
import { FILE_FIELDS } from './file-fields.ts';
import { readCatalogueCsv } from './read-catalogue-csv.ts';

export const FILE_FORMAT = 'ofenpost.catalogue';
/** To be raised when older programs would read the format wrongly. */
export const FILE_VERSION = 1;

/** The lists of the file, in the order of reading. */
export const FILE_LISTS = { productGroups: 'productGroup', optionGroups: 'optionGroup', products: 'product' } as const;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textAt = (record: object, key: string): string => {
  const value = fieldOf(record, key);
  return typeof value === 'string' ? value.trim() : '';
};

/** The fields of the file that are no field of a draft, by kind. */
const BESIDE: Record<FileKind, readonly string[]> = {
  productGroup: ['id', 'archived', 'place'],
  optionGroup: ['id', 'archived', 'options'],
  option: ['id', 'place'],
  product: ['id', 'archived', 'place', 'productGroupId'],
};

const isRank = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1;

type Reading = { readonly entries: FileEntry[]; readonly places: string[]; readonly problems: FileProblem[] };
type Item = {
  readonly kind: FileKind;
  readonly value: unknown;
  readonly place: string;
  readonly parent?: FileEntry | undefined;
};

function fieldsOf(kind: FileKind, record: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, { fromJson }] of Object.entries(FILE_FIELDS[kind])) {
    const value = fieldOf(record, name);
    if (value !== undefined) fields[name] = fromJson === undefined ? value : fromJson(value);
  }
  return fields;
}

/** Problems for fields of the wrong type and for unknown fields. */
function problemsOf(record: object, kind: FileKind, place: string): FileProblem[] {
  const known = new Set([...Object.keys(FILE_FIELDS[kind]), ...BESIDE[kind]]);
  const unknown = Object.keys(record).filter((key) => !known.has(key));
  const read = (key: string, isRight: (value: unknown) => boolean, message: string) => {
    const value = fieldOf(record, key);
    return value === undefined || value === null || isRight(value) ? [] : [problem(place, key, message)];
  };
  return [
    ...unknown.map((key) => hint(place, cutText(key, 60), 'Dieses Feld kennen wir nicht; es wird nicht gelesen.')),
    ...read('id', (value) => typeof value === 'string', 'Die ID ist ein Text.'),
    ...read('archived', (value) => typeof value === 'boolean', 'Hier steht true oder false.'),
    ...read('place', isRank, 'Der Platz ist eine ganze Zahl ab 1.'),
  ];
}

function readItem(reading: Reading, { kind, value, place, parent }: Item): void {
  const { entries, places, problems } = reading;
  places.push(place);
  if (!isRecord(value)) {
    problems.push(problem(place, null, 'Hier steht kein Eintrag mit Feldern.'));
    return;
  }
  problems.push(...problemsOf(value, kind, place));
  const [archived, rank] = [fieldOf(value, 'archived'), fieldOf(value, 'place')];
  const belongsTo = kind === 'product' ? textAt(value, 'productGroupId') : '';
  const entry: FileEntry = {
    kind,
    place,
    id: cleanCode(textAt(value, 'id')),
    archived: typeof archived === 'boolean' ? archived : undefined,
    rank: isRank(rank) ? rank : undefined,
    belongsTo: belongsTo === '' ? undefined : belongsTo,
    parent,
    fields: fieldsOf(kind, value),
    blank: [],
  };
  entries.push(entry);
  const options = {
    kind: 'option',
    value: fieldOf(value, 'options'),
    place: `${place}, options`,
    parent: entry,
  } as const;
  if (kind === 'optionGroup') readList(reading, options);
}

function readList(reading: Reading, { value, place, ...item }: Item): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) {
    reading.problems.push(problem(place, null, 'Hier steht keine Liste.'));
    return;
  }
  for (const [index, each] of value.slice(0, FILE_ENTRIES_MAX + 1).entries())
    readItem(reading, { ...item, value: each, place: `${place}, Eintrag ${index + 1}` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (message: string): ReadFile => ({
  entries: [],
  places: [],
  problems: [problem('Datei', null, message)],
});

/** The entries of a JSON file. It never throws: an unreadable file is a problem. */
function readCatalogueJson(text: string): ReadFile {
  const file = parsed(text);
  if (!isRecord(file)) return refused('Das ist kein gültiges JSON.');
  if (fieldOf(file, 'format') !== FILE_FORMAT) return refused('Das ist kein Sortiment, das hier exportiert wurde.');
  if (fieldOf(file, 'version') !== FILE_VERSION)
    return refused(`Diese Datei hat eine andere Version als ${FILE_VERSION}. Exportiere sie bitte neu.`);
  const reading: Reading = { entries: [], places: [], problems: [] };
  for (const [list, kind] of Object.entries(FILE_LISTS))
    readList(reading, { kind, value: fieldOf(file, list), place: list });
  return reading.entries.length > FILE_ENTRIES_MAX
    ? refused(`Eine Datei hat höchstens ${FILE_ENTRIES_MAX} Einträge.`)
    : reading;
}

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
