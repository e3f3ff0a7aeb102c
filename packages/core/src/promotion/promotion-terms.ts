import * as z from 'zod/mini';
import { price } from '../money/money.ts';

/** What a promotion takes off: a part of the goods, an amount of them, the delivery, or one piece of a product. */
export const promotionKind = z.enum(['percent', 'amount', 'freeDelivery', 'freeProduct']);
export type PromotionKind = z.infer<typeof promotionKind>;

export const PROMOTION_CODE_MIN = 3;
export const PROMOTION_CODE_MAX = 20;
/** How long the text may be that guests type as a code. */
export const PROMOTION_CODE_TEXT_MAX = 60;

/** The code of a typed text: capital letters without spaces. */
export const promotionCodeOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** The terms of a promotion that guests see, and that an order is edited by. */
export const promotionTerms = z.object({
  id: z.uuid(),
  name: z.string(),
  code: z.string(),
  kind: promotionKind,
  percent: z.int(),
  amount: price,
  productId: z.nullable(z.uuid()),
  minimum: price,
});
export type PromotionTerms = z.infer<typeof promotionTerms>;

/** Why the code of an order earns nothing. An unknown code, an ended one and a used up one get the same answer. */
export const promotionUnusable = z.object({
  code: z.literal('promotionUnusable'),
  reason: z.enum(['unknown', 'notNow', 'alreadyUsed', 'belowMinimum', 'nothingToReduce']),
  /** What has to be ordered, in Rappen. */
  minimum: price,
});
export type PromotionUnusable = z.infer<typeof promotionUnusable>;
