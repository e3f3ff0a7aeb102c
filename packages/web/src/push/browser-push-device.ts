import type { PushDevice, PushDevicePort } from '@ofenpost/core/push/push-device.port';
import { pushSubscription, type PushSubscriptionKeys } from '@ofenpost/core/push/push-subscription';
import { hasServiceWorker } from '../hydration/page-meta.ts';

/** How long the service worker, which the page registers once it is stable, may take to start, in ms. */
const WORKER_TIMEOUT_MS = 20_000;

/** Whether this browser can show notices, and its user has not refused them; iPhones can in an installed app only. */
export const mayShowNotices = (): boolean =>
  hasServiceWorker &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  Notification.permission !== 'denied';

/** The worker that gets the notices. */
function startedWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the service worker does not start')), WORKER_TIMEOUT_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A subscription for another key of the server, as after moving to a new database, is of no use any more. */
async function subscribeWithKey(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const previous = await pushManager.getSubscription();
    if (previous === null) throw error;
    await previous.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function look(): Promise<PushDevice> {
  if (!mayShowNotices()) return { permission: 'unable', endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return {
    permission: Notification.permission === 'granted' ? 'granted' : 'unasked',
    endpoint: subscription?.endpoint ?? null,
  };
}

async function subscribe(publicKey: string): Promise<PushSubscriptionKeys | null> {
  const registration = await startedWorker();
  const subscription = pushSubscription.safeParse((await subscribeWithKey(registration, publicKey)).toJSON());
  // Another kind of address is one that the server cannot use.
  return subscription.success ? subscription.data : null;
}

/** The notices of this browser. */
export const createBrowserPushDevice = (): PushDevicePort => ({
  look,
  async subscribe(loadKey) {
    if (Notification.permission !== 'granted' && (await Notification.requestPermission()) !== 'granted') return null;
    return subscribe(await loadKey());
  },
});
