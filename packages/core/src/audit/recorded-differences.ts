import * as z from 'zod/mini';
import { fieldOf, isSame } from '../editor/compare.ts';
import { SERVICE_LABELS } from '../opening-hours/opening-labels.ts';
import type { AuditedFields } from '../record/record-definition.ts';
import { formatDate, formatLocalDate, formatTime, WEEKDAY_NAMES } from '../time/zurich.ts';
import { yesNoText } from '../validation/field.ts';
import { auditedFieldsFor } from './audited-fields.ts';

/** The names of recorded ids; a deleted thing has none. */
export type RecordedNames = ReadonlyMap<string, string>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE_TEXT = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

export const NOTHING = '–';
/** The text for the id of a deleted thing. */
const DELETED_TEXT = 'inzwischen gelöscht';

export const isUuid = (text: string): boolean => UUID.test(text);
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What a recorded value is read with. */
type Reading = { readonly names: RecordedNames; readonly fields: AuditedFields };

/** The field of this name; null when the audit log does not know it. */
const auditedField = (name: string, { fields }: Reading) =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? null;

/** A recorded text for people: days and times in the zone of Zurich, and names instead of ids. */
export function wordsOf(text: string, names: RecordedNames): string {
  if (isUuid(text)) return names.get(text) ?? DELETED_TEXT;
  if (DATE_TEXT.test(text)) return formatLocalDate(text);
  return INSTANT.test(text) ? `${formatDate(text)}, ${formatTime(text)}` : text;
}

const HOURS = ['open', 'close'];
const isHours = (value: object): value is { readonly open: string; readonly close: string } =>
  Object.keys(value).every((key) => HOURS.includes(key)) && HOURS.every((key) => key in value);

function recordText(value: Readonly<Record<string, unknown>>, reading: Reading): string {
  if (isHours(value)) return `${value.open}–${value.close}`;
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const known = auditedField(name, reading);
    return known === null || isEmpty(each) ? [] : [`${known.label}: ${recordedText(name, each, reading)}`];
  });
  return parts.join(', ') || NOTHING;
}

/** The text of a recorded value of the field, in German, on one line. Codes and ids are never shown. */
function recordedText(name: string, value: unknown, reading: Reading): string {
  if (isEmpty(value)) return NOTHING;
  if (Array.isArray(value)) {
    const texts = value.map((each) => recordedText(name, each, reading));
    return texts.join(value.some(isRecord) ? '; ' : ', ');
  }
  const format = auditedField(name, reading)?.recorded;
  if (typeof value === 'boolean') return yesNoText(value);
  if (format !== undefined) return format(value);
  if (typeof value === 'string') return wordsOf(value, reading.names);
  return isRecord(value) ? recordText(value, reading) : String(value);
}

/** One changed field: `Preis`, `CHF 18.00`, `CHF 19.00`. */
export const recordedDifference = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type RecordedDifference = z.infer<typeof recordedDifference>;

/** The label of fields without a German name. */
const OTHER = 'Weitere Angaben';
const DEEP = 6;
const DATE = /^\d{4}-/;
const WEEK_DAY = /^(restaurant|delivery)-([0-6])$/;

type Compared = { readonly before: unknown; readonly after: unknown };
type Place = {
  /** The name of the field that decides how a value reads. */
  readonly name: string;
  readonly label: string;
  readonly depth: number;
  /** Whether the field has a German label. */
  readonly isKnown: boolean;
};

/** The name of an item of a list: its own, or that of what it refers to. */
function nameOf(value: unknown, key: string, reading: Reading): string | null {
  if (isRecord(value)) {
    for (const field of ['name', 'town', 'ingredient', 'title']) {
      const text = fieldOf(value, field);
      if (typeof text === 'string' && text !== '') return text;
    }
  }
  const [, service, day] = WEEK_DAY.exec(key) ?? [];
  if (service !== undefined) {
    const label = service === 'delivery' ? SERVICE_LABELS.delivery : SERVICE_LABELS.restaurant;
    return `${label}, ${WEEKDAY_NAMES[Number(day)] ?? ''}`;
  }
  if (DATE.test(key) || isUuid(key)) return wordsOf(key, reading.names);
  return auditedField(key, reading)?.label ?? null;
}

/** A list of records by id, so that a moved record is not a changed one. */
function byId(value: unknown): Readonly<Record<string, unknown>> | null {
  if (!Array.isArray(value)) return null;
  const found: Record<string, unknown> = {};
  for (const each of value as readonly unknown[]) {
    const id = isRecord(each) ? (fieldOf(each, 'id') ?? fieldOf(each, 'sizeId')) : null;
    if (typeof id !== 'string' || !isUuid(id)) return null;
    found[id] = each;
  }
  return found;
}

function compareFields(
  compared: { readonly before: object; readonly after: object },
  place: Place,
  reading: Reading,
): RecordedDifference[] {
  const keys = new Set([...Object.keys(compared.before), ...Object.keys(compared.after)]);
  return [...keys].flatMap((key) => {
    const [before, after] = [fieldOf(compared.before, key), fieldOf(compared.after, key)];
    if (key === 'id' || isSame(before, after) || (isEmpty(before) && isEmpty(after))) return [];
    const own = nameOf(after ?? before, key, reading);
    const isField = auditedField(key, reading) !== null;
    const inside = {
      name: isField ? key : place.name,
      label: [place.label, own ?? OTHER].filter((part) => part !== '').join(' › '),
      depth: place.depth + 1,
      isKnown: isField || own !== null,
    };
    return compare({ before, after }, inside, reading);
  });
}

function compare(compared: Compared, place: Place, reading: Reading): RecordedDifference[] {
  const { label, name, depth, isKnown } = place;
  if (depth < DEEP && auditedField(name, reading)?.recorded === undefined) {
    const lists = { before: byId(compared.before), after: byId(compared.after) };
    if (lists.before !== null && lists.after !== null) {
      const inside = compareFields({ before: lists.before, after: lists.after }, place, reading);
      return inside.length > 0 ? inside : [{ label, before: '', after: 'andere Reihenfolge' }];
    }
    if (isRecord(compared.before) && isRecord(compared.after))
      return compareFields({ before: compared.before, after: compared.after }, place, reading);
  }
  if (!isKnown) return [{ label: OTHER, before: '', after: 'geändert' }];
  const [before, after] = [recordedText(name, compared.before, reading), recordedText(name, compared.after, reading)];
  return before === after ? [{ label, before: '', after: 'geändert' }] : [{ label, before, after }];
}

/**
 * The differences of two recorded values, in German; a value that is missing before or after is ''. The fields have the
 * labels of the record that the action changed.
 */
export function recordedDifferences(
  { before, after, action }: Compared & { readonly action?: string },
  names: RecordedNames,
): RecordedDifference[] {
  const reading = { names, fields: auditedFieldsFor(action) };
  const sides = { before: isRecord(before) ? before : {}, after: isRecord(after) ? after : {} };
  const found = compareFields(sides, { name: '', label: '', depth: 0, isKnown: true }, reading);
  return found.filter(
    ({ label }, place) => label !== OTHER || found.findIndex((each) => each.label === OTHER) === place,
  );
}

/** Every id in a recorded value, whose names `recordedDifferences` needs. */
export function recordedIds(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(recordedIds);
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) => [...recordedIds(key), ...recordedIds(each)])
    : [];
}
