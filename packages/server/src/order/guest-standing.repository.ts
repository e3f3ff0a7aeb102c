import type { GuestTraces } from '@ofenpost/core/checkout/checkout.use-cases';
import type { GuestStanding } from '@ofenpost/core/checkout/compose-order';
import { sql } from 'drizzle-orm';
import { type Transaction, preparePerDatabase } from '../database/database.ts';
import { isOpenOrder, orders } from './order.table.ts';

/** The class of the advisory locks of addresses: any number without another use in this database. */
const ADDRESS_LOCKS = 7_405_131;

/** Core's `isProof` as a query. */
const isProof = sql`(${orders.status} = 'delivered' or ${orders.payment} ->> 'state' in ('prepaid', 'collected', 'paidOnline'))`;

const findCounts = preparePerDatabase((db) =>
  db
    .select({
      hasEarlierOrder: sql<boolean>`exists (
        select from ${orders}
        where ${orders.address} ->> 'phoneNumber' = ${sql.placeholder('phoneNumber')} and ${isProof})`,
      ofDevice: sql`(
        select count(*) from ${orders} where ${orders.cartId} = ${sql.placeholder('cartId')} and ${isOpenOrder})`.mapWith(
        Number,
      ),
      atAddress: sql`(
        select count(*) from ${orders}
        where ${orders.addressBlock} = ${sql.placeholder('addressBlock')} and ${isOpenOrder})`.mapWith(Number),
    })
    .from(sql`(select) as one`)
    .prepare('find_guest_standing'),
);

type Ordering = { readonly traces: GuestTraces; readonly cartId: string | null; readonly hasAccount: boolean };

/**
 * What is known of whoever orders. Nobody else can order to the address until the transaction ends, and the lock of the
 * cart keeps back other orders of the device.
 */
export async function lockStanding(tx: Transaction, { traces, cartId, hasAccount }: Ordering): Promise<GuestStanding> {
  const { phoneNumber, addressBlock } = traces;
  if (addressBlock !== null)
    await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, hashtext(${addressBlock}))`);
  const [found] = await findCounts(tx).execute({ phoneNumber, cartId, addressBlock });
  const { hasEarlierOrder = false, ofDevice = 0, atAddress = 0 } = found ?? {};
  return { hasAccount, hasEarlierOrder, openOrders: { ofDevice, atAddress } };
}
