import type { Result } from '../result/result.ts';
import type { GiftCardCorrection, GiftCardDraft } from './gift-card-draft.ts';
import type { GiftCardPage, GiftCardQuery } from './gift-card-list.ts';
import type { GiftCard, GiftCardBalance, GiftCardAdminError, GiftCardUnusable } from './gift-card.ts';

/** What everybody may ask of a gift card. Codes are taken as people write them. */
export type GiftCardPort = {
  balance(code: string): Promise<Result<GiftCardBalance, GiftCardUnusable>>;
};

/** What staff do with gift cards. Codes are taken as people write them. */
export type GiftCardAdminPort = {
  list(query: GiftCardQuery): Promise<GiftCardPage>;
  /**
   * Issues it under an id that whoever asks has made: asked again with the same words, the answer is the gift card that
   * was issued, so that a second press issues no second one.
   */
  issue(id: string, draft: GiftCardDraft): Promise<Result<GiftCard, GiftCardAdminError>>;
  find(code: string): Promise<Result<GiftCard, GiftCardAdminError>>;
  /** Corrects the balance that was seen; another one is refused. */
  adjust(code: string, correction: GiftCardCorrection): Promise<Result<GiftCard, GiftCardAdminError>>;
  /** Ends a gift card for good. */
  void(code: string, reason: string): Promise<Result<GiftCard, GiftCardAdminError>>;
};
