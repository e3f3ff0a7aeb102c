/** The calls that a key has left, and when that was counted, in milliseconds. */
export type CallBudget = { readonly left: number; readonly at: number };

const CALLS_A_MINUTE = 60;
const BURST = 120;
const MS_A_CALL = 60_000 / CALLS_A_MINUTE;

/**
 * Takes one call: 60 a minute, and after a pause up to 120 at once. `waitMs` says after how many milliseconds the next
 * one is allowed; it is 0 when this one is.
 */
export function takeCall(budget: CallBudget | undefined, now: number): CallBudget & { readonly waitMs: number } {
  const { left, at } = budget ?? { left: BURST, at: now };
  const filled = Math.min(BURST, left + Math.max(now - at, 0) / MS_A_CALL);
  return filled < 1
    ? { left: filled, at: now, waitMs: Math.ceil((1 - filled) * MS_A_CALL) }
    : { left: filled - 1, at: now, waitMs: 0 };
}
