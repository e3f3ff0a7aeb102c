const GROUPS = [3, 3, 2, 2];
const FOREIGN_DIGITS = 15;
const SWISS_PREFIX = /^(?:00)?41/;

/** The national digits of what was typed: `+41`, `0041` and `(0)` are ways to write the first 0. */
function nationalDigits(digits: string, isInternational: boolean): string {
  const national = isInternational || digits.startsWith('0041');
  return national ? `0${digits.replace(SWISS_PREFIX, '').replace(/^0+/, '')}` : digits;
}

/**
 * Brings what was typed or pasted into the shape `078 999 99 99`, as far as it goes. A number that is not, or not yet, a
 * Swiss one keeps its plus and is refused by the schema: nobody shall call a bent number. Source: specification, section
 * 5.
 */
export function maskPhoneNumber(text: string): string {
  const isInternational = /^\s*\+/.test(text);
  const digits = text.replaceAll(/\D/g, '');
  if (isInternational && !digits.startsWith('41')) return `+${digits.slice(0, FOREIGN_DIGITS)}`;
  let rest = nationalDigits(digits, isInternational);
  const parts: string[] = [];
  for (const length of GROUPS) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join(' ').trim();
}

/** Where the caret belongs in a masked number, so that as many digits stand before it as before masking. */
export function maskedCaret(masked: string, digitsBefore: number): number {
  let caret = 0;
  for (let digits = 0; digits < digitsBefore && caret < masked.length; caret++) if (masked[caret] !== ' ') digits++;
  return caret;
}

/** Source: specification, section 5. */
export const PHONE_NUMBER_PLACEHOLDER = '078 999 99 99';
