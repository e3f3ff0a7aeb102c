import { GUEST } from '@ofenpost/core/account/guest';
import { type Action, may } from '@ofenpost/core/role/permission';
import type { StorefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import { type LiveQueue, createLiveQueue } from '../live/live-queue.ts';
import type { Services } from '../services.ts';

export const loadStorefrontVersion = async ({ content }: Pick<Services, 'content'>): Promise<StorefrontVersion> => ({
  version: (await content.read()).version,
});

/** Sends the current version, then every change. It subscribes before it reads, so nothing is missed in between. */
export async function watchContent(services: Services): Promise<LiveQueue<StorefrontVersion>> {
  let isNotified = false;
  const queue = createLiveQueue<StorefrontVersion>();
  const unsubscribe = await services.contentFeed.subscribe({
    changed: (version) => {
      isNotified = true;
      queue.push(version);
    },
    lost: (error) => queue.fail(error),
  });
  void queue.ended.then(unsubscribe);
  try {
    const version = await loadStorefrontVersion(services);
    // A version that arrived meanwhile is newer.
    if (!isNotified) queue.push(version);
  } catch (error) {
    unsubscribe();
    throw error;
  }
  return queue;
}

/** Actions on personal or internal data, which is no part of the storefront. */
const APART: ReadonlySet<Action> = new Set<Action>([
  'account.edit',
  'account.manage',
  'account.readAll',
  'accounting.close',
  'accounting.reopen',
  'address.edit',
  'apiKey.manage',
  'audit.read',
  'bookkeeping.edit',
  'courier.assign',
  'courier.drive',
  'courier.handIn',
  'device.manage',
  'feedback.answer',
  'giftCard.adjust',
  'giftCard.issue',
  'giftCard.void',
  'kitchen.work',
  'order.capture',
  'order.correctPayment',
  'order.edit',
  'order.print',
  'order.step',
  'order.notifyStaff',
  'photo.upload',
  'pin.edit',
  'pizza.save',
  'printer.edit',
  'printer.try',
  'role.change',
  'sitting.begin',
  'staffLimit.edit',
  'webhook.manage',
]);

/**
 * Whether such a call may change the storefront. An action that is missing in the list above counts as one that may, so
 * nothing gets stale.
 */
export const mayChangeContent = (action: Action): boolean => !may(GUEST, action) && !APART.has(action);
