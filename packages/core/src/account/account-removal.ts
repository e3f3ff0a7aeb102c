import * as z from 'zod/mini';
import { isFinished } from '../order/order-transitions.ts';
import type { Order, OrderAddress } from '../order/order.ts';
import { type Result, err } from '../result/result.ts';
import type { Account } from './account.ts';
import { removableAccount } from './role-change.ts';

export const accountRemovalError = z.discriminatedUnion('code', [
  /** Everybody removes the own account only. */
  z.object({ code: z.literal('accountForeign') }),
  /** Somebody is still baking or on the way, and may have to call. */
  z.object({ code: z.literal('ordersOpen'), numbers: z.array(z.int()) }),
  /** Somebody must remain who can change roles. */
  z.object({ code: z.literal('lastManager') }),
]);
export type AccountRemovalError = z.infer<typeof accountRemovalError>;

/** `1001`, `1001 und 1002`, `1001, 1002 und 1003`. */
const listOf = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter((part) => part !== '').join(' und ');

/** What somebody is told whose account stays. */
export function accountRemovalMessage(error: AccountRemovalError): string {
  switch (error.code) {
    case 'accountForeign':
      return 'Du kannst nur dein eigenes Konto löschen.';
    case 'ordersOpen':
      return error.numbers.length === 1
        ? `Deine Bestellung ${listOf(error.numbers)} ist noch unterwegs zu dir. Danach kannst du das Konto löschen.`
        : `Deine Bestellungen ${listOf(error.numbers)} sind noch unterwegs zu dir. Danach kannst du das Konto löschen.`;
    case 'lastManager':
      return 'Du bist als Einzige oder Einziger in der Geschäftsleitung. Gib die Rolle zuerst jemand anderem.';
  }
}

type Removal = {
  readonly accountId: string;
  /** Those of this account, at least the ones that are not finished. */
  readonly orders: readonly Pick<Order, 'number' | 'status'>[];
};

/**
 * The account that may go. `accounts` are all accounts, or at least the one in question and all managers. It stays while
 * an order is open, and as long as it is the last manager's.
 */
export function validateRemoval(
  accounts: readonly Account[],
  { accountId, orders }: Removal,
): Result<Account, AccountRemovalError> {
  const removable = removableAccount(accounts, accountId);
  if (!removable.ok)
    return err({ code: removable.error.code === 'lastManager' ? 'lastManager' : ('accountForeign' as const) });
  const open = orders.filter(({ status }) => !isFinished(status)).map(({ number }) => number);
  return open.length === 0 ? removable : err({ code: 'ordersOpen', numbers: open.toSorted((a, b) => a - b) });
}

/** What stands in an order instead of the person. Postcode and town stay: figures by area need them. */
export const FORGOTTEN_PERSON: Omit<OrderAddress, 'postcode' | 'town'> = {
  contactName: 'Konto gelöscht',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  note: '',
};

/**
 * An order as it is kept for the books when its account is gone: lines, amounts, VAT, payment and times stay, for ten years;
 * who ordered goes. A receipt needs no name. Source: OR art. 958f, MWSTG art. 26 and 70, MWSTV art. 57.
 */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  revision: order.revision + 1,
  address: { ...order.address, ...FORGOTTEN_PERSON },
  remark: '',
});

/** Whether a text that a guest left, an e-mail address or a phone number, is this account's. */
export function isContactOf({ email, phoneNumber }: Account, contact: string): boolean {
  const left = contact.trim().toLowerCase();
  const digits = left.replaceAll(/\D/g, '');
  const own = phoneNumber.replaceAll(/\D/g, '');
  return left !== '' && (left === email?.toLowerCase() || (own !== '' && digits === own));
}
