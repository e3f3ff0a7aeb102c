import { PIZZA_PART_LABELS, pizzaPartKind } from '../pizza-creator/pizza-part-kind.ts';
import { SECTION_TITLES } from '../settings/section-titles.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type RecordedNames, isRecord, isUuid, wordsOf } from './recorded-text.ts';

/** The number of shown characters of a code: enough to recognise it, too few to use it. */
const CODE_SHOWN = 4;

/** The names of lists that can be rearranged and have no name of their own. */
const ARRANGED: ReadonlyMap<string, string> = new Map([
  ['productGroups', 'Produktgruppen'],
  ...pizzaPartKind.options.map((kind) => [kind, PIZZA_PART_LABELS[kind].many] as const),
]);

const ownName = (value: unknown): string | null => {
  if (!isRecord(value)) return null;
  const name = value['name'] ?? value['title'];
  return typeof name === 'string' && name !== '' ? name : null;
};

function weekText(week: string): string {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  return year === undefined ? week : `Woche ${Number(number)}, ${year}`;
}

/** The recorded name, or the present one. */
const nameOfSubject = (subject: string, own: string | null, names: RecordedNames): string =>
  own ?? (isUuid(subject) ? (names.get(subject) ?? '') : '');

const numbered = (subject: string): string => `Nr. ${subject}`;
const asItIs = (subject: string): string => subject;

/** The text of the subject for actions that need no other data. */
const SUBJECT_TEXTS: ReadonlyMap<string, (subject: string) => string> = new Map([
  ['settings.changed', (subject) => Object.entries(SECTION_TITLES).find(([section]) => section === subject)?.[1] ?? ''],
  ['refund.booked', numbered],
  ['weekMenu.changed', weekText],
  ['day.closed', formatLocalDate],
  ['close.reversed', formatLocalDate],
  ['cash.moved', formatLocalDate],
  ['cash.counted', formatLocalDate],
  ['catalogue.imported', asItIs],
  ['catalogue.importCancelled', asItIs],
]);

/** The German name of the changed thing: `Margherita`, `Nr. 1042`, `Öffnungszeiten`. '' where it has none. */
export function auditSubject(
  { action, subject, before, after }: Omit<AuditEntry, 'action'> & { readonly action: string },
  names: RecordedNames,
): string {
  // Orders and gift cards are named by their numbers.
  if (action.startsWith('order.')) return numbered(subject);
  if (action.startsWith('giftCard.')) return `…${subject.slice(-CODE_SHOWN)}`;
  if (action === 'catalogue.arranged') return ARRANGED.get(subject) ?? wordsOf(subject, names);
  return SUBJECT_TEXTS.get(action)?.(subject) ?? nameOfSubject(subject, ownName(after) ?? ownName(before), names);
}
