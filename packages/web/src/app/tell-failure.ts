import { errorToast, isAnswer, isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { selectIsSignOutKnown } from '@ofenpost/core/session/session.machine';
import { isMissingPart } from '../error/missing-part.ts';
import type { AppActors } from './app-actors.tsx';
import { logFailure } from './log-failure.ts';

/**
 * Tells by a toast what failed, and writes it down. When the session has expired, the page becomes a guest's; who signs out,
 * here or in another tab, knows why.
 */
export function tellFailure({ toast, session }: AppActors, error: unknown): void {
  logFailure(error);
  if (isSessionExpired(error)) {
    session.send({ type: 'session.expired' });
    if (selectIsSignOutKnown(session.getSnapshot())) return;
  }
  toast.send({ type: 'toast.shown', message: errorToast(isMissingPart(error) ? undefined : error) });
}

/** The same where the page itself says that no answer came, so a lost connection needs no toast too. */
export function tellUnlessLost(actors: AppActors, error: unknown): void {
  if (isAnswer(error)) tellFailure(actors, error);
  else logFailure(error);
}
