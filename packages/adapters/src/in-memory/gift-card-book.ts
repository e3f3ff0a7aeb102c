import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import type { EnteredGiftCard, GiftCardLedger } from '@ofenpost/core/gift-card/gift-card-ledger';

/** A gift card with its ledger. */
export type StoredGiftCard = EnteredGiftCard & {
  readonly ledger: GiftCardLedger;
};

export type GiftCardBook = {
  all(): readonly StoredGiftCard[];
  /** Finds a gift card by its code as people type it. */
  find(code: string): StoredGiftCard | undefined;
  /** Finds the gift card that paid an order. */
  ofOrder(orderId: string): StoredGiftCard | undefined;
  /** Adds an entry and returns the gift card with it. */
  append(giftCard: StoredGiftCard, entry: GiftCardEntry): StoredGiftCard;
};

/** All gift cards of a shop. */
export function createGiftCardBook(): GiftCardBook {
  const giftCards = new Map<string, StoredGiftCard>();
  const save = (giftCard: StoredGiftCard) => void giftCards.set(giftCard.code, giftCard);
  return {
    all: () => [...giftCards.values()],
    find: (code) => giftCards.get(parseGiftCardCode(code) ?? ''),
    ofOrder: (id) => [...giftCards.values()].find(({ ledger }) => ledger.some(({ orderId }) => orderId === id)),
    append: (giftCard, entry) => {
      const changed = { ...giftCard, ledger: [...giftCard.ledger, entry] };
      save(changed);
      return changed;
    },
  };
}
