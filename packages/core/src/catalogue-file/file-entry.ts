import * as z from 'zod/mini';

/** What a line of a catalogue file may be about. Extras are a choice's options, a line each. */
export const FILE_KIND_LABELS = { productGroup: 'Gruppe', optionGroup: 'Auswahl', option: 'Extra', product: 'Produkt' };
export type FileKind = keyof typeof FILE_KIND_LABELS;
export const FILE_KINDS = Object.keys(FILE_KIND_LABELS) as FileKind[];

/** More than any restaurant offers. */
export const FILE_ENTRIES_MAX = 10_000;
/** Of a file, in characters. */
export const FILE_TEXT_MAX = 5_000_000;

/** One line of a file as it was read, not judged yet. */
export type FileEntry = {
  readonly kind: FileKind;
  /** Where people find it: `Zeile 12`, `products, Eintrag 3`. */
  readonly place: string;
  /** Blank: it is known by its name. */
  readonly id: string;
  /** Undefined: it stays as it is. */
  readonly archived: boolean | undefined;
  /** From 1 on, among its like; undefined: it stays where it is, or comes last. */
  readonly rank: number | undefined;
  /** What a product's group or an extra's choice is called, by id or name; undefined where nothing is said. */
  readonly belongsTo: string | undefined;
  /** An extra's choice, where it stands in the same file above it. */
  readonly parent: FileEntry | undefined;
  /** By the names of the draft's fields; what is missing stays as it is. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The names of fields whose cell is blank: they stay as they are. */
  readonly blank: readonly string[];
};

/** What is wrong with a line, or may be a slip. */
export const fileProblem = z.object({
  place: z.string(),
  /** The column or the field, as the file has it; null for the whole line. */
  column: z.nullable(z.string()),
  message: z.string(),
  /** It hinders nothing. */
  isHint: z.boolean(),
});
export type FileProblem = z.infer<typeof fileProblem>;

export type ReadFile = {
  readonly entries: readonly FileEntry[];
  /** Every place in the file from top to bottom, also of what is no entry. */
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
