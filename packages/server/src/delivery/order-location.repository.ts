import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orderLocations } from './order-location.table.ts';

/** By postcode and town, those without delivery at the moment too. */
export const loadOrderLocations = (db: Transaction): Promise<OrderLocation[]> =>
  db.select().from(orderLocations).orderBy(asc(orderLocations.postcode), asc(orderLocations.town));
