import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';

type SharedLink = {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
  /** What the toast says after the link was copied. */
  readonly copied: string;
};

/** Whether the user closed the share sheet, which needs no message. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

type ToastActor = { send(event: { readonly type: 'toast.shown'; readonly message: ToastMessage }): void };

/** Shares a link by the browser's share sheet, or copies it with its text and says so in a toast. */
export async function shareLink({ toast }: { readonly toast: ToastActor }, link: SharedLink): Promise<void> {
  const message = await offerLink(link);
  if (message !== null) toast.send({ type: 'toast.shown', message });
}

async function offerLink({ copied, ...link }: SharedLink): Promise<ToastMessage | null> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return null;
    }
    await navigator.clipboard.writeText(link.text === undefined ? link.url : `${link.text} ${link.url}`);
    return { kind: 'success', title: 'Link kopiert', detail: copied };
  } catch (error) {
    if (isCancelled(error)) return null;
    return { kind: 'info', title: 'Teilen geht hier nicht', detail: 'Kopiere die Adresse dieser Seite von Hand.' };
  }
}
