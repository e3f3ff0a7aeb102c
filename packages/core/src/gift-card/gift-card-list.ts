import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { price } from '../money/money.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { instant } from '../time/instant.ts';
import { codeHint, parseGiftCardCode } from './gift-card-code.ts';
import type { GiftCardAdjustmentKind } from './gift-card-draft.ts';
import { type EnteredGiftCard, type GiftCardLedger, balanceOf, givenOf, isVoided } from './gift-card-ledger.ts';
import { type GiftCard, giftCard, type GiftCardEntry } from './gift-card.ts';

/** `usable` has a balance, `spent` has none left, `void` was voided. */
export const giftCardState = z.enum(['usable', 'spent', 'void']);
export type GiftCardState = z.infer<typeof giftCardState>;

export const stateOf = ({ isVoid, balance }: { readonly isVoid: boolean; readonly balance: number }): GiftCardState => {
  if (isVoid) return 'void';
  return balance > 0 ? 'usable' : 'spent';
};

/** What staff can search, filter and sort gift cards by. */
export const GIFT_CARD_LIST = defineList({
  file: { path: '/admin/gift-cards.csv', page: '/admin/gift-cards', action: 'giftCard.issue', name: 'Gutscheine' },
  sorts: ['issued', 'buyer', 'amount', 'balance'],
  filters: { state: z.enum(['all', ...giftCardState.options]) },
  blank: { sort: '-issued', state: 'all' },
  hasSecretWords: true,
});
export type GiftCardQuery = typeof GIFT_CARD_LIST.start;

/** A whole code is searched by its last block: what is typed letter by letter must not lead to the letters before. */
export function searchedByEnd<Query extends { readonly q: string }>(query: Query): Query {
  const code = parseGiftCardCode(query.q);
  return code === null ? query : { ...query, q: codeHint(code).slice(1) };
}

/** A gift card as a row of the list, without its entries and without its code, which is worth money. */
export const giftCardRow = z.extend(
  z.pick(giftCard, { id: true, buyer: true, email: true, balance: true, mailFailed: true }),
  {
    /** The last block of the code, as `codeHint` answers it. */
    codeHint: z.string(),
    issued: instant,
    /** The amount for which it was issued, in Rappen. */
    amount: price,
    /** The given part of the balance, in Rappen. */
    given: price,
    state: giftCardState,
  },
);
export type GiftCardRow = z.infer<typeof giftCardRow>;

export const giftCardPage = z.extend(listPage(giftCardRow), {
  /** What the restaurant owes for all usable gift cards, in Rappen, without the given part. */
  outstanding: price,
});
export type GiftCardPage = z.infer<typeof giftCardPage>;

/** A gift card as a row, from its entered data and its ledger, which begins with the issue. */
export function giftCardRowOf({ id, code, buyer, email }: EnteredGiftCard, ledger: GiftCardLedger): GiftCardRow {
  const balance = balanceOf(ledger);
  const [{ at: issued, amount } = { at: '', amount: 0 }] = ledger;
  const state = stateOf({ isVoid: isVoided(ledger), balance });
  return { id, codeHint: codeHint(code), buyer, email, balance, given: givenOf(ledger), issued, amount, state };
}

/** One page of the gift cards that match the query, and the outstanding amount of all. */
export const pageOfGiftCards = (rows: readonly GiftCardRow[], query: GiftCardQuery): GiftCardPage => ({
  ...pageOf(rows, query, {
    texts: ({ codeHint: end, buyer, email }) => [end, buyer, email ?? ''],
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

/** German labels for staff. */
export const GIFT_CARD_STATE_LABELS: Readonly<Record<GiftCardState, string>> = {
  usable: 'gültig',
  spent: 'aufgebraucht',
  void: 'gesperrt',
};

/** The kinds of changes that staff can choose from. */
export const GIFT_CARD_ADJUSTMENT_LABELS: Readonly<Record<GiftCardAdjustmentKind, string>> = {
  given: 'Kulanz: geschenkt, beim Einlösen ein Nachlass',
  adjusted: 'Korrektur: es stimmte nicht, zum Beispiel vertippt',
};

/** What a correction of a gift card does to the till or the terminal, in one line for staff. */
export function correctionHint({ paidWith }: Pick<GiftCard, 'paidWith'>): string {
  if (paidWith === null) return 'Kasse und Terminal bleiben: Wie bezahlt wurde, ist nicht bekannt.';
  const where = paidWith === 'cash' ? 'Die Kasse' : `Das Terminal (${PAYMENT_METHOD_LABELS[paidWith]})`;
  return `${where} erwartet heute um so viel mehr oder weniger.`;
}

/** The German names of ledger entries, for staff. */
export const GIFT_CARD_ENTRY_LABELS: Readonly<Record<GiftCardEntry['kind'], string>> = {
  issued: 'Ausgestellt',
  redeemed: 'Eingelöst',
  refunded: 'Zurückerstattet',
  given: 'Kulanz',
  adjusted: 'Korrigiert',
  voided: 'Gesperrt',
};

/** The gift cards as a spreadsheet, which is passed on: with the last block of their codes, which pays for nothing. */
export const GIFT_CARD_CSV: readonly CsvColumn<GiftCardRow>[] = [
  { title: 'Code', value: ({ codeHint: end }) => end },
  { title: 'Käufer', value: ({ buyer }) => buyer },
  { title: 'E-Mail', value: ({ email }) => email },
  { title: 'Ausgestellt', value: ({ issued }) => ({ day: issued }) },
  { title: 'Betrag CHF', value: ({ amount }) => ({ rappen: amount }) },
  { title: 'Guthaben CHF', value: ({ balance }) => ({ rappen: balance }) },
  { title: 'davon Kulanz CHF', value: ({ given }) => ({ rappen: given }) },
  { title: 'Zustand', value: ({ state }) => GIFT_CARD_STATE_LABELS[state] },
];
