import { isOwnOrder, type OrderViewer } from '../order/order-summary.ts';
import type { OrderKey } from '../order/order.port.ts';
import { type OrderAccess, findVisibleOrder } from '../order/order.use-cases.ts';
import { type Result, err, ok } from '../result/result.ts';
import { type PushSubscriptionKeys, isPushEndpoint } from './push-subscription.ts';
import type { PushPort } from './push.port.ts';

/** Who is told: the devices of one order, or those of an account at the order desk. */
export type PushFollower =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'desk'; readonly accountId: string };

export type PushRepository = {
  /** The public key; the private one stays on the server. */
  loadKey(): Promise<string>;
  /** Adds a device, once for each address, and drops the oldest above `PUSH_DEVICES_MAX`. */
  add(follower: PushFollower, subscription: PushSubscriptionKeys): Promise<void>;
  has(follower: PushFollower, endpoint: string): Promise<boolean>;
  remove(follower: PushFollower, endpoint: string): Promise<void>;
};

export type PushDependencies = OrderAccess & { readonly subscriptions: PushRepository };

type Caller = { readonly account: () => Promise<OrderViewer> };

const UNKNOWN = err({ code: 'orderUnknown' } as const);

/** What devices do about their notices. The host has checked permission and input. */
export const createPushUseCases =
  ({ subscriptions, ...access }: PushDependencies) =>
  (caller: Caller): PushPort => {
    const followerOf = async (key: OrderKey): Promise<PushFollower | null> => {
      const order = await findVisibleOrder(access, caller.account, key, isOwnOrder);
      return order === null ? null : { kind: 'order', orderId: order.id };
    };
    const staffFollower = async (): Promise<PushFollower> => {
      const { id } = await caller.account();
      if (id === null) throw new Error('A guest follows the order desk.');
      return { kind: 'desk', accountId: id };
    };
    const add = async (follower: PushFollower, subscription: PushSubscriptionKeys) => {
      if (!isPushEndpoint(subscription.endpoint)) return err({ code: 'pushServiceUnknown' } as const);
      return ok(await subscriptions.add(follower, subscription));
    };
    return {
      loadKey: () => subscriptions.loadKey(),
      followOrder: async (key, subscription) => {
        const follower = await followerOf(key);
        return follower === null ? UNKNOWN : add(follower, subscription);
      },
      followsOrder: async (key, endpoint): Promise<Result<boolean, { readonly code: 'orderUnknown' }>> => {
        const follower = await followerOf(key);
        return follower === null ? UNKNOWN : ok(await subscriptions.has(follower, endpoint));
      },
      leaveOrder: async (key, endpoint): Promise<Result<void, { readonly code: 'orderUnknown' }>> => {
        const follower = await followerOf(key);
        return follower === null ? UNKNOWN : ok(await subscriptions.remove(follower, endpoint));
      },
      followDesk: async (subscription) => add(await staffFollower(), subscription),
      followsDesk: async (endpoint) => subscriptions.has(await staffFollower(), endpoint),
      leaveDesk: async (endpoint) => subscriptions.remove(await staffFollower(), endpoint),
    };
  };
