import * as z from 'zod/mini';
import type { Origin } from '../declaration/declaration.ts';
import { readTime } from '../time/typed-time.ts';
import { WEEKDAY_NAMES } from '../time/zurich.ts';
import { listText, recordedNumber, recordedWord } from '../validation/field.ts';
import {
  readList,
  writeList,
  type FileField,
  choiceField,
  choicesField,
  numberField,
  priceField,
  textField,
  yesNoField,
} from '../validation/file-field.ts';
import { nameKey, uniqueList } from '../validation/unique-list.ts';
import { ITEM_VAT_CLASS_LABELS, VAT_CLASS_LABELS } from '../vat/vat-rates-draft.ts';
import type { ItemVatClass } from '../vat/vat.ts';
import { ALLERGENS, ALLERGEN_LABELS, type Allergen, PRODUCT_TAG_LABELS, PRODUCT_TAGS } from './declaration.ts';
import { ILLUSTRATION_TEMPLATES, type Illustration, illustration } from './illustration.ts';
import type { AvailabilitySchedule } from './product.ts';

// The fields that several kinds of items share, and those whose value is more than a text, a number or a word.

export const NAME_FIELD = textField('Name');
export const DESCRIPTION_FIELD = textField('Beschreibung', 'keine');
export const PRICE_FIELD = priceField('Preis');
const VAT_CLASS_CHOICE = choiceField('MwSt.-Klasse', ITEM_VAT_CLASS_LABELS);
export const VAT_CLASS_FIELD: FileField<ItemVatClass> = {
  ...VAT_CLASS_CHOICE,
  // The log has entries from before the rule that a product cannot have the VAT class of vouchers.
  recorded: recordedWord(VAT_CLASS_LABELS),
  unreadable: `${VAT_CLASS_CHOICE.unreadable} Wertgutscheine stellst du unter «Gutscheine» aus.`,
};
export const AVAILABLE_FIELD = yesNoField('Im Angebot');
export const OVEN_BREADS_FIELD = numberField('Platz im Ofen', 'Fladen');
const BAKE_MINUTES = numberField('Backzeit', 'Minuten', 'Minute');
const USUAL = 'wie üblich';
export const BAKE_MINUTES_FIELD: FileField<number | null> = {
  label: BAKE_MINUTES.label,
  text: (minutes) => (minutes === null ? USUAL : BAKE_MINUTES.text(minutes)),
  recorded: (minutes) => (minutes === null ? USUAL : recordedNumber(BAKE_MINUTES.text)(minutes)),
  write: (minutes) => (minutes === null ? USUAL : String(minutes)),
  read: BAKE_MINUTES.read,
  unreadable: BAKE_MINUTES.unreadable,
  none: { word: USUAL, value: null },
};
export const TAGS_FIELD = choicesField('Merkmale', PRODUCT_TAG_LABELS);

const ALLERGEN_NAMES = Object.fromEntries(ALLERGENS.map((name) => [name, ALLERGEN_LABELS[name]])) as Readonly<
  Record<Allergen, string>
>;
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
  label: 'Herkunft',
  text: (origins) =>
    listText(
      origins.map(({ ingredient, country }) => `${ingredient}: ${country}`),
      'keine',
    ),
  write: (origins) =>
    writeList(origins.map(({ ingredient, country }) => `${escaped(ingredient)}: ${escaped(country)}`)),
  read: (cell) => {
    const origins = readList(cell).map(readOrigin);
    return origins.every((each) => each !== undefined) ? origins : undefined;
  },
  unreadable: 'So steht die Herkunft da: «Poulet: Schweiz | Speck: Italien».',
  none: { word: 'keine', value: [] },
};

const SCHEDULE = /^(.*\D)(\d{1,2}[:.]\d{2})\s*[-–]\s*(\d{1,2}[:.]\d{2})$/su;

function readSchedule(cell: string): AvailabilitySchedule | undefined {
  const [, days = '', from = '', to = ''] = SCHEDULE.exec(cell.trim()) ?? [];
  const names = days.split(/[|,;]/).map((day) => nameKey(day));
  const daysOfWeek = names.map((name) =>
    WEEKDAY_NAMES.findIndex((day) => nameKey(day) === name || nameKey(day).slice(0, 2) === name),
  );
  const [begin, end] = [readTime(from), readTime(to)];
  return begin === null || end === null || daysOfWeek.includes(-1) ? undefined : { daysOfWeek, from: begin, to: end };
}

const scheduleText = (schedule: AvailabilitySchedule | null): string =>
  schedule === null
    ? 'immer'
    : `${schedule.daysOfWeek.map((day) => WEEKDAY_NAMES[day] ?? '').join(', ')} ${schedule.from}–${schedule.to}`;

export const SCHEDULE_FIELD: FileField<AvailabilitySchedule | null> = {
  label: 'Erhältlich',
  text: scheduleText,
  write: scheduleText,
  read: readSchedule,
  unreadable: 'So stehen Zeiten da: «Montag, Dienstag 11:00–14:00», oder «immer».',
  none: { word: 'immer', value: null },
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

/** The kind of a drawing; an older version may have recorded the kind alone. */
const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : value;

function recordedDrawing(value: unknown): string {
  const kind = kindOf(value);
  const template = Object.entries(ILLUSTRATION_TEMPLATES).find(([name]) => name === kind);
  return template?.[1].label ?? 'Zeichnung';
}

export const DRAWING_FIELD: FileField<Illustration> = {
  label: 'Zeichnung',
  text: ({ kind }) => ILLUSTRATION_TEMPLATES[kind].label,
  recorded: recordedDrawing,
  write: (drawing) => JSON.stringify(drawing),
  read: readDrawing,
  unreadable: `Hier steht eine Zeichnung aus einem Export oder eine Art: ${Object.values(ILLUSTRATION_TEMPLATES)
    .map(({ label }) => label)
    .join(', ')}.`,
};

/** The allergens of a product or an option as staff declare them, each once. */
export const declaredAllergens = uniqueList(z.enum(ALLERGENS, 'Dieses Allergen gibt es nicht.'), {
  max: ALLERGENS.length,
  tooMany: `Es gibt nur ${ALLERGENS.length} Allergene.`,
  keyOf: (entry) => entry,
  twice: 'Dieses Allergen ist schon gewählt.',
});

/** The tags of a product or a part of a pizza as staff declare them, each once. */
export const declaredTags = uniqueList(z.enum(PRODUCT_TAGS, 'Diese Kennzeichnung gibt es nicht.'), {
  max: PRODUCT_TAGS.length,
  tooMany: `Es gibt nur ${PRODUCT_TAGS.length} Kennzeichnungen.`,
  keyOf: (tag) => tag,
  twice: 'Diese Kennzeichnung ist schon gewählt.',
});
