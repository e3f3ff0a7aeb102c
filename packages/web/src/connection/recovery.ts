import type { Ports } from '@ofenpost/core/ports';
import { isCachedPage, loadedPath } from '../hydration/page-meta.ts';

/** How long the server may take to say that it is there, in ms. */
const TIMEOUT_MILLISECONDS = 5_000;

/** Who answers: not the server without a network, and not where a proxy or a host answers for it, whatever its status is. */
async function whoAnswers(): Promise<'server' | 'other' | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const { ok, headers } = await fetch('/api/time', { cache: 'no-store', signal });
    return ok && headers.get('content-type')?.includes('json') === true ? 'server' : 'other';
  } catch {
    return null;
  }
}

export const isServerReached = async (): Promise<boolean> => (await whoAnswers()) === 'server';

/**
 * Reloads the page for a part of it that a press could not load twice: the file is gone since an update, or the browser
 * remembers its failure. It does so once for each address and part, only while the server answers, and not while a
 * dialog is open, whose fields are stored nowhere. Returns whether the page is being reloaded.
 */
export async function reloadOnce(part: string): Promise<boolean> {
  const mark = `reloaded ${location.pathname} ${part}`;
  try {
    if (document.querySelector('[role$="dialog"]') !== null || sessionStorage.getItem(mark) !== null) return false;
    if (!(await isServerReached())) return false;
    sessionStorage.setItem(mark, '');
    location.reload();
    return true;
  } catch {
    // Without a storage for the mark it could go on and on.
    return false;
  }
}

/**
 * What helps by itself where a page could not be loaded; `isShown`: whether its failure is still shown. Returns whether
 * anybody answers: where nobody does, there is no network.
 */
export async function recoverPage({ appUpdate }: Pick<Ports, 'appUpdate'>, isShown: () => boolean): Promise<boolean> {
  const answering = await whoAnswers();
  const isReached = answering === 'server';
  if (!isShown()) return true;
  // A page that was loaded here is not loaded again by itself: that would go on and on.
  const isNavigated = location.pathname !== loadedPath;
  // After an update the server has other files. Who looks for updates does not reload for the same files again.
  if (isNavigated && isReached) appUpdate.reload().catch(() => location.reload());
  else if (isReached || !navigator.serviceWorker?.controller) return answering !== null;
  // The service worker may have cached the page; otherwise its offline page explains more.
  else if (isNavigated) location.reload();
  // The page is cached, but not for this search.
  else if (isCachedPage && location.search !== '') location.replace(location.pathname);
  return answering !== null;
}
