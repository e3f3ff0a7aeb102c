import * as z from 'zod/mini';

export const PHONE_NUMBER_MISSING = 'Telefonnummer ist erforderlich';
const SHAPE = /^\d{3} \d{3} \d{2} \d{2}$/;

/**
 * A Swiss phone number written `078 999 99 99`, trimmed. `wrong` tells about every other shape. Source: specification,
 * section 5.
 */
export const phoneNumberText = (wrong: string) =>
  z.string(PHONE_NUMBER_MISSING).check(z.trim(), z.minLength(1, PHONE_NUMBER_MISSING), z.regex(SHAPE, wrong));
