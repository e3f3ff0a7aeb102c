import type { HalfPriceRule } from './pizza-offer.ts';

/** German labels for staff. */
export const HALF_PRICE_LABELS: Readonly<Record<HalfPriceRule, string>> = {
  half_each: 'Jede Hälfte zum halben Preis',
  dearer_half: 'Die teurere Hälfte zählt ganz, die andere nichts',
  full: 'Jede Hälfte zum ganzen Preis',
};
