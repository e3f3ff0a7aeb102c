import * as z from 'zod/mini';

/** Unknown, void and empty codes get the same answer, so that nobody can find out which codes exist. */
export const giftCardUnusable = z.object({ code: z.literal('giftCardUnusable') });
export type GiftCardUnusable = z.infer<typeof giftCardUnusable>;

/** What guests are told whose gift card pays nothing. */
export const GIFT_CARD_UNUSABLE = 'Dieser Gutschein kann nicht eingelöst werden. Bitte prüfe den Code.';
