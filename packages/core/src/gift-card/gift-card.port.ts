import type { Result } from '../result/result.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import type { GiftCardCorrection, GiftCardDraft } from './gift-card-draft.ts';
import type { GiftCardPage, GiftCardQuery } from './gift-card-list.ts';
import type { GiftCardUnusable } from './gift-card-unusable.ts';
import type { GiftCard, GiftCardBalance } from './gift-card.ts';

/** What everybody can do with a gift card. Codes are accepted as people write them. */
export type GiftCardPort = {
  balance(code: string): Promise<Result<GiftCardBalance, GiftCardUnusable>>;
};

/** What staff do with gift cards. Codes are accepted as people write them. */
export type GiftCardAdminPort = {
  list(query: GiftCardQuery): Promise<GiftCardPage>;
  /**
   * Issues it under an id made by the caller. A repeated call by the same person with the same content answers the gift
   * card that was issued, so that a second press issues no second one.
   */
  issue(id: string, draft: GiftCardDraft): Promise<Result<GiftCard, GiftCardAdminError>>;
  find(code: string): Promise<Result<GiftCard, GiftCardAdminError>>;
  /** The gift card with this id and its whole code, which is recorded in the audit log. */
  open(id: string): Promise<Result<GiftCard, GiftCardAdminError>>;
  /** Changes the balance if it is still the one that was shown; otherwise it is refused. */
  adjust(code: string, correction: GiftCardCorrection): Promise<Result<GiftCard, GiftCardAdminError>>;
  /** Voids a gift card for good. */
  void(code: string, reason: string): Promise<Result<GiftCard, GiftCardAdminError>>;
};
