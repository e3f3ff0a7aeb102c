import { isLinkOpen } from '@ofenpost/core/order/order-link';
import type { canSeeOrder } from '@ofenpost/core/order/order-visibility';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { opensOrder } from './order-capability.ts';
import { type StoredOrder, findOrder } from './order.repository.ts';

type VisibleOrderRequest = { readonly id: string; readonly capability?: string | undefined };

/** The order, if the caller has its valid capability or the account may see it. */
export async function findVisibleOrder(
  { database, authSecret, clock }: Pick<Services, 'database' | 'authSecret' | 'clock'>,
  accountOf: ApiContext['account'],
  { id, capability }: VisibleOrderRequest,
  allows: typeof canSeeOrder,
): Promise<StoredOrder | null> {
  const stored = await findOrder(database, id);
  if (stored === null) return null;
  const hasLink = capability !== undefined && opensOrder(authSecret, id, capability);
  if (hasLink && isLinkOpen(stored.order, clock.now())) return stored;
  return allows(await accountOf(), stored) ? stored : null;
}
