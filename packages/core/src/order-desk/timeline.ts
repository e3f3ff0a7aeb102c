import * as z from 'zod/mini';
import { auditTitle } from '../audit/audited-actions.ts';
import {
  NOTHING,
  type RecordedDifference,
  type RecordedNames,
  isRecord,
  recordedDifference,
  recordedDifferences,
  recordedIds,
} from '../audit/recorded-differences.ts';
import { formerDifferences } from '../order/former-texts.ts';
import { REASON_LABELS } from '../order/order-reason.ts';
import { ORDER_EDIT_FIELD_LABELS, type Order, type OrderEditField } from '../order/order.ts';
import { AUDITED_COMMANDS, type AuditEntry, type AuditedAction } from '../record/audit-entry.ts';
import { compareTimes } from '../time/compare-times.ts';
import { instant } from '../time/instant.ts';
import { recordedWord } from '../validation/field.ts';

/** One event of an order in words, in German: who did what, when and why, with the values before and after. */
export const timelineEntry = z.object({
  at: instant,
  /** `system`: the server accepted it by itself. `unknown`: a step from before the audit log named who took it. The name is '' for a deleted account. */
  who: z.object({ kind: z.enum(['guest', 'staff', 'system', 'unknown']), name: z.string() }),
  title: z.string(),
  /** '' where nobody was asked. */
  why: z.string(),
  /** `before` is '' where there was nothing before. */
  differences: z.array(recordedDifference),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** An entry of the audit log with its actor's name; null for a guest without an account and for a deleted account. */
export type SignedEntry = AuditEntry & { readonly by: string | null };

/** What belongs to an order: entries of these actions have its number as their subject. */
export const TIMELINE_ACTIONS: readonly AuditedAction[] = [
  ...(Object.keys(AUDITED_COMMANDS) as AuditedAction[]).filter((action) => action.startsWith('order.')),
  'refund.booked',
];

type Placed = { readonly order: Order; readonly accountId: string | null };

const NO_NAMES: RecordedNames = new Map();

/** The ids of couriers: nothing else in the entries about an order is an id. */
export const couriersIn = (entries: readonly SignedEntry[]): string[] =>
  entries.flatMap(({ before, after }) => recordedIds([before, after]));

const REASON = 'reason';
const reasonIn = (value: unknown): unknown => (isRecord(value) ? value[REASON] : null);
const withoutReason = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== REASON)) : value;

/** A recorded reason: a text, or a choice with one. */
function whyOf({ after }: SignedEntry): string {
  const reason = reasonIn(after);
  if (typeof reason === 'string') return reason;
  if (!isRecord(reason)) return '';
  const text = typeof reason['text'] === 'string' ? reason['text'] : '';
  if (text !== '' && reason['code'] === 'other') return text;
  return [recordedWord(REASON_LABELS)(reason['code']), text].filter((part) => part !== '').join(': ');
}

/** The differences of two recorded values without the reason; '' is the value before where there was none. */
const differencesOf = (before: unknown, after: unknown, names: RecordedNames): RecordedDifference[] =>
  recordedDifferences({ before: withoutReason(before), after: withoutReason(after) }, names).map((difference) => ({
    ...difference,
    before: difference.before === NOTHING ? '' : difference.before,
  }));

/** Staff may order for themselves: only a cancellation by the order's own account is the guest's. */
const isByGuest = ({ action, actorId }: SignedEntry, accountId: string | null): boolean =>
  actorId === null || (action === 'order.cancelled' && actorId === accountId);

/** A step without an account that is no cancellation is the server's own. */
function whoOf(entry: SignedEntry, { order, accountId }: Placed): TimelineEntry['who'] {
  if (entry.action === 'order.stepped' && entry.actorId === null) return { kind: 'system', name: '' };
  return isByGuest(entry, accountId)
    ? { kind: 'guest', name: entry.by ?? order.address.contactName }
    : { kind: 'staff', name: entry.by ?? '' };
}

const FIELDS = 'editedFields';

/** A recorded value without the fields whose values the order knows. */
const withoutFields = (value: unknown, told: readonly OrderEditField[]): unknown =>
  isRecord(value) && Array.isArray(value[FIELDS])
    ? { ...value, [FIELDS]: value[FIELDS].filter((field) => !told.includes(field as OrderEditField)) }
    : value;

function entryOf(entry: SignedEntry, placed: Placed, names: RecordedNames): TimelineEntry {
  const edit = placed.order.edits.find(({ at }) => entry.action === 'order.edited' && at === entry.at);
  const former = edit === undefined ? [] : formerDifferences(placed.order, edit);
  const after = withoutFields(
    entry.after,
    former.map(({ field }) => field),
  );
  return {
    at: entry.at,
    who: whoOf(entry, placed),
    title: auditTitle(entry),
    why: whyOf(entry),
    differences: [
      ...differencesOf(entry.before, after, names),
      ...former.map((each) => ({
        label: ORDER_EDIT_FIELD_LABELS[each.field],
        before: each.before,
        after: each.after === '' ? NOTHING : each.after,
      })),
    ],
  };
}

/** The placement: the audit log holds only what staff do. */
function placementOf(
  { address, orderTimeProgresses, deliveryTime, totalPrice }: Order,
  entries: readonly SignedEntry[],
): TimelineEntry {
  // What the order cost then is what the first change of its price found.
  const found = entries.map(({ before }) => (isRecord(before) ? before['totalPrice'] : null));
  const first = found.find((total) => typeof total === 'number');

  return {
    at: orderTimeProgresses.created,
    who: { kind: 'guest', name: address.contactName },
    title: 'Bestellung eingegangen',
    why: '',
    differences: differencesOf(null, { wishedAt: deliveryTime.requestedAt, totalPrice: first ?? totalPrice }, NO_NAMES),
  };
}

const statusIn = ({ after }: SignedEntry): unknown => (isRecord(after) ? after['status'] : null);

/** The steps of an order that the audit log does not have. */
function unrecordedSteps({ orderTimeProgresses }: Order, entries: readonly SignedEntry[]): TimelineEntry[] {
  const { created, ...steps } = orderTimeProgresses;
  const recorded = new Set(entries.map(statusIn));
  return Object.entries(steps).flatMap(([status, at]) => {
    // What staff took on is accepted with it.
    if (at === undefined || recorded.has(status) || at === created) return [];
    const action = status === 'cancelled' ? 'order.cancelled' : 'order.stepped';
    const title = auditTitle({ action, before: null, after: { status } });
    return [{ at, who: { kind: 'unknown', name: '' }, title, why: '', differences: [] }];
  });
}

/** All that happened to an order, from its placement on. `entries` are those of the audit log about it. */
export function orderTimeline(
  placed: Placed,
  entries: readonly SignedEntry[],
  names: RecordedNames = NO_NAMES,
): TimelineEntry[] {
  const inOrder = entries.toSorted((a, b) => a.number - b.number);
  const isByStaff = placed.order.redelivers !== null || inOrder.some(({ action }) => action === 'order.captured');
  return [
    ...(isByStaff ? [] : [placementOf(placed.order, inOrder)]),
    ...inOrder.map((entry) => entryOf(entry, placed, names)),
    ...unrecordedSteps(placed.order, inOrder),
  ].toSorted((a, b) => compareTimes(a.at, b.at));
}
