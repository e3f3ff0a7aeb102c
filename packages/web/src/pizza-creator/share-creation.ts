import type { ToastMessage } from '@ofenpost/core/toast/toast-message';

/** Somebody closed the sheet of the browser: nothing to tell. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passes the link on as the browser can: by its own sheet, or copied. Answers what to tell, if anything. */
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
