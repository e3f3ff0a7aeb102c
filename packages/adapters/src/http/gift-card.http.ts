import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { GiftCardAdminPort, GiftCardPort } from '@ofenpost/core/gift-card/gift-card.port';
import { resultOf } from './refusal.ts';

export const createGiftCardHttp = ({ giftCard }: ApiClient): GiftCardPort => ({
  balance: (code) => resultOf(giftCard.balance({ code })),
});

export const createGiftCardAdminHttp = ({ giftCardDesk }: ApiClient): GiftCardAdminPort => ({
  list: (query) => giftCardDesk.list(query),
  issue: (id, draft) => resultOf(giftCardDesk.issue({ ...draft, id })),
  find: (code) => resultOf(giftCardDesk.find({ code })),
  adjust: (code, correction) => resultOf(giftCardDesk.adjust({ ...correction, code })),
  void: (code, reason) => resultOf(giftCardDesk.void({ code, reason })),
});
