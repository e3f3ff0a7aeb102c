import { errorToast, isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import type { AppActors } from './app-actors.tsx';
import { logFailure } from './log-failure.ts';

/** Tells by a toast what failed, and writes it down. When the session has expired, the page becomes a guest's. */
export function tellFailure({ toast, session }: AppActors, error: unknown): void {
  logFailure(error);
  toast.send({ type: 'toast.shown', message: errorToast(error) });
  if (isSessionExpired(error)) session.send({ type: 'session.expired' });
}
