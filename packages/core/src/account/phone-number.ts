import * as z from 'zod/mini';
import { cleanLine } from '../text/clean-text.ts';
import { swissPhoneNumber } from './phone-mask.ts';

export const PHONE_NUMBER_MISSING = 'Telefonnummer ist erforderlich';
const SHAPE = /^0[1-9]\d \d{3} \d{2} \d{2}$/;

/**
 * A Swiss phone number however it is written, as `078 999 99 99`. `wrong` is the message for everything else, numbers
 * of other countries included. Source: specification, section 5.
 */
export const phoneNumberText = (wrong: string) =>
  z.string(PHONE_NUMBER_MISSING).check(
    z.overwrite((text) => swissPhoneNumber(text) ?? cleanLine(text)),
    z.minLength(1, PHONE_NUMBER_MISSING),
    z.regex(SHAPE, wrong),
  );
