import * as z from 'zod/mini';
import { GIFT_CARD_ALPHABET, type RandomBytes, randomCharacters } from '../gift-card/gift-card-code.ts';
import { type Result, err, ok } from '../result/result.ts';
import { cleanCode } from '../text/clean-text.ts';
import type { Instant } from '../time/instant.ts';

const LENGTH = 8;
const VALID_MINUTES = 15;

/** The maximum length of a typed code, with spaces and dashes. */
export const DEVICE_CODE_TEXT_MAX = 40;

const WRITTEN = new RegExp(`^[${GIFT_CARD_ALPHABET}]{${LENGTH}}$`, 'i');

/** A new code: few enough characters to type on a tablet, too many to guess while it is valid. */
export const createDeviceCode = (randomBytes: RandomBytes): string => {
  const characters = randomCharacters(randomBytes, LENGTH);
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
};

/** Until when a code that is made now starts a device. */
export const deviceCodeEnd = (now: Instant): Instant =>
  new Date(Date.parse(now) + VALID_MINUTES * 60_000).toISOString();

/** Reads a code as people type it: small letters, spaces, other or missing dashes. Null when it cannot be one. */
export function parseDeviceCode(text: string): string | null {
  const characters = cleanCode(text).replaceAll(/[\s\p{Pd}\u2212]/gu, '');
  if (!WRITTEN.test(characters)) return null;
  const code = characters.toUpperCase();
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

export const deviceStart = z.object({
  code: z
    .string('Gib den Code ein')
    .check(z.minLength(1, 'Gib den Code ein'), z.maxLength(DEVICE_CODE_TEXT_MAX, 'Der Code ist zu lang')),
});

export type DeviceStart = z.infer<typeof deviceStart>;

/** Wrong, used and expired are one answer: whoever guesses learns nothing. */
export const deviceStartError = z.discriminatedUnion('code', [z.object({ code: z.literal('codeInvalid') })]);
export type DeviceStartError = z.infer<typeof deviceStartError>;

export const DEVICE_START_MESSAGES: Record<DeviceStartError['code'], string> = {
  codeInvalid: 'Dieser Code gilt nicht. Er gilt 15 Minuten und nur einmal. Lass dir einen neuen geben.',
};

/** The code as it is hashed and compared, or the refusal. */
export function readDeviceCode(text: string): Result<string, DeviceStartError> {
  const code = parseDeviceCode(text);
  return code === null ? err({ code: 'codeInvalid' }) : ok(code);
}
