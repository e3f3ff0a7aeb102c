import type { OrderPromotion } from './apply-promotion.ts';

/** `Aktion Happy Hour`: the label of the discount for guests and staff. In a file of its own: what guests load first has it. */
export const promotionLabel = ({ terms }: Pick<OrderPromotion, 'terms'>): string => `Aktion ${terms.name}`;
