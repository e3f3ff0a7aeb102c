import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../logging/logger.ts';

/** A session that has begun, and whose it is. */
export type BegunSession = { readonly accountId: string; readonly token: string };

type Progress = { readonly reasons: string[]; begun: BegunSession | null };

/** The sign-in that goes on in this request: what was found wrong, and who it turned out to be. */
const current = new AsyncLocalStorage<Progress>();

/** The cause of a failed query; its own message would put people's data into the log. */
function textOf(detail: unknown): string {
  if (!(detail instanceof Error)) return JSON.stringify(detail);
  return detail.cause instanceof Error ? textOf(detail.cause) : detail.message;
}

type Report<T> = {
  /** Null when the step broke. */
  readonly outcome: T | null;
  /** What was found wrong on the way. */
  readonly reasons: readonly string[];
  /** Null when none has. */
  readonly begun: BegunSession | null;
};

/** Takes one step of a sign-in. */
export async function reportSignIn<T>(step: () => Promise<T>): Promise<Report<T>> {
  const progress: Progress = { reasons: [], begun: null };
  try {
    return { outcome: await current.run(progress, step), ...progress };
  } catch (error) {
    progress.reasons.push(textOf(error));
    return { outcome: null, ...progress };
  }
}

/** Keeps which session has begun: the log names whose it is together with the provider. */
export function addSession(begun: BegunSession): void {
  const progress = current.getStore();
  if (progress !== undefined) progress.begun = begun;
}

/** Keeps what better-auth says, so that a failure is logged once, with its reasons. */
export function addReason(fallback: Logger, message: string, details: readonly unknown[]): void {
  const reason = [message, ...details.map(textOf)].join(' ');
  const progress = current.getStore();
  if (progress === undefined) fallback.error(reason);
  else progress.reasons.push(reason);
}
