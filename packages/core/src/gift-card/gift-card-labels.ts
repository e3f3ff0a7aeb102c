import type { GiftCardAdjustmentKind } from './gift-card-draft.ts';
import type { GiftCardState } from './gift-card-list.ts';
import type { GiftCardEntry } from './gift-card.ts';

/** What staff read of a gift card. */
export const GIFT_CARD_STATE_LABELS: Readonly<Record<GiftCardState, string>> = {
  usable: 'gültig',
  spent: 'aufgebraucht',
  void: 'gesperrt',
};

/** What staff choose between when they change a balance. */
export const GIFT_CARD_ADJUSTMENT_LABELS: Readonly<Record<GiftCardAdjustmentKind, string>> = {
  given: 'Kulanz: geschenkt, beim Einlösen ein Nachlass',
  adjusted: 'Korrektur: es stimmte nicht, zum Beispiel vertippt',
};

/** What staff read of an entry of its ledger. */
export const GIFT_CARD_ENTRY_LABELS: Readonly<Record<GiftCardEntry['kind'], string>> = {
  issued: 'Ausgestellt',
  redeemed: 'Eingelöst',
  refunded: 'Zurückerstattet',
  given: 'Kulanz',
  adjusted: 'Korrigiert',
  voided: 'Gesperrt',
};
