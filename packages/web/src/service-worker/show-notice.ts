import type { PushNotice } from '@ofenpost/core/push/push-notice';
import type { WorkerScope } from './cached-pages.ts';

const ICON = '/icons/app-192.png';

const isNotice = (value: unknown): value is PushNotice =>
  typeof value === 'object' &&
  value !== null &&
  (['title', 'body', 'path', 'tag'] as const).every((key) => typeof (value as Partial<PushNotice>)[key] === 'string');

function parse(text: string): PushNotice | null {
  try {
    const value: unknown = JSON.parse(text);
    return isNotice(value) ? value : null;
  } catch {
    return null;
  }
}

/** Shows what the server tells this device while no page does, and opens the page that a notice is about. */
export function showNotices(scope: WorkerScope): void {
  const { clients, registration, location } = scope;
  /** The open pages of this path, the visible ones first. */
  async function pagesOf(path: string) {
    const { pathname } = new URL(path, location.origin);
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages
      .filter(({ url }) => new URL(url).pathname === pathname)
      .toSorted((a, b) => Number(b.visibilityState === 'visible') - Number(a.visibilityState === 'visible'));
  }

  async function show({ title, body, path, tag, onlyWhenHidden }: PushNotice): Promise<void> {
    const [page] = await pagesOf(path);
    if (onlyWhenHidden && page?.visibilityState === 'visible') return;
    await registration.showNotification(title, {
      body,
      tag,
      // Without it a notice that takes the place of another one is silent.
      renotify: true,
      lang: 'de-CH',
      icon: ICON,
      data: path,
    });
  }

  async function open(path: string): Promise<void> {
    const address = new URL(path, location.origin);
    if (address.origin !== location.origin) return;
    const [page] = await pagesOf(path);
    if (page === undefined) await clients.openWindow(address.href);
    else await page.focus();
  }

  scope.addEventListener('push', (event) => {
    const notice = parse(event.data?.text() ?? '');
    if (notice !== null) event.waitUntil(show(notice));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    if (typeof notification.data === 'string') event.waitUntil(open(notification.data));
  });
}
