import type { OrderReason } from '../order/order-reason.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Instant } from '../time/instant.ts';
import type { DayClose } from './accounting.ts';
import type { Booked } from './booking-list.ts';
import type { CanonicalValue, SealChain, SealHeads } from './seal.ts';

/** The place of a record in its chain, with the hashes that stand for the person. */
export type SealPlace = { readonly seq: number; readonly person: string | null; readonly personName: string | null };

export type SealedBooking = Booked & { readonly id: string | null };
export type SealedOrderEvent = {
  readonly orderId: string;
  readonly revision: number;
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason: OrderReason | null;
  readonly change: string | null;
};
export type SealedClose = Omit<DayClose, 'by'> & {
  readonly seals: SealHeads | null;
  /** Of a reversal: the number of the close and the reason. */
  readonly reverses: number | null;
  readonly reason: string | null;
};

type Fields = { readonly [name: string]: CanonicalValue | undefined };
type Record = { readonly [name: string]: CanonicalValue };

/** The version of the format of the fields below. A change to fields of old rows needs the next number. */
const VERSION = 1;

/**
 * Empty fields are left out, so that a field that is added to the list later does not change the hashes of old rows,
 * which lack it.
 */
function recordOf(chain: SealChain, place: SealPlace, fields: Fields): Record {
  const record: { [name: string]: CanonicalValue } = {};
  for (const [name, value] of Object.entries({ ...fields, ...place, chain, v: VERSION }))
    if (value !== null && value !== undefined) record[name] = value;
  return record;
}

/** The sealed part of a journal entry. The person is sealed as a hash only. */
export function recordOfBooking({ number, day, id, booking }: SealedBooking, place: SealPlace): Record {
  const { kind, at, orderId, orderNumber, note, area, orderTotal, discount, given, promotion } = booking;
  const { deliveryFee, rounding, shares } = booking;
  return recordOf('bookings', place, {
    number,
    id,
    day,
    at,
    kind,
    orderId,
    orderNumber,
    note,
    area,
    orderTotal,
    // Old rows have no discount and nothing given.
    discount: discount === 0 ? null : discount,
    given: given === 0 ? null : given,
    promotion: promotion && { name: promotion.name, amount: promotion.amount },
    deliveryFee,
    rounding,
    shares: shares.map(({ vatRate, method, gross, vat }) => ({ vatRate, method, gross, vat })),
  });
}

/** The sealed part of a step of an order. */
export const recordOfOrderEvent = (
  { orderId, revision, status, at, reason, change }: SealedOrderEvent,
  place: SealPlace,
): Record =>
  recordOf('order_events', place, {
    orderId,
    revision,
    status,
    at,
    reason: reason === null ? null : { code: reason.code, text: reason.text },
    change,
  });

/** The sealed part of a close or its reversal, with the last seals that it names itself. */
export const recordOfClose = (
  { number, day, at, supplier, figures, cash, online, terminal, byHand, seals, reverses, reason }: SealedClose,
  place: SealPlace,
): Record =>
  recordOf('day_closes', place, {
    number,
    day,
    at,
    supplier,
    figures,
    cash,
    online,
    terminal,
    byHand,
    seals,
    reverses,
    reason,
  });
