import type { Instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import type { Offer } from './offer.ts';

/** Sold out ends by itself: at `soldOutUntil` it is on sale again. RangeError for what is no instant. */
export const isSoldOut = ({ soldOutUntil }: Offer, at: Instant): boolean =>
  soldOutUntil !== null && inUtc(soldOutUntil) > inUtc(at);

/**
 * Whether something can be had at `at`, the time of delivery: the one rule for products, options and ingredients. Source:
 * product design, "Catalogue".
 */
export const isOnSale = (judged: Offer, at: Instant): boolean => judged.available && !isSoldOut(judged, at);
