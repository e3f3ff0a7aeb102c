import { memoize } from '../memoize/memoize.ts';
import { openRangeAt } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import { whenText } from '../opening-hours/opening-labels.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc, laterOf } from '../time/zurich.ts';
import type { Offer, AvailabilitySchedule, Product } from './product.ts';

/**
 * When something is made and when it is delivered. A sold-out item is missing in the kitchen, so it is compared with
 * the moment at which the kitchen begins; schedules and menus are compared with the moment of delivery. Source: product
 * design, "Catalogue".
 */
export type Serving = { readonly begins: Instant; readonly arrives: Instant };

/** Made and delivered at the same moment. */
export const servedAt = (at: Instant): Serving => ({ begins: at, arrives: at });

/** Sold out ends by itself at `soldOutUntil`. RangeError for an invalid instant. */
export const isSoldOut = ({ soldOutUntil }: Offer, at: Instant): boolean =>
  soldOutUntil !== null && inUtc(soldOutUntil) > inUtc(at);

/**
 * Whether an offer can be made for `serving`: the one rule for products, options and ingredients. Source: product
 * design, "Catalogue".
 */
export const isOnSale = (offer: Offer, { begins }: Serving): boolean => offer.available && !isSoldOut(offer, begins);

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
 * Whether a product, an option or a part of a pizza can be made and delivered at the times of `serving`; only products
 * have a schedule. Sold out ends by itself. RangeError for an invalid instant. Source: product design, "Catalogue".
 */
export function productAvailability(
  product: Offer & Partial<Pick<Product, 'availabilitySchedule'>>,
  { begins, arrives }: Serving,
): ProductAvailability {
  const { available, soldOutUntil, availabilitySchedule = null } = product;
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

/** Up to this number, products are named; more are counted. */
const NAMED_MAX = 3;

type ComparedProduct = Offer & Pick<Product, 'id' | 'name' | 'availabilitySchedule'>;

function named(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return more > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} und ${more} mehr` : names.join(', ');
}

/**
 * What changed for products on the page between two loads, for the times of `at`: `Nicht mehr zu haben: Margherita.`,
 * or ''. Added and deleted products are not named.
 */
export function offerChanges(
  before: readonly ComparedProduct[],
  after: readonly ComparedProduct[],
  at: Serving,
): string {
  const isAvailable = (product: ComparedProduct) => productAvailability(product, at).available;
  const known = new Map(before.map((product) => [product.id, product]));
  const changed = after.filter((product) => {
    const earlier = known.get(product.id);
    // The quick test first: most products did not change.
    return earlier !== undefined && earlier !== product && isAvailable(earlier) !== isAvailable(product);
  });
  const unavailable = changed.filter((product) => !isAvailable(product)).map(({ name }) => name);
  const back = changed.filter(isAvailable).map(({ name }) => name);
  return [
    ...(unavailable.length > 0 ? [`Nicht mehr zu haben: ${named(unavailable)}.`] : []),
    ...(back.length > 0 ? [`Wieder zu haben: ${named(back)}.`] : []),
  ].join(' ');
}
