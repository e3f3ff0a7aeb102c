import * as z from 'zod/mini';

const SHAPE = /^[1-9]\d{3}$/;
const WRONG = 'Bitte gib eine Postleitzahl mit vier Ziffern an';

/** A Swiss postcode, `8400`. */
export const postcode = z.string().check(z.regex(SHAPE));

/** A Swiss postcode as staff enter it, trimmed. */
export const postcodeField = z.string(WRONG).check(z.trim(), z.regex(SHAPE, WRONG));
