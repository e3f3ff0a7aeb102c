import * as z from 'zod/mini';
import { PIZZA_PART_LABELS, pizzaPartKind } from '../catalogue/pizza-part-kind.ts';
import type { CsvColumn } from '../csv/csv.ts';
import { codeHint } from '../gift-card/gift-card-code.ts';
import { searchedByEnd } from '../gift-card/gift-card-list.ts';
import { listPage, pageOf, isWithin, periodDay } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { AUDIT_AREAS, type AuditArea, type AuditEntry } from '../record/audit-entry.ts';
import { SETTINGS_SECTIONS } from '../settings/settings-section.ts';
import { instant } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';
import { areaOf, auditTitle } from './audited-actions.ts';
import {
  type RecordedNames,
  isRecord,
  isUuid,
  wordsOf,
  recordedDifference,
  recordedDifferences,
} from './recorded-differences.ts';

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
  [
    'settings.changed',
    (subject) => Object.entries(SETTINGS_SECTIONS).find(([section]) => section === subject)?.[1].title ?? '',
  ],
  ['refund.booked', numbered],
  ['weekMenu.changed', weekText],
  ['day.closed', formatLocalDate],
  ['close.reversed', formatLocalDate],
  ['cash.moved', formatLocalDate],
  ['cash.counted', formatLocalDate],
  ['file.exported', asItIs],
  ['catalogue.imported', asItIs],
  ['catalogue.importCancelled', asItIs],
]);

/** The German name of the changed thing: `Margherita`, `Nr. 1042`, `Öffnungszeiten`. '' where it has none. */
function auditSubject(
  { action, subject, before, after }: Omit<AuditEntry, 'action'> & { readonly action: string },
  names: RecordedNames,
): string {
  // Orders and gift cards are named by their numbers.
  if (action.startsWith('order.')) return numbered(subject);
  if (action.startsWith('giftCard.')) return codeHint(subject);
  if (action === 'catalogue.arranged') return ARRANGED.get(subject) ?? wordsOf(subject, names);
  return SUBJECT_TEXTS.get(action)?.(subject) ?? nameOfSubject(subject, ownName(after) ?? ownName(before), names);
}

const areas = Object.keys(AUDIT_AREAS) as AuditArea[];

/** What the management can filter the audit log by; `person` is an account, `from` and `to` are days of Zurich. */
export const AUDIT_LIST = defineList({
  file: { path: '/admin/audit-log.csv', page: '/admin/audit-log', action: 'audit.read', name: 'Protokoll' },
  sorts: ['at'],
  filters: {
    area: z.enum(['all', ...areas]),
    person: z.union([z.literal(''), z.uuid()]),
    from: periodDay,
    to: periodDay,
  },
  blank: { sort: '-at', area: 'all', person: '', from: '', to: '' },
  // Gift cards are searched by their codes.
  hasSecretWords: true,
});
export type AuditQuery = typeof AUDIT_LIST.start;

/** An entry in words: who did what, and when, in German. */
export const auditRow = z.object({
  number: z.int(),
  at: instant,
  /** First and last name; null for the app itself and for a deleted account. */
  by: z.nullable(z.string()),
  title: z.string(),
  /** The name of the changed thing; '' where it has none. */
  subject: z.string(),
  differences: z.array(recordedDifference),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditPage = listPage(auditRow);
export type AuditPage = z.infer<typeof auditPage>;

/** A person with entries in the audit log. */
export const auditPerson = z.object({ id: z.uuid(), name: z.string() });
export type AuditPerson = z.infer<typeof auditPerson>;

/** An entry as the management reads it. */
export const auditRowOf = (
  entry: Omit<AuditEntry, 'action'> & { readonly action: string; readonly by: string | null },
  names: RecordedNames,
): AuditRow => ({
  number: entry.number,
  at: entry.at,
  by: entry.by,
  title: auditTitle(entry),
  subject: auditSubject(entry, names),
  // A difference of a new order would be two long lists of names.
  differences: entry.action === 'catalogue.arranged' ? [] : recordedDifferences(entry, names),
});

/** An entry in memory, with the row that is shown for it. */
export type AuditLine = { readonly entry: AuditEntry; readonly row: AuditRow };

/** One page of the entries that match the query; the search covers subject and person as they are shown. */
export function pageOfAudit(entries: readonly AuditLine[], query: AuditQuery): AuditPage {
  const page = pageOf(entries, searchedByEnd(query), {
    texts: ({ row }) => [row.subject, row.by ?? ''],
    isWanted: ({ entry }) =>
      (query.area === 'all' || areaOf(entry.action) === query.area) &&
      (query.person === '' || query.person === entry.actorId) &&
      isWithin(entry.at, query),
    sorts: { at: ({ entry }) => entry.number },
    key: ({ entry }) => String(entry.number).padStart(12, '0'),
  });
  return { rows: page.rows.map(({ row }) => row), total: page.total };
}

const differencesText = ({ differences }: AuditRow): string =>
  differences.map(({ label, before, after }) => `${label}: ${before === '' ? '' : `${before} → `}${after}`).join('\n');

/** The audit log as a spreadsheet. */
export const AUDIT_CSV: readonly CsvColumn<AuditRow>[] = [
  { title: 'Wann', value: ({ at }) => ({ at }) },
  { title: 'Wer', value: ({ by }) => by },
  { title: 'Was', value: ({ title }) => title },
  { title: 'Wovon', value: ({ subject }) => subject },
  { title: 'Vorher und nachher', value: differencesText },
];
