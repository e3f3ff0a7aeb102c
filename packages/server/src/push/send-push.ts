import { isStaffEvent, isNoticeCurrent, noticeOf, pushEvent } from '@ofenpost/core/push/push-notice';
import * as z from 'zod/mini';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { orderCapability } from '../order/order-capability.ts';
import { findOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { enqueuePush, enqueueSends } from './push-queue.ts';
import type { PushTransport } from './push-transport.ts';
import { findSubscribers, findSubscription, forgetEndpoint, loadPushKeys } from './push.repository.ts';

const aboutOrder = z.object({ orderId: z.uuid(), event: pushEvent });
const toDevice = z.extend(aboutOrder, { subscriptionId: z.uuid() });

/**
 * The job that finds who is told about an event of an order; nobody when later ones have overtaken it. A new order gets
 * its alarm here, by the settings of this moment.
 */
export const createFanOutPush =
  ({ database, content }: Pick<Services, 'database' | 'content'>) =>
  async ({ payload }: JobRun): Promise<void> => {
    const about = aboutOrder.parse(payload);
    const { orderId, event } = about;
    const stored = await findOrder(database, orderId);
    if (stored === null || !isNoticeCurrent(stored.order, event)) return;
    const { orderAlarmLimits } = await content.read();
    await database.transaction(async (tx) => {
      await enqueueSends(tx, about, await findSubscribers(tx, orderId, event));
      if (event === 'placed')
        await enqueuePush(tx, { orderId, event: 'alarm' }, { minutes: orderAlarmLimits.alarmMinutes });
    });
  };

type Sending = Pick<Services, 'database' | 'content' | 'clock' | 'authSecret'> & {
  readonly transport: PushTransport;
  readonly log: Logger;
};

/** The page that a tap opens. */
function pathOf(
  { authSecret }: Pick<Services, 'authSecret'>,
  {
    orderId,
    isForStaff,
    isGuest,
  }: { readonly orderId: string; readonly isForStaff: boolean; readonly isGuest: boolean },
): string {
  if (isForStaff) return '/admin/incoming-orders';
  return isGuest ? `/order/${orderId}?capability=${orderCapability(authSecret, orderId)}` : `/order/${orderId}`;
}

/**
 * The job that tells one device about an event of an order as it stands now. Throws when a later attempt may succeed. A
 * device that its push service does not know any more is forgotten.
 */
export const createSendPush =
  ({ database, content, clock, authSecret, transport, log }: Sending) =>
  async ({ payload, isLastAttempt, signal }: JobRun): Promise<void> => {
    const { orderId, event, subscriptionId } = toDevice.parse(payload);
    const [subscription, stored] = await Promise.all([
      findSubscription(database, subscriptionId),
      findOrder(database, orderId),
    ]);
    if (subscription === null || stored === null || !isNoticeCurrent(stored.order, event)) return;
    const isForStaff = isStaffEvent(event);
    // Whoever has lost the role or signed out meanwhile is told nothing.
    if (isForStaff && !(await findSubscribers(database, orderId, event)).includes(subscriptionId)) return;
    const { restaurant } = await content.read();
    const path = pathOf({ authSecret }, { orderId, isForStaff, isGuest: stored.accountId === null });
    const outcome = await transport
      .send(
        {
          subscription,
          notice: noticeOf(stored.order, event, { now: clock.now(), path }),
          event,
          orderId,
          keys: await loadPushKeys(database),
          contact: restaurant.email,
        },
        signal,
      )
      .catch(() => 'failed' as const);
    if (outcome === 'gone') await forgetEndpoint(database, subscription.endpoint);
    // The address of a device is personal, so the log names its host alone.
    const { host } = new URL(subscription.endpoint);
    if (outcome === 'refused') log.error({ orderId, event, host }, 'notice refused');
    if (outcome !== 'failed') return;
    if (!isLastAttempt) throw new Error(`a notice was not sent to ${host}`);
    log.warn({ orderId, event, host }, 'notice given up');
  };
