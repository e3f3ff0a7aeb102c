import * as z from 'zod/mini';
import type { ToastMessage } from '../toast/toast-message.ts';

/** The number of other devices that were signed out. */
export const otherSessions = z.object({ ended: z.int() });
export type OtherSessions = z.infer<typeof otherSessions>;

/** The toast about it. */
export function otherSessionsToast({ ended }: OtherSessions): ToastMessage {
  if (ended === 0) return { kind: 'info', title: 'Nur hier angemeldet', detail: 'Auf keinem anderen Gerät.' };
  const detail = ended === 1 ? 'Auf einem anderen Gerät.' : `Auf ${ended} anderen Geräten.`;
  return { kind: 'success', title: 'Abgemeldet', detail };
}
