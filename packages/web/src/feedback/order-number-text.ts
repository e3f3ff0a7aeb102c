import { cleanCode } from '@ofenpost/core/text/clean-text';

/** What somebody typed as the number of their order: nothing is null, and what is no number is NaN, which the schema refuses. */
export function orderNumberOf(text: string): number | null {
  const number = cleanCode(text);
  if (number === '') return null;
  return /^\d+$/.test(number) ? Number(number) : Number.NaN;
}
