import type { GiftCardAdjustmentKind } from './gift-card-draft.ts';
import type { GiftCardState } from './gift-card-list.ts';
import type { GiftCardEntry } from './gift-card.ts';

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

/** The German names of ledger entries, for staff. */
export const GIFT_CARD_ENTRY_LABELS: Readonly<Record<GiftCardEntry['kind'], string>> = {
  issued: 'Ausgestellt',
  redeemed: 'Eingelöst',
  refunded: 'Zurückerstattet',
  given: 'Kulanz',
  adjusted: 'Korrigiert',
  voided: 'Gesperrt',
};
