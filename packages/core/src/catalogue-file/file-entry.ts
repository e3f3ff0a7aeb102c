import * as z from 'zod/mini';

/** The kinds of entries in a catalogue file. Extras are the options of a choice, with one line each. */
export const FILE_KIND_LABELS = { productGroup: 'Gruppe', optionGroup: 'Auswahl', option: 'Extra', product: 'Produkt' };
export type FileKind = keyof typeof FILE_KIND_LABELS;
export const FILE_KINDS = Object.keys(FILE_KIND_LABELS) as FileKind[];

/** More than any restaurant offers. */
export const FILE_ENTRIES_MAX = 10_000;
/** The largest size of a file, in characters. */
export const FILE_TEXT_MAX = 5_000_000;

/** One line of a file as it was read, not validated yet. */
export type FileEntry = {
  readonly kind: FileKind;
  /** The place in the file, for people: `Zeile 12`, `products, Eintrag 3`. */
  readonly place: string;
  /** Blank when the entry is identified by its name. */
  readonly id: string;
  /** Undefined when it does not change. */
  readonly archived: boolean | undefined;
  /** The position from 1 on within its kind or group; undefined when it does not change, or comes last. */
  readonly rank: number | undefined;
  /** A product's group or an extra's choice, by id or name; undefined when the file does not name it. */
  readonly belongsTo: string | undefined;
  /** The choice of an extra, when it is above it in the same file. */
  readonly parent: FileEntry | undefined;
  /** Values by the field names of the draft; a missing field does not change. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The names of fields with a blank cell: they do not change. */
  readonly blank: readonly string[];
};

/** An error in a line, or a likely mistake. */
export const fileProblem = z.object({
  place: z.string(),
  /** The column or field as the file names it; null for the whole line. */
  column: z.nullable(z.string()),
  message: z.string(),
  /** A hint does not prevent the import. */
  isHint: z.boolean(),
});
export type FileProblem = z.infer<typeof fileProblem>;

export type ReadFile = {
  readonly entries: readonly FileEntry[];
  /** All places in the file from top to bottom, also of lines that are no entry. */
  readonly places: readonly string[];
  readonly problems: readonly FileProblem[];
};

export const problem = (place: string, column: string | null, message: string): FileProblem => ({
  place,
  column,
  message,
  isHint: false,
});
export const hint = (place: string, column: string | null, message: string): FileProblem => ({
  ...problem(place, column, message),
  isHint: true,
});
