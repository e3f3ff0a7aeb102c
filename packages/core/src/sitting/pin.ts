import * as z from 'zod/mini';
import { type Instant, instant } from '../time/instant.ts';
import { addMinutes, minutesBetween } from '../time/zurich.ts';

const ASCENDING = '01234567890';
const DESCENDING = '09876543210';

/** Whether this is tried first by whoever guesses: one digit repeated, or digits in a row. */
const isGuessable = (pin: string): boolean =>
  new Set(pin).size === 1 || ASCENDING.includes(pin) || DESCENDING.includes(pin);

/** The digits of a PIN; `missing` is the message where there are none. */
export const enteredPin = (missing: string) =>
  z.string(missing).check(z.regex(/^\d{4,6}$/, 'Die PIN hat 4 bis 6 Ziffern'));

/** The PIN that somebody sets. */
export const pinDraft = z.object({
  pin: enteredPin('Gib eine PIN ein').check(
    z.refine((pin) => !isGuessable(pin), 'Diese PIN errät man zu leicht. Nimm keine Reihe und nicht nur eine Ziffer'),
  ),
});
export type PinDraft = z.infer<typeof pinDraft>;

/** What is shown of the own PIN: never the PIN itself. */
export const ownPin = z.object({ since: z.nullable(instant) });
export type OwnPin = z.infer<typeof ownPin>;

const WRONG_MAX = 5;
const BLOCKED_MINUTES = 5;
const BLOCKED_MINUTES_MAX = 60;

/** The wrong PINs in a row of one person at one device. */
export type PinAttempts = { readonly wrong: number; readonly blockedUntil: Instant | null };

/** Until when nobody may try; null when somebody may now. */
export const pinBlockEnd = ({ blockedUntil }: PinAttempts, now: Instant): Instant | null =>
  blockedUntil !== null && minutesBetween(now, blockedUntil) > 0 ? blockedUntil : null;

/** After one more wrong PIN: from the fifth in a row on there is a wait, which doubles up to an hour. */
export function afterWrongPin(before: PinAttempts, now: Instant): PinAttempts {
  const wrong = before.wrong + 1;
  if (wrong < WRONG_MAX) return { wrong, blockedUntil: null };
  const minutes = Math.min(BLOCKED_MINUTES * 2 ** (wrong - WRONG_MAX), BLOCKED_MINUTES_MAX);
  return { wrong, blockedUntil: addMinutes(now, minutes) };
}
