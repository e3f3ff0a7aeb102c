import * as z from 'zod/mini';
import { cleanedCode } from '../text/text.ts';
import { SWISS_POSTCODE } from './swiss-postcode.ts';

const WRONG = 'Bitte gib eine Postleitzahl mit vier Ziffern an';

/** A Swiss postcode, `8400`. */
export const postcode = z.string().check(z.regex(SWISS_POSTCODE));

/** A Swiss postcode as staff enter it, cleaned. */
export const postcodeField = z.string(WRONG).check(cleanedCode, z.regex(SWISS_POSTCODE, WRONG));
