import { formatDate, formatLocalDate, formatTime } from '../time/zurich.ts';
import { yesNoText } from '../validation/field.ts';
import { AUDITED_FIELDS } from './audited-fields.ts';

/** The names of recorded ids; a deleted thing has none. */
export type RecordedNames = ReadonlyMap<string, string>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

export const NOTHING = '–';
/** The text for the id of a deleted thing. */
const DELETED_TEXT = 'inzwischen gelöscht';

export const isUuid = (text: string): boolean => UUID.test(text);
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The field of this name; null when the audit log does not know it. */
export const auditedField = (name: string) =>
  (Object.hasOwn(AUDITED_FIELDS, name) ? AUDITED_FIELDS[name] : undefined) ?? null;

/** A recorded text for people: days and times in the zone of Zurich, and names instead of ids. */
export function wordsOf(text: string, names: RecordedNames): string {
  if (isUuid(text)) return names.get(text) ?? DELETED_TEXT;
  if (DATE.test(text)) return formatLocalDate(text);
  return INSTANT.test(text) ? `${formatDate(text)}, ${formatTime(text)}` : text;
}

const HOURS = ['open', 'close'];
const isHours = (value: object): value is { readonly open: string; readonly close: string } =>
  Object.keys(value).every((key) => HOURS.includes(key)) && HOURS.every((key) => key in value);

function recordText(value: Readonly<Record<string, unknown>>, names: RecordedNames): string {
  if (isHours(value)) return `${value.open}–${value.close}`;
  const parts = Object.entries(value).flatMap(([name, each]) => {
    const known = auditedField(name);
    return known === null || isEmpty(each) ? [] : [`${known.label}: ${recordedText(name, each, names)}`];
  });
  return parts.join(', ') || NOTHING;
}

/** The text of a recorded value of the field, in German, on one line. Codes and ids are never shown. */
export function recordedText(name: string, value: unknown, names: RecordedNames): string {
  if (isEmpty(value)) return NOTHING;
  if (Array.isArray(value)) {
    const texts = value.map((each) => recordedText(name, each, names));
    return texts.join(value.some(isRecord) ? '; ' : ', ');
  }
  const format = auditedField(name)?.recorded;
  if (typeof value === 'boolean') return yesNoText(value);
  if (format !== undefined) return format(value);
  if (typeof value === 'string') return wordsOf(value, names);
  return isRecord(value) ? recordText(value, names) : String(value);
}
