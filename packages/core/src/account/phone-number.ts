import * as z from 'zod/mini';

const SHAPE = /^\d{3} \d{3} \d{2} \d{2}$/;

/**
 * A Swiss phone number written `078 999 99 99`, trimmed. `wrong` tells about every other shape. Source: specification,
 * section 5.
 */
export const phoneNumberText = (wrong: string) =>
  z
    .string('Telefonnummer ist erforderlich')
    .check(z.trim(), z.minLength(1, 'Telefonnummer ist erforderlich'), z.regex(SHAPE, wrong));
