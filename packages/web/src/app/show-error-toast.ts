import { errorToast, isAnswer, isSessionExpired, unloadedError } from '@ofenpost/core/error/error-catalogue';
import { selectIsSignOutKnown } from '@ofenpost/core/session/session.machine';
import type { AppActors } from './app-actors.tsx';
import { isMissingPart } from './missing-part.ts';

/** Logs an error to the browser's console. Source: specification, section 8. */
export function logFailure(error: unknown): void {
  console.error(error);
}

/**
 * Shows an error as a toast, and logs it. After an expired session the page becomes a guest's; a sign-out, here or in
 * another tab, needs no toast.
 */
export function showErrorToast({ toast, session }: AppActors, error: unknown): void {
  logFailure(error);
  if (isSessionExpired(error)) {
    session.send({ type: 'session.expired' });
    if (selectIsSignOutKnown(session.getSnapshot())) return;
  }
  toast.send({
    type: 'toast.shown',
    message: errorToast(isMissingPart(error) ? unloadedError(navigator.onLine, error) : error),
  });
}

/** The same, except where the page itself shows that it is offline, so that no toast repeats it. */
export function showErrorUnlessOffline(actors: AppActors, error: unknown): void {
  if (isAnswer(error)) showErrorToast(actors, error);
  else logFailure(error);
}
