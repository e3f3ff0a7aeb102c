import { formatMoney } from '../money/format-money.ts';
import { cleanSigns } from '../text/clean-text.ts';
import { type Field, listText, recordedNumber, recordedWord, yesNoText } from './field.ts';
import { francsText, readHundredths } from './typed-values.ts';
import { nameKey } from './unique-list.ts';

/** Several values in one cell: `Gluten | Milch`. A bar or a backslash inside of a value is escaped by a backslash. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ');

/** The values of a cell, trimmed; a blank cell has none. */
export function readList(cell: string): string[] {
  const values = [''];
  for (const [sign] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    if (sign === '|') values.push('');
    else values[values.length - 1] += sign.length === 2 && sign.startsWith('\\') ? sign.slice(1) : sign;
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** A field that a catalogue file has too, with each value in a cell under its label, and in JSON where that differs. */
export type FileField<T> = Field<T> & {
  readonly write: (value: T) => string;
  /** Undefined when the cell cannot be read. */
  readonly read: (cell: string) => T | undefined;
  /** The message then. */
  readonly unreadable: string;
  /** The word in a cell that empties the field. A blank cell does not change the field. */
  readonly none?: { readonly word: string; readonly value: T };
  readonly toJson?: (value: T) => unknown;
  readonly fromJson?: (value: unknown) => unknown;
};

/** The definition of each field of a draft. */
export type FileFields<Draft> = { readonly [Name in keyof Draft]: FileField<Draft[Name]> };

const same = (text: string): string => text;

const NONE = 'keine';

/** A text; `none` is shown in place of a missing one, where it is optional. */
export const textField = (label: string, none?: string): FileField<string> => ({
  label,
  text: (text) => text || (none ?? 'leer'),
  write: same,
  read: (cell) => cell.replaceAll(/\r\n?/g, '\n'),
  unreadable: '',
  ...(none === undefined ? {} : { none: { word: none, value: '' } }),
});

const readPrice = (text: string): number => readHundredths(text) ?? Number.NaN;

/** A price in Rappen; NaN while none is entered. */
export const priceField = (label: string): FileField<number> => ({
  label,
  text: (price) => (Number.isNaN(price) ? 'keiner' : formatMoney(price)),
  recorded: recordedNumber(formatMoney),
  write: francsText,
  read: (cell) => readHundredths(cell) ?? undefined,
  unreadable: 'Das ist kein Betrag in Franken, zum Beispiel 18.50.',
  toJson: francsText,
  fromJson: (value) => (typeof value === 'string' ? readPrice(value) : Number.NaN),
});

/** A whole number with its unit: `2 Minuten`, and `1 Minute` where the singular differs. */
export const numberField = (label: string, unit = '', one = unit): FileField<number> => {
  const text = (value: number): string => `${value} ${value === 1 ? one : unit}`.trim();
  return {
    label,
    text,
    recorded: recordedNumber(text),
    write: String,
    read: (cell) => (/^\d{1,6}$/.test(cleanSigns(cell)) ? Number(cleanSigns(cell)) : undefined),
    unreadable: 'Das ist keine ganze Zahl.',
  };
};

/** Spreadsheets write a ticked box as their language's word for true, and people as a sign. */
const WORDS: Readonly<Record<string, boolean>> = {
  ja: true,
  nein: false,
  j: true,
  n: false,
  x: true,
  '1': true,
  '0': false,
  wahr: true,
  falsch: false,
  true: true,
  false: false,
  vrai: true,
  faux: false,
  vero: true,
  falso: false,
  yes: true,
  no: false,
  oui: true,
  non: false,
  si: true,
  ein: true,
  aus: false,
  on: true,
  off: false,
  '✓': true,
  '✔': true,
  '☑': true,
  '☐': false,
};

export const yesNoField = (label: string): FileField<boolean> => ({
  label,
  text: yesNoText,
  write: yesNoText,
  read: (cell) => (Object.hasOwn(WORDS, nameKey(cell)) ? WORDS[nameKey(cell)] : undefined),
  unreadable: 'Hier steht ja oder nein.',
});

type Labels<Name extends string> = Readonly<Record<Name, string>>;

function named<Name extends string>(labels: Labels<Name>, text: string): Name | undefined {
  const wanted = nameKey(text);
  return (Object.keys(labels) as Name[]).find((name) => nameKey(labels[name]) === wanted || nameKey(name) === wanted);
}

/** A choice of one of several words. */
export const choiceField = <Name extends string>(label: string, labels: Labels<Name>): FileField<Name> => ({
  label,
  text: (name) => labels[name],
  recorded: recordedWord(labels),
  write: (name) => labels[name],
  read: (cell) => named(labels, cell),
  unreadable: `Das kennen wir nicht. Möglich ist: ${Object.values(labels).join(', ')}.`,
});

/** A choice of any of several words. */
export const choicesField = <Name extends string>(label: string, labels: Labels<Name>): FileField<Name[]> => {
  const words = (names: readonly Name[]): string[] => names.map((name) => labels[name]);
  return {
    label,
    text: (names) => listText(words(names), NONE),
    recorded: recordedWord(labels),
    write: (names) => writeList(words(names)),
    read: (cell) => {
      const names = cell.split(/[|,;]/).filter((text) => text.trim() !== '');
      const known = names.flatMap((text) => named(labels, text) ?? []);
      return known.length === names.length ? known : undefined;
    },
    unreadable: `Etwas davon kennen wir nicht. Möglich ist: ${Object.values(labels).join(', ')}.`,
    none: { word: NONE, value: [] },
  };
};

/**
 * The names of other items, several in a cell. The values are ids in some drafts, and the caller replaces them by
 * names.
 */
export const namesField = (label: string): FileField<string[]> => ({
  label,
  text: (names) => listText(names, NONE),
  // A name that equals the word for nothing is written as the first of a list.
  write: (names) => (nameKey(writeList(names)) === NONE ? `${writeList(names)} |` : writeList(names)),
  read: readList,
  unreadable: '',
  none: { word: NONE, value: [] },
});
