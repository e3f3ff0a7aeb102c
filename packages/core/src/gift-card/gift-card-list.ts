import * as z from 'zod/mini';
import { listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';
import { type EnteredGiftCard, type GiftCardLedger, balanceOf, givenOf, isVoided } from './gift-card-ledger.ts';
import { giftCard } from './gift-card.ts';

/** Whether something can be paid with it, nothing is left on it, or it was ended. */
export const giftCardState = z.enum(['usable', 'spent', 'void']);
export type GiftCardState = z.infer<typeof giftCardState>;

export const stateOf = ({ isVoid, balance }: { readonly isVoid: boolean; readonly balance: number }): GiftCardState => {
  if (isVoid) return 'void';
  return balance > 0 ? 'usable' : 'spent';
};

/** What staff may ask of the gift cards. */
export const GIFT_CARD_LIST = defineList({
  sorts: ['issued', 'buyer', 'amount', 'balance'],
  filters: { state: z.enum(['all', ...giftCardState.options]) },
  blank: { sort: '-issued', state: 'all' },
  hasSecretWords: true,
});
export type GiftCardQuery = typeof GIFT_CARD_LIST.start;

/** A gift card among others, without its history. */
export const giftCardRow = z.extend(
  z.pick(giftCard, { id: true, code: true, buyer: true, email: true, balance: true, mailFailed: true }),
  {
    issued: instant,
    /** What it was issued for, in Rappen. */
    amount: price,
    /** What of the balance nobody paid for, in Rappen. */
    given: price,
    state: giftCardState,
  },
);
export type GiftCardRow = z.infer<typeof giftCardRow>;

export const giftCardPage = z.extend(listPage(giftCardRow), {
  /** What the restaurant owes for all gift cards with which something can be paid, in Rappen: what was given it does not. */
  outstanding: price,
});
export type GiftCardPage = z.infer<typeof giftCardPage>;

/** A gift card as a row, from what was entered and its ledger, which begins with its issue. */
export function giftCardRowOf({ id, code, buyer, email }: EnteredGiftCard, ledger: GiftCardLedger): GiftCardRow {
  const balance = balanceOf(ledger);
  const [{ at: issued, amount } = { at: '', amount: 0 }] = ledger;
  const state = stateOf({ isVoid: isVoided(ledger), balance });
  return { id, code, buyer, email, balance, given: givenOf(ledger), issued, amount, state };
}

/** One page of the wanted gift cards, and what is outstanding of all. */
export const pageOfGiftCards = (rows: readonly GiftCardRow[], query: GiftCardQuery): GiftCardPage => ({
  ...pageOf(rows, query, {
    texts: ({ code, buyer, email }) => [code, code.replaceAll('-', ''), buyer, email ?? ''],
    isWanted: ({ state }) => query.state === 'all' || query.state === state,
    sorts: {
      issued: ({ issued }) => issued,
      buyer: ({ buyer }) => buyer,
      amount: ({ amount }) => amount,
      balance: ({ balance }) => balance,
    },
    key: ({ issued, id }) => issued + id,
  }),
  outstanding: rows.reduce((sum, { state, balance, given }) => (state === 'void' ? sum : sum + balance - given), 0),
});
