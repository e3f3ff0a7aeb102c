const GROUPS = [3, 3, 2, 2];
const DIGITS = GROUPS.reduce((sum, length) => sum + length, 0);
const SWISS_PREFIX = /^\s*(?:\+|00)41\s*(?:\(0\))?/;

/** An international number that is not (yet) a Swiss one. It stays as it is, so that nobody calls a bent number. */
const FOREIGN = /^\s*\+(?!\s*41)/;
const FOREIGN_DIGITS = 15;

/**
 * Brings what was typed or pasted into the shape `078 999 99 99`; a foreign number keeps its plus and is refused by the
 * schema. Source: specification, section 5.
 */
export function maskPhoneNumber(text: string): string {
  if (FOREIGN.test(text)) return `+${text.replaceAll(/\D/g, '').slice(0, FOREIGN_DIGITS)}`;
  const digits = text.replace(SWISS_PREFIX, '0').replaceAll(/\D/g, '').slice(0, DIGITS);
  const parts: string[] = [];
  for (let index = 0, from = 0; from < digits.length; index++) {
    const to = from + (GROUPS[index] ?? DIGITS);
    parts.push(digits.slice(from, to));
    from = to;
  }
  return parts.join(' ');
}

/** Where the caret belongs in a masked number, so that as many digits stand before it as before masking. */
export function maskedCaret(masked: string, digitsBefore: number): number {
  let caret = 0;
  for (let digits = 0; digits < digitsBefore && caret < masked.length; caret++) if (masked[caret] !== ' ') digits++;
  return caret;
}

export const PHONE_NUMBER_PLACEHOLDER = '078 999 99 99';
