import type { OrderKey } from '../order/order.port.ts';
import type { Result } from '../result/result.ts';
import type { PushError, PushSubscriptionKeys } from './push-subscription.ts';

/** Which notices this device gets. */
export type PushPort = {
  /** The public key for which a browser hands out a subscription. */
  loadKey(): Promise<string>;
  /** Tells this device what becomes of an own order, by account or by capability. */
  followOrder(
    key: OrderKey,
    subscription: PushSubscriptionKeys,
  ): Promise<Result<void, PushError | { readonly code: 'orderUnknown' }>>;
  /** Whether the device with this address is told about the order. */
  followsOrder(key: OrderKey, endpoint: string): Promise<Result<boolean, { readonly code: 'orderUnknown' }>>;
  /** Ends it; nothing happens for an address that does not follow the order. */
  leaveOrder(key: OrderKey, endpoint: string): Promise<Result<void, { readonly code: 'orderUnknown' }>>;
  /** Tells this device of new orders, of those that wait too long and of guests' cancellations. */
  followDesk(subscription: PushSubscriptionKeys): Promise<Result<void, PushError>>;
  followsDesk(endpoint: string): Promise<boolean>;
  leaveDesk(endpoint: string): Promise<void>;
};
