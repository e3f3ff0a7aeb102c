import { unguarded, readCsv } from '../csv/csv.ts';
import { cleanCode, cleanLine, cleanSigns } from '../text/clean-text.ts';
import { cutText } from '../text/cut-text.ts';
import { isBlank } from '../text/shown-characters.ts';
import { yesNoField } from '../validation/file-field.ts';
import { nameKey } from '../validation/unique-list.ts';
import {
  FILE_ENTRIES_MAX,
  FILE_KINDS,
  FILE_KIND_LABELS,
  type FileEntry,
  type FileKind,
  type FileProblem,
  type ReadFile,
  hint,
  problem,
} from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS } from './file-fields.ts';

/** The columns that are no field of a draft. */
export const KIND_COLUMN = 'Art';
export const ID_COLUMN = 'ID';
export const RANK_COLUMN = 'Platz';
export const ARCHIVED_COLUMN = 'Archiviert';
const ARCHIVED = yesNoField(ARCHIVED_COLUMN);

/** A column that the list of products adds. It is ignored here, because sold out is set at the order desk. */
export const SOLD_OUT_COLUMN = 'Ausverkauft bis';

/** Every column of the file, in its order. */
export const FILE_COLUMNS: readonly string[] = [
  KIND_COLUMN,
  ID_COLUMN,
  BELONGS_TO,
  RANK_COLUMN,
  ...new Set(FILE_KINDS.flatMap((kind) => Object.values(FILE_FIELDS[kind]).map(({ label }) => label))),
  ARCHIVED_COLUMN,
];

const kindOf = (cell: string): FileKind | undefined =>
  FILE_KINDS.find((kind) => nameKey(FILE_KIND_LABELS[kind]) === nameKey(cell));

type Cells = ReadonlyMap<string, string>;

/** The value of a cell that changes nothing. */
const UNCHANGED = { value: undefined } as const;

function readCell(
  cell: string | undefined,
  field: {
    readonly read: (text: string) => unknown;
    readonly none?: { readonly word: string; readonly value: unknown };
  },
): { readonly value: unknown; readonly isWrong?: boolean } {
  if (cell === undefined || isBlank(cell)) return UNCHANGED;
  if (field.none !== undefined && nameKey(cell) === field.none.word) return { value: field.none.value };
  const value = field.read(cell);
  return value === undefined ? { value, isWrong: true } : { value };
}

/** The number of a row as spreadsheets show it. */
const placeOf = (index: number): string => `Zeile ${index + 1}`;

const RANK = {
  label: RANK_COLUMN,
  read: (cell: string) => (/^[1-9]\d{0,4}$/.test(cleanSigns(cell)) ? Number(cleanSigns(cell)) : undefined),
  unreadable: 'Der Platz ist eine ganze Zahl ab 1.',
};

type CellReading = { readonly place: string; readonly problems: FileProblem[] };

/** The value of a cell; an unreadable one is reported and changes nothing. */
function readCellReporting(
  cells: Cells,
  { label, ...field }: { readonly label: string; readonly unreadable: string } & Parameters<typeof readCell>[1],
  { place, problems }: CellReading,
): unknown {
  const { value, isWrong = false } = readCell(cells.get(label), field);
  if (isWrong) problems.push(problem(place, label, field.unreadable));
  return value;
}

/** The entry of one row; unreadable cells are reported in `problems`. */
function entryOf(cells: Cells, reporting: CellReading, parent: FileEntry | undefined): FileEntry | null {
  const { place, problems } = reporting;
  const kind = kindOf(cells.get(KIND_COLUMN) ?? '');
  if (kind === undefined) {
    const kinds = Object.values(FILE_KIND_LABELS).join(', ');
    problems.push(problem(place, KIND_COLUMN, `Hier steht, was es ist: ${kinds}.`));
    return null;
  }
  const fields = Object.entries(FILE_FIELDS[kind]).flatMap(([name, field]) => {
    const value = readCellReporting(cells, field, reporting);
    return value === undefined ? [] : [[name, value] as const];
  });
  const belongsTo = cleanLine(cells.get(BELONGS_TO) ?? '');
  return {
    kind,
    place,
    id: cleanCode(cells.get(ID_COLUMN) ?? ''),
    archived: readCellReporting(cells, ARCHIVED, reporting) as boolean | undefined,
    rank: readCellReporting(cells, RANK, reporting) as number | undefined,
    belongsTo: belongsTo === '' ? undefined : belongsTo,
    parent: kind === 'option' && belongsTo === '' ? parent : undefined,
    fields: Object.fromEntries(fields),
    blank: Object.entries(FILE_FIELDS[kind]).flatMap(([name, { label }]) =>
      isBlank(cells.get(label) ?? 'no column') ? [name] : [],
    ),
  };
}

/** The known title of each column; unknown and repeated ones are reported. */
function columnsOf(head: readonly string[], place: string, problems: FileProblem[]): readonly (string | undefined)[] {
  const columns = head.map((cell) => FILE_COLUMNS.find((title) => nameKey(title) === nameKey(unguarded(cell))));
  for (const [index, cell] of head.entries()) {
    const title = columns[index];
    if (title === undefined && !isBlank(cell) && nameKey(unguarded(cell)) !== nameKey(SOLD_OUT_COLUMN))
      problems.push(hint(place, cutText(cell.trim(), 60), 'Diese Spalte kennen wir nicht; sie wird nicht gelesen.'));
    if (title !== undefined && columns.indexOf(title) !== index)
      problems.push(problem(place, title, 'Diese Spalte gibt es zweimal.'));
  }
  if (!columns.includes(KIND_COLUMN))
    problems.push(problem(place, KIND_COLUMN, 'Diese Spalte fehlt. Am einfachsten beginnst du mit einem Export.'));
  return columns;
}

/** The entries of a CSV file. It never throws: an unreadable file is a problem. */
export function readCatalogueCsv(text: string): ReadFile {
  const { rows, unclosedRow } = readCsv(text);
  const problems: FileProblem[] = [];
  // Spreadsheets may have blank rows above a list.
  const first = Math.max(
    rows.findIndex((row) => !row.every(isBlank)),
    0,
  );
  const columns = columnsOf(rows[first] ?? [], placeOf(first), problems);
  if (!columns.includes(KIND_COLUMN)) return { entries: [], places: [], problems };
  if (unclosedRow !== null)
    problems.push(problem(placeOf(unclosedRow - 1), null, 'Ein Anführungszeichen wird nicht geschlossen.'));
  if (rows.length - 1 > FILE_ENTRIES_MAX) {
    problems.push(problem('Datei', null, `Eine Datei hat höchstens ${FILE_ENTRIES_MAX} Zeilen.`));
    return { entries: [], places: [], problems };
  }
  const entries: FileEntry[] = [];
  let parent: FileEntry | undefined;
  for (const [index, row] of rows.entries()) {
    if (index <= first || row.every(isBlank)) continue;
    const cells = new Map(
      row.flatMap((cell, column) => {
        const title = columns[column];
        return title === undefined ? [] : [[title, unguarded(cell)] as const];
      }),
    );
    const entry = entryOf(cells, { place: placeOf(index), problems }, parent);
    if (entry === null) continue;
    if (entry.kind === 'optionGroup') parent = entry;
    entries.push(entry);
  }
  return { entries, places: rows.map((_, index) => placeOf(index)), problems };
}
