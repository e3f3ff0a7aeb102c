import type { AccountDetail } from '@ofenpost/core/account/account-admin';
import type { AccountQuery, AccountPage } from '@ofenpost/core/account/account-list';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { or, lt, eq, gte, and, sql, desc, gt } from 'drizzle-orm';
import {
  id,
  firstname,
  lastname,
  email,
  phoneNumber,
  rolesId,
  createdAt,
  searched,
} from '../account/account.repository.ts';
import { accounts } from '../account/account.table.ts';
import { apiKeys } from '../api-key/api-key.table.ts';
import type { Transaction } from '../database/database.ts';
import { devices } from '../device/device.table.ts';
import { containsWords, onPage, sortedText, inOrder } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';
import { hasFactor } from '../session/second-factor.repository.ts';
import { sessions } from '../session/session.table.ts';

const ROW = { id, firstname, lastname, email, phoneNumber, rolesId, createdAt };

type Stored = { readonly createdAt: Date };

const rowOf = <T extends Stored>({ createdAt: since, ...row }: T) => ({ ...row, since: since.toISOString() });

/** The condition for each role, as core's `roleOf` derives it from `rolesId`. */
const hasRole = {
  all: undefined,
  customer: or(lt(rolesId, ROLES_ID.courier), eq(rolesId, ROLES_ID.customer)),
  courier: eq(rolesId, ROLES_ID.courier),
  staff: eq(rolesId, ROLES_ID.staff),
  manager: gte(rolesId, ROLES_ID.manager),
};

/** Devices and API keys are no persons, so they are none of the accounts; nor are closed ones. */
const isPerson = sql`${accounts.closedAt} is null
  and not exists (select from ${devices} where ${devices.id} = ${accounts.id})
  and not exists (select from ${apiKeys} where ${apiKeys.id} = ${accounts.id})`;

/** Core's `pageOfAccounts` as queries. */
export async function findAccounts(db: Transaction, query: AccountQuery): Promise<AccountPage> {
  const isWanted = and(isPerson, containsWords(searched, query.q), hasRole[query.role]);
  const { limit, offset } = onPage(query);
  const name = sortedText(sql`${lastname} || ' ' || ${firstname}`);
  const rows = await db
    .select(ROW)
    .from(accounts)
    .where(isWanted)
    .orderBy(...inOrder(query, { name, email: sortedText(email), since: createdAt }, [createdAt, id]))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(rowOf), total: await db.$count(accounts, isWanted) };
}

export async function findAccountDetail(db: Transaction, accountId: string): Promise<AccountDetail | null> {
  const [stored] = await db
    .select(ROW)
    .from(accounts)
    .where(and(isPerson, eq(id, accountId)));
  if (stored === undefined) return null;
  const { id: orderId, number, orderTimeProgresses } = orders;
  const [last] = await db
    .select({ id: orderId, number, progresses: orderTimeProgresses })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(number))
    .limit(1);
  return {
    ...rowOf(stored),
    orders: await db.$count(orders, eq(orders.accountId, accountId)),
    lastOrder: last === undefined ? null : { id: last.id, number: last.number, at: last.progresses.created },
    sessions: await db.$count(sessions, and(eq(sessions.userId, accountId), gt(sessions.expiresAt, new Date()))),
    hasSecondFactor: await hasFactor(db, accountId),
  };
}
