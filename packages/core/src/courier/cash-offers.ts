import { DENOMINATIONS } from '../accounting/cash.ts';

/** A guest rarely pays with more notes than fit here. */
const OFFERS_MAX = 6;
/** The notes that guests round up to, in Rappen. */
const STEPS = DENOMINATIONS.filter((worth) => worth >= 500 && worth <= 10_000);
const LARGEST = 20_000;

/**
 * What a guest is likely to give for an amount, in Rappen, from the exact amount on: the next round amounts by coins and
 * notes.
 */
export function cashOffers(amount: number): readonly number[] {
  const rounded = STEPS.map((step) => Math.ceil(amount / step) * step);
  const offers = [...new Set([amount, ...rounded, LARGEST])].filter((offer) => offer >= amount);
  return offers.toSorted((a, b) => a - b).slice(0, OFFERS_MAX);
}

/** What the courier gives back, in Rappen; null while too little is given, or nothing yet (`NaN`). */
export const changeOf = (given: number, amount: number): number | null => (given >= amount ? given - amount : null);
