import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../logging/logger.ts';

/** What was found wrong in the sign-in that goes on in this request. */
const currentReasons = new AsyncLocalStorage<string[]>();

/** The cause of a failed query; its own message would put people's data into the log. */
function textOf(detail: unknown): string {
  if (!(detail instanceof Error)) return JSON.stringify(detail);
  return detail.cause instanceof Error ? textOf(detail.cause) : detail.message;
}

/** Takes one step of a sign-in. `outcome` is null when it broke; `reasons` hold what was found wrong on the way. */
export async function reportSignIn<T>(
  step: () => Promise<T>,
): Promise<{ readonly outcome: T | null; readonly reasons: readonly string[] }> {
  const reasons: string[] = [];
  try {
    return { outcome: await currentReasons.run(reasons, step), reasons };
  } catch (error) {
    reasons.push(textOf(error));
    return { outcome: null, reasons };
  }
}

/** Keeps what better-auth says, so that a failure is logged once, with its reasons. */
export function addReason(fallback: Logger, message: string, details: readonly unknown[]): void {
  const reason = [message, ...details.map(textOf)].join(' ');
  const reasons = currentReasons.getStore();
  if (reasons === undefined) fallback.error(reason);
  else reasons.push(reason);
}
