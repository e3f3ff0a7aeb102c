import * as z from 'zod/mini';
import { type Instant, instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';

/** What staff can take off sale: a product, an option, an ingredient. */
export const offer = z.object({
  /** False while staff have switched it off. */
  available: z.boolean(),
  /** Sold out until this instant; in the past means on sale again. */
  soldOutUntil: z.nullable(instant),
});
export type Offer = z.infer<typeof offer>;

/** Sold out ends by itself: at `soldOutUntil` it is on sale again. RangeError for what is no instant. */
export const isSoldOut = ({ soldOutUntil }: Offer, at: Instant): boolean =>
  soldOutUntil !== null && inUtc(soldOutUntil) > inUtc(at);

/**
 * Whether something can be had at `at`, the time of delivery: the one rule for products, options and ingredients. Source:
 * product design, "Catalogue".
 */
export const isOnSale = (judged: Offer, at: Instant): boolean => judged.available && !isSoldOut(judged, at);
