import type { ToastMessage } from '@ofenpost/core/toast/toast-message';

/** Whether the user closed the share sheet, which needs no message. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the link by the browser's share sheet, or copies it. Returns the toast to show, if any. */
export async function shareCreation(url: string): Promise<ToastMessage | null> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: 'Mein Fladen', url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return {
      kind: 'success',
      title: 'Link kopiert',
      detail: 'Schick ihn weiter: Wer ihn öffnet, sieht deinen Fladen.',
    };
  } catch (error) {
    if (isCancelled(error)) return null;
    return { kind: 'info', title: 'Teilen geht hier nicht', detail: 'Kopiere die Adresse dieser Seite von Hand.' };
  }
}
