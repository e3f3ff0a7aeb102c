import { cleanSigns } from '../text/clean-text.ts';

/**
 * Francs or per cent: digits with apostrophes or spaces between thousands, then a point or comma with one or two more
 * digits, or dashes for none. Of point and comma, one stands between thousands only where the other one follows.
 */
const TYPED =
  /^(\d{1,3}(?:['’‘‛ʹʼ´`′\u066C ]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,9})(?:[.,\u066B](\d{1,2}|[\p{Pd}\u2212]{1,2}))?$/u;
const UNIT = /^(?:chf|s?fr\.?)\s*|\s*(?:%|chf|s?fr\.?)$/giu;

/**
 * The hundredths in a typed number: `12.5`, `12,50`, `CHF 12.-`, `1'200` are Rappen, `2.6 %` are basis points. Null for
 * an invalid or negative number and for more than two decimals: nothing is rounded silently.
 */
export function readHundredths(text: string): number | null {
  const [, whole, part = ''] = TYPED.exec(cleanSigns(text).replaceAll(UNIT, '').trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = /^\d+$/.test(part) ? Number(part.padEnd(2, '0')) : 0;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + hundredths;
}

const MINUS = /^[\p{Pd}\u2212] ?/u;
const PLUS = /^\+ ?/;

/** The same with a sign: `-5`, `+ 12.50`. */
export function readSignedHundredths(text: string): number | null {
  const signed = cleanSigns(text);
  if (!MINUS.test(signed)) return readHundredths(signed.replace(PLUS, ''));
  const taken = readHundredths(signed.replace(MINUS, ''));
  return taken === null ? null : 0 - taken;
}

/** An amount in Rappen for a field: `12.50`. '' for an invalid amount. */
export const francsText = (rappen: number): string => (Number.isFinite(rappen) ? (rappen / 100).toFixed(2) : '');

/** Basis points for a field: `2.6`. '' for an invalid number. */
export const percentFieldText = (basisPoints: number): string =>
  Number.isFinite(basisPoints) ? String(basisPoints / 100) : '';
