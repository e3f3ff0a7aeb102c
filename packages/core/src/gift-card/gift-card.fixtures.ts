import type { GiftCardEntry } from './gift-card.ts';

export const GIFT_CARD_ID = '00000000-0000-4000-8000-0000000000c1';
export const GIFT_CARD_CODE = '2345-6789-ACEFN';

/** Issued for CHF 50.00 on Thursday 19.11.2026. */
export const ISSUED: GiftCardEntry = {
  kind: 'issued',
  amount: 5000,
  given: 0,
  at: '2026-11-19T10:00:00.000Z',
  orderId: null,
  actorId: '00000000-0000-4000-8000-000000000003',
  reason: '',
};
