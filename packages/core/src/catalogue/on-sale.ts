import type { Instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import type { Offer } from './offer.ts';
import type { Serving } from './serving.ts';

/** Sold out ends by itself at `soldOutUntil`. RangeError for an invalid instant. */
export const isSoldOut = ({ soldOutUntil }: Offer, at: Instant): boolean =>
  soldOutUntil !== null && inUtc(soldOutUntil) > inUtc(at);

/**
 * Whether an offer can be made for `serving`: the one rule for products, options and ingredients. Source: product
 * design, "Catalogue".
 */
export const isOnSale = (offer: Offer, { begins }: Serving): boolean => offer.available && !isSoldOut(offer, begins);
