import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../logging/logger.ts';

/** A session that has begun, with its account. */
export type BegunSession = { readonly accountId: string; readonly token: string };

type Progress = { readonly reasons: string[]; begun: BegunSession | null };

/** The sign-in in this request: the errors so far, and the session that began. */
const current = new AsyncLocalStorage<Progress>();

/** The cause of a failed query; its own message would put personal data into the log. */
function textOf(detail: unknown): string {
  if (!(detail instanceof Error)) return JSON.stringify(detail);
  return detail.cause instanceof Error ? textOf(detail.cause) : detail.message;
}

type Report<T> = {
  /** Null when the step threw. */
  readonly outcome: T | null;
  /** The errors that were reported. */
  readonly reasons: readonly string[];
  /** Null when no session has begun. */
  readonly begun: BegunSession | null;
};

/** Runs one step of a sign-in and collects its reports. */
export async function reportSignIn<T>(step: () => Promise<T>): Promise<Report<T>> {
  const progress: Progress = { reasons: [], begun: null };
  try {
    return { outcome: await current.run(progress, step), ...progress };
  } catch (error) {
    progress.reasons.push(textOf(error));
    return { outcome: null, ...progress };
  }
}

/** Records the session that began: the log then has its account together with the provider. */
export function addSession(begun: BegunSession): void {
  const progress = current.getStore();
  if (progress !== undefined) progress.begun = begun;
}

/** Records an error of better-auth, so that a failure is logged once, with its reasons. */
export function addReason(fallback: Logger, message: string, details: readonly unknown[]): void {
  const reason = [message, ...details.map(textOf)].join(' ');
  const progress = current.getStore();
  if (progress === undefined) fallback.error(reason);
  else progress.reasons.push(reason);
}
