import * as z from 'zod/mini';
import { withoutFormer } from '../order/former-texts.ts';
import { isFinished } from '../order/order-lifecycle.machine.ts';
import type { Order, OrderAddress } from '../order/order.ts';
import { type Result, err } from '../result/result.ts';
import { isTeam } from '../role/role.ts';
import type { Account } from './account.ts';
import { removableAccount } from './role-change.ts';

export const accountRemovalError = z.discriminatedUnion('code', [
  /** Everybody may remove only the own account. */
  z.object({ code: z.literal('accountForeign') }),
  /** An order is still open, and the kitchen or the courier may have to call. */
  z.object({ code: z.literal('ordersOpen'), numbers: z.array(z.int()) }),
  /** Somebody must remain who can change roles. */
  z.object({ code: z.literal('lastManager') }),
  /** Who works here stays named in the books, so the management closes the account. */
  z.object({ code: z.literal('ofTeam') }),
]);
export type AccountRemovalError = z.infer<typeof accountRemovalError>;

/** Such as `1001`, `1001 und 1002`, `1001, 1002 und 1003`. */
const listOf = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter((part) => part !== '').join(' und ');

/** Why an account cannot be removed, in German. */
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
    case 'ofTeam':
      return 'Du gehörst zum Team. Bitte die Geschäftsleitung, dein Konto zu schliessen.';
  }
}

type Removal = {
  readonly accountId: string;
  /** The orders of this account, at least those that are not finished. */
  readonly orders: readonly Pick<Order, 'number' | 'status'>[];
};

/**
 * The account that may be removed. `accounts` are all accounts, or at least the one in question and all managers.
 * Refused while an order is open, and for the last manager.
 */
export function validateRemoval(
  accounts: readonly Account[],
  { accountId, orders }: Removal,
): Result<Account, Exclude<AccountRemovalError, { code: 'ofTeam' }>> {
  const removable = removableAccount(accounts, accountId);
  if (!removable.ok)
    return err({ code: removable.error.code === 'lastManager' ? 'lastManager' : ('accountForeign' as const) });
  const open = orders.filter(({ status }) => !isFinished(status)).map(({ number }) => number);
  return open.length === 0 ? removable : err({ code: 'ordersOpen', numbers: open.toSorted((a, b) => a - b) });
}

/** `validateRemoval` for the own account. Who is in the team cannot remove it: what they did must keep their name. */
export function validateOwnRemoval(
  accounts: readonly Account[],
  removal: Removal,
): Result<Account, AccountRemovalError> {
  const removable = validateRemoval(accounts, removal);
  return removable.ok && isTeam(removable.value) ? err({ code: 'ofTeam' }) : removable;
}

/** What replaces the person in an order. Postcode and town stay, because figures by area need them. */
export const FORGOTTEN_PERSON: Omit<OrderAddress, 'postcode' | 'town'> = {
  contactName: 'Konto gelöscht',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  note: '',
};

/**
 * An order as it stays in the books when its account is deleted: lines, amounts, VAT, payment and times stay for ten
 * years, the person is removed. A receipt needs no name. Source: OR art. 958f, MWSTG art. 26 and 70, MWSTV art. 57.
 */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  revision: order.revision + 1,
  address: { ...order.address, ...FORGOTTEN_PERSON },
  remark: '',
  edits: order.edits.map(withoutFormer),
});

/**
 * Whether a contact that a guest left belongs to whoever verified this e-mail address. A phone number belongs to nobody:
 * anybody can enter anybody's.
 */
export const isContactOf = (verifiedEmail: string | null, contact: string): boolean =>
  verifiedEmail !== null && contact.trim().toLowerCase() === verifiedEmail.toLowerCase();
