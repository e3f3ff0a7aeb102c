import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import type { EnteredGiftCard, GiftCardLedger } from '@ofenpost/core/gift-card/gift-card-ledger';

/** A gift card with its history. */
export type KeptGiftCard = EnteredGiftCard & {
  readonly ledger: GiftCardLedger;
};

export type GiftCardBook = {
  all(): readonly KeptGiftCard[];
  /** By a code as people write it. */
  find(code: string): KeptGiftCard | undefined;
  /** The gift card that paid an order. */
  ofOrder(orderId: string): KeptGiftCard | undefined;
  /** Adds an entry and answers the gift card with it. */
  append(giftCard: KeptGiftCard, entry: GiftCardEntry): KeptGiftCard;
};

/** All gift cards of a shop. */
export function createGiftCardBook(): GiftCardBook {
  const giftCards = new Map<string, KeptGiftCard>();
  const keep = (giftCard: KeptGiftCard) => void giftCards.set(giftCard.code, giftCard);
  return {
    all: () => [...giftCards.values()],
    find: (code) => giftCards.get(parseGiftCardCode(code) ?? ''),
    ofOrder: (id) => [...giftCards.values()].find(({ ledger }) => ledger.some(({ orderId }) => orderId === id)),
    append: (giftCard, entry) => {
      const changed = { ...giftCard, ledger: [...giftCard.ledger, entry] };
      keep(changed);
      return changed;
    },
  };
}
