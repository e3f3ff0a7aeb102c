import { memoize } from '../memoize/memoize.ts';
import { openRangeAt } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import { whenText } from '../opening-hours/opening-labels.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc, laterOf } from '../time/zurich.ts';
import type { Offer } from './offer.ts';
import { isSoldOut } from './on-sale.ts';
import type { AvailabilitySchedule, Product } from './product.ts';
import type { Serving } from './serving.ts';

export type ProductAvailability =
  | { readonly available: true }
  | {
      readonly available: false;
      readonly reason: 'switchedOff' | 'soldOut' | 'outsideSchedule';
      /** When it is on sale again, if that is known. */
      readonly again: Instant | null;
      /** German, for the guest. */
      readonly explanation: string;
    };

/** The same window always gives the same object, because the open ranges are memoized by it. */
const toSchedule = memoize(({ daysOfWeek, from, to }: AvailabilitySchedule): Schedule => ({
  openingDays: daysOfWeek.map((day) => ({ dayOfWeek: day, openingHour: [{ open: from, close: to }] })),
  extraordinaryOpeningHour: [],
}));

/** The first moment from `from` on at which the product can be delivered. */
function firstInWindow(window: AvailabilitySchedule | null, from: Instant): Instant | null {
  if (window === null) return from;
  const range = openRangeAt(toSchedule(window), from, null);
  return range === null ? null : laterOf(from, range.opens);
}

/**
 * Whether a product can be made and delivered at the times of `serving`. Sold out ends by itself. RangeError for an
 * invalid instant. Source: product design, "Catalogue".
 */
export function productAvailability(
  product: Offer & Pick<Product, 'availabilitySchedule'>,
  { begins, arrives }: Serving,
): ProductAvailability {
  const { available, soldOutUntil, availabilitySchedule } = product;
  if (!available)
    return { available: false, reason: 'switchedOff', again: null, explanation: 'Zurzeit nicht verfügbar' };
  if (soldOutUntil !== null && isSoldOut(product, begins)) {
    const again = firstInWindow(availabilitySchedule, soldOutUntil);
    const explanation = again === null ? 'Ausverkauft' : `Ausverkauft, wieder da ${whenText(again, arrives)}`;
    return { available: false, reason: 'soldOut', again, explanation };
  }
  const from = inUtc(arrives);
  const again = firstInWindow(availabilitySchedule, from);
  if (again === from) return { available: true };
  const explanation = again === null ? 'Zurzeit nicht verfügbar' : `Erst wieder ${whenText(again, arrives)}`;
  return { available: false, reason: 'outsideSchedule', again, explanation };
}
