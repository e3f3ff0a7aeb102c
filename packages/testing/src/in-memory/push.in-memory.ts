import { PUSH_DEVICES_MAX } from '@ofenpost/core/push/push-subscription';
import type { PushPort } from '@ofenpost/core/push/push.port';
import { type PushFollower, createPushUseCases } from '@ofenpost/core/push/push.use-cases';
import { type PushDevice, type Shop, type Visitor, requireMay } from './shop.ts';

const nameOf = (follower: PushFollower): string =>
  follower.kind === 'order' ? `order ${follower.orderId}` : `desk ${follower.accountId}`;

const isDevice = (device: PushDevice, follower: PushFollower, endpoint: string): boolean =>
  device.follower === nameOf(follower) && device.endpoint === endpoint;

const isSignedIn = ({ visitor, accountId }: PushDevice): boolean =>
  accountId === null || visitor.account.id === accountId;

export function createPushInMemory(shop: Shop, visitor: Visitor): PushPort {
  const push = createPushUseCases({
    clock: shop.clock,
    orders: { load: async (id) => shop.orders.find(id) ?? null },
    isCapability: (id, capability) => shop.orders.find(id)?.capability === capability,
    subscriptions: {
      loadKey: async () => 'B'.repeat(87),
      add: async (follower, { endpoint }) => {
        const isSameFollower = (device: PushDevice) => device.follower === nameOf(follower);
        const earlier = shop.pushDevices
          .filter((device) => isSameFollower(device) && device.endpoint !== endpoint)
          .slice(0, PUSH_DEVICES_MAX - 1);
        const added = { follower: nameOf(follower), endpoint, visitor, accountId: visitor.account.id };
        shop.pushDevices = [added, ...earlier, ...shop.pushDevices.filter((device) => !isSameFollower(device))];
      },
      has: async (follower, endpoint) =>
        shop.pushDevices.some((device) => isDevice(device, follower, endpoint) && isSignedIn(device)),
      remove: async (follower, endpoint) => {
        shop.pushDevices = shop.pushDevices.filter((device) => !isDevice(device, follower, endpoint));
      },
    },
  })({ account: async () => visitor.account });
  return {
    ...push,
    followDesk: async (subscription) => {
      requireMay(visitor, 'order.notifyStaff');
      return push.followDesk(subscription);
    },
    followsDesk: async (endpoint) => {
      requireMay(visitor, 'order.notifyStaff');
      return push.followsDesk(endpoint);
    },
    leaveDesk: async (endpoint) => {
      requireMay(visitor, 'order.notifyStaff');
      return push.leaveDesk(endpoint);
    },
  };
}
