import * as z from 'zod/mini';
import { cleanSigns } from '../text/clean-text.ts';

/** Source: eCH-0097 "Unternehmensidentifikation", check digit by modulus 11. */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** The check digit after the first eight digits of a Swiss company number; null where such numbers are never issued. */
export function uidCheckDigit(digits: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? null : digit;
}

function isUid(vatNumber: string): boolean {
  const digits = vatNumber.replaceAll(/\D/g, '');
  return uidCheckDigit(digits) === Number(digits[8]);
}

const WRONG = 'Bitte gib die MwSt.-Nummer so an: CHE-123.456.788 MWST';

/** A Swiss VAT number, `CHE-123.456.788 MWST`, with a valid check digit. Source: MWSTG art. 66. */
export const vatNumberField = z.string(WRONG).check(
  z.overwrite((text) => cleanSigns(text).replaceAll(/[\p{Pd}\u2212]/gu, '-')),
  z.regex(/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/, { error: WRONG, abort: true }),
  z.refine(isUid, 'Diese MwSt.-Nummer gibt es nicht. Bitte prüfe die Ziffern.'),
);
