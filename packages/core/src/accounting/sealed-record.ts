import type { OrderReason } from '../order/order-reason.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Instant } from '../time/instant.ts';
import type { DayClose } from './accounting.ts';
import type { Booked } from './booking-list.ts';
import type { CanonicalValue } from './canonical-json.ts';
import type { SealChain, SealHeads } from './seal.ts';

/** Where a record stands in its chain, with the hashes that stand for who did it. */
export type SealPlace = { readonly seq: number; readonly person: string | null; readonly personName: string | null };

export type SealedBooking = Booked & { readonly id: string | null };
export type SealedOrderEvent = {
  readonly orderId: string;
  readonly revision: number;
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason: OrderReason | null;
};
export type SealedClose = Omit<DayClose, 'by'> & {
  readonly seals: SealHeads | null;
  /** Of a reversal: the close that it takes back, and why. */
  readonly reverses: number | null;
  readonly reason: string | null;
};

type Fields = { readonly [name: string]: CanonicalValue | undefined };
type Record = { readonly [name: string]: CanonicalValue };

/** How the fields below are written. A change of what stands in old rows needs the next one. */
const VERSION = 1;

/**
 * Empty fields are left out, so a field that is added to the list later, and that old rows do not have, leaves their hashes
 * as they are.
 */
function recordOf(chain: SealChain, place: SealPlace, fields: Fields): Record {
  const record: { [name: string]: CanonicalValue } = {};
  for (const [name, value] of Object.entries({ ...fields, ...place, chain, v: VERSION }))
    if (value !== null && value !== undefined) record[name] = value;
  return record;
}

/** What of an entry of the journal is sealed: all but who made it, of whom only a hash is. */
export function recordOfBooking({ number, day, id, booking }: SealedBooking, place: SealPlace): Record {
  const { kind, at, orderId, orderNumber, note, area, orderTotal, discount, deliveryFee, rounding, shares } = booking;
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
    // Old rows have none.
    discount: discount === 0 ? null : discount,
    deliveryFee,
    rounding,
    shares: shares.map(({ vatRate, method, gross, vat }) => ({ vatRate, method, gross, vat })),
  });
}

/** What of a step of an order is sealed. */
export const recordOfOrderEvent = (
  { orderId, revision, status, at, reason }: SealedOrderEvent,
  place: SealPlace,
): Record =>
  recordOf('order_events', place, {
    orderId,
    revision,
    status,
    at,
    reason: reason === null ? null : { code: reason.code, text: reason.text },
  });

/** What of the close of a day, or of its reversal, is sealed, with the last seals that it names itself. */
export const recordOfClose = (
  { number, day, at, supplier, figures, cash, seals, reverses, reason }: SealedClose,
  place: SealPlace,
): Record => recordOf('day_closes', place, { number, day, at, supplier, figures, cash, seals, reverses, reason });
