import { cleanCode } from '@ofenpost/core/text/clean-text';

/** Parses an order number: null for empty text, and NaN for other text, which the schema refuses. */
export function orderNumberOf(text: string): number | null {
  const number = cleanCode(text);
  if (number === '') return null;
  return /^\d+$/.test(number) ? Number(number) : Number.NaN;
}
