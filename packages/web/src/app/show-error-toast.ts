import { errorToast, isAnswer, isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { selectIsSignOutKnown } from '@ofenpost/core/session/session.machine';
import type { AppActors } from './app-actors.tsx';
import { logFailure } from './log-failure.ts';

/**
 * Tells by a toast what failed, and writes it down. When the session has expired, the page becomes a guest's; who signs out,
 * here or in another tab, knows why.
 */
export function showErrorToast({ toast, session }: AppActors, error: unknown): void {
  logFailure(error);
  if (isSessionExpired(error)) {
    session.send({ type: 'session.expired' });
    if (selectIsSignOutKnown(session.getSnapshot())) return;
  }
  toast.send({ type: 'toast.shown', message: errorToast(error) });
}

/** The same where the page itself says that no answer came, so a lost connection needs no toast too. */
export function showErrorUnlessOffline(actors: AppActors, error: unknown): void {
  if (isAnswer(error)) showErrorToast(actors, error);
  else logFailure(error);
}
