/** How long the server may take to say that it is there, in ms. */
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Whether the server answers at all: not without a network, and not where a proxy or a host answers for it, whatever its
 * status is.
 */
export async function isServerReached(): Promise<boolean> {
  try {
    const timeout = new Promise<never>((_, reject) => void setTimeout(reject, TIMEOUT_MILLISECONDS));
    const { ok, headers } = await Promise.race([fetch('/api/time', { cache: 'no-store' }), timeout]);
    return ok && (headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/** Marks in this tab that the page was reloaded for a reason; false if it was marked before, or cannot be. */
function mark(reason: string): boolean {
  try {
    if (sessionStorage.getItem(reason) !== null) return false;
    sessionStorage.setItem(reason, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for a part of it that a press could not load twice: the file is gone since an update, or the browser
 * remembers its failure. It does so once for each address and part, only while the server answers, and not while a
 * dialog is open, whose fields are stored nowhere. Returns whether the page is being reloaded.
 */
export async function reloadOnce(part: string): Promise<boolean> {
  if (document.querySelector('[role$="dialog"]') !== null || !(await isServerReached())) return false;
  const isReloaded = mark(`reloaded ${location.pathname} ${part}`);
  if (isReloaded) location.reload();
  return isReloaded;
}
