import type { canSeeOrder } from '@ofenpost/core/order/order-visibility';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { opensOrder } from './order-capability.ts';
import { type StoredOrder, findOrder } from './order.repository.ts';

type AskedOrder = { readonly id: string; readonly capability?: string | undefined };

/** The order, if whoever asks holds its capability or if the account is allowed. */
export async function findOrderFor(
  { database, authSecret }: Pick<Services, 'database' | 'authSecret'>,
  accountOf: ApiContext['account'],
  { id, capability }: AskedOrder,
  allows: typeof canSeeOrder,
): Promise<StoredOrder | null> {
  const stored = await findOrder(database, id);
  if (stored === null) return null;
  if (capability !== undefined && opensOrder(authSecret, id, capability)) return stored;
  return allows(await accountOf(), stored) ? stored : null;
}
