import { ALLERGENS, ALLERGEN_LABELS, type Allergen } from '../catalogue/allergen.ts';
import { ILLUSTRATION_TEMPLATES } from '../catalogue/illustration-templates.ts';
import { type Illustration, illustration } from '../catalogue/illustration.ts';
import type { AvailabilitySchedule, Origin } from '../catalogue/product.ts';
import { nameKey } from '../draft/distinct-list.ts';
import { francsText, readHundredths } from '../money/typed-number.ts';
import { readTime } from '../time/typed-time.ts';
import { WEEKDAY_NAMES } from '../time/zurich.ts';
import { readList, writeList } from './cell-list.ts';

/** How a field of a draft stands in a cell of a spreadsheet, and in JSON where that is another way. */
export type FileField<T> = {
  readonly title: string;
  readonly write: (value: T) => string;
  /** Undefined: nobody knows what is meant. */
  readonly read: (cell: string) => T | undefined;
  /** What is told then. */
  readonly unreadable: string;
  /** A blank cell says something; otherwise it leaves the field as it is. */
  readonly mayBeBlank?: boolean;
  readonly toJson?: (value: T) => unknown;
  readonly fromJson?: (value: unknown) => unknown;
  /** As people read it, where a cell is for machines. */
  readonly show?: (value: T) => string;
};

const same = (text: string): string => text;

export const textField = (title: string): FileField<string> => ({
  title,
  write: same,
  read: (cell) => cell.replaceAll(/\r\n?/g, '\n'),
  unreadable: '',
  mayBeBlank: true,
});

const readPrice = (text: string): number => readHundredths(text) ?? Number.NaN;

export const priceField = (title: string): FileField<number> => ({
  title,
  write: francsText,
  read: (cell) => readHundredths(cell) ?? undefined,
  unreadable: 'Das ist kein Betrag in Franken, zum Beispiel 18.50.',
  toJson: francsText,
  fromJson: (value) => (typeof value === 'string' ? readPrice(value) : Number.NaN),
});

export const numberField = (title: string): FileField<number> => ({
  title,
  write: String,
  read: (cell) => (/^\d{1,6}$/.test(cell.trim()) ? Number(cell) : undefined),
  unreadable: 'Das ist keine ganze Zahl.',
});

const WORDS: Readonly<Record<string, boolean>> = {
  ja: true,
  nein: false,
  j: true,
  n: false,
  x: true,
  '1': true,
  '0': false,
};

export const yesNoField = (title: string): FileField<boolean> => ({
  title,
  write: (value) => (value ? 'ja' : 'nein'),
  read: (cell) => (Object.hasOwn(WORDS, nameKey(cell)) ? WORDS[nameKey(cell)] : undefined),
  unreadable: 'Hier steht ja oder nein.',
});

type Labels<Name extends string> = Readonly<Record<Name, string>>;

function named<Name extends string>(labels: Labels<Name>, text: string): Name | undefined {
  const wanted = nameKey(text);
  return (Object.keys(labels) as Name[]).find((name) => nameKey(labels[name]) === wanted || nameKey(name) === wanted);
}

export const choiceField = <Name extends string>(title: string, labels: Labels<Name>): FileField<Name> => ({
  title,
  write: (name) => labels[name],
  read: (cell) => named(labels, cell),
  unreadable: `Das kennen wir nicht. Möglich ist: ${Object.values(labels).join(', ')}.`,
});

export const choicesField = <Name extends string>(title: string, labels: Labels<Name>): FileField<Name[]> => ({
  title,
  write: (names) => writeList(names.map((name) => labels[name])),
  read: (cell) => {
    const names = cell.split(/[|,;]/).filter((text) => text.trim() !== '');
    const known = names.flatMap((text) => named(labels, text) ?? []);
    return known.length === names.length ? known : undefined;
  },
  unreadable: `Etwas davon kennen wir nicht. Möglich ist: ${Object.values(labels).join(', ')}.`,
  mayBeBlank: true,
});

const ALLERGEN_NAMES = Object.fromEntries(ALLERGENS.map((name) => [name, ALLERGEN_LABELS[name]])) as Labels<Allergen>;
export const ALLERGENS_FIELD = choicesField('Allergene', ALLERGEN_NAMES);

const escaped = (text: string): string => text.replaceAll(/[\\:]/g, String.raw`\$&`);
const plain = (text: string): string => text.replaceAll(/\\([\\:])/g, '$1').trim();

function readOrigin(text: string): Origin | undefined {
  const [, ingredient, country] = /^((?:\\.|[^\\:])*):(.*)$/su.exec(text) ?? [];
  return ingredient === undefined || country === undefined
    ? undefined
    : { ingredient: plain(ingredient), country: plain(country) };
}

export const ORIGINS_FIELD: FileField<Origin[]> = {
  title: 'Herkunft',
  write: (origins) =>
    writeList(origins.map(({ ingredient, country }) => `${escaped(ingredient)}: ${escaped(country)}`)),
  read: (cell) => {
    const origins = readList(cell).map(readOrigin);
    return origins.every((each) => each !== undefined) ? origins : undefined;
  },
  unreadable: 'So steht die Herkunft da: «Poulet: Schweiz | Speck: Italien».',
  mayBeBlank: true,
};

const SCHEDULE = /^(.*\D)(\d{1,2}[:.]\d{2})\s*[-–]\s*(\d{1,2}[:.]\d{2})$/su;

function readSchedule(cell: string): AvailabilitySchedule | null | undefined {
  if (cell.trim() === '' || nameKey(cell) === 'immer') return null;
  const [, days = '', from = '', to = ''] = SCHEDULE.exec(cell.trim()) ?? [];
  const names = days.split(/[|,;]/).map((day) => nameKey(day));
  const daysOfWeek = names.map((name) =>
    WEEKDAY_NAMES.findIndex((day) => nameKey(day) === name || nameKey(day).slice(0, 2) === name),
  );
  const [begin, end] = [readTime(from), readTime(to)];
  return begin === null || end === null || daysOfWeek.includes(-1) ? undefined : { daysOfWeek, from: begin, to: end };
}

export const SCHEDULE_FIELD: FileField<AvailabilitySchedule | null> = {
  title: 'Erhältlich',
  write: (schedule) =>
    schedule === null
      ? 'immer'
      : `${schedule.daysOfWeek.map((day) => WEEKDAY_NAMES[day] ?? '').join(', ')} ${schedule.from}–${schedule.to}`,
  read: readSchedule,
  unreadable: 'So stehen Zeiten da: «Montag, Dienstag 11:00–14:00», oder «immer».',
  mayBeBlank: true,
};

function readDrawing(cell: string): Illustration | undefined {
  const kind = nameKey(cell);
  const template = Object.values(ILLUSTRATION_TEMPLATES).find(({ label }) => nameKey(label) === kind);
  if (template !== undefined) return template.drawing;
  try {
    return illustration.safeParse(JSON.parse(cell)).data;
  } catch {
    return undefined;
  }
}

export const DRAWING_FIELD: FileField<Illustration> = {
  title: 'Zeichnung',
  write: (drawing) => JSON.stringify(drawing),
  read: readDrawing,
  unreadable: `Hier steht eine Zeichnung aus einem Export oder eine Art: ${Object.values(ILLUSTRATION_TEMPLATES)
    .map(({ label }) => label)
    .join(', ')}.`,
  show: ({ kind }) => ILLUSTRATION_TEMPLATES[kind].label,
};
