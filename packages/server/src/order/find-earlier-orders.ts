import { staffViewOf } from '@ofenpost/core/notification/order-mail';
import { newestFirst } from '@ofenpost/core/order-desk/board';
import { earlierOrdersSearch } from '@ofenpost/core/order/earlier-orders';
import type { Order } from '@ofenpost/core/order/order';
import type { Services } from '../services.ts';
import { boardDayBegin } from './board-day-begin.ts';
import { selectEarlierOrders } from './earlier-orders.repository.ts';
import { findOrders } from './order.repository.ts';

/** Core's `findEarlierOrders` from the database. */
export async function findEarlierOrders(services: Services, query: string): Promise<Order[]> {
  const search = earlierOrdersSearch(query);
  const select = search && selectEarlierOrders(services.database, search, boardDayBegin(services));
  if (select === null) return [];
  const found = await select;
  const stored = await findOrders(
    services.database,
    found.map(({ id }) => id),
  );
  return stored.map(staffViewOf).toSorted(newestFirst);
}
