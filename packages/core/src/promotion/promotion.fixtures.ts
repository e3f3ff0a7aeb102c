import type { PromotionTerms } from './promotion-terms.ts';

/** A happy hour of ten percent. */
export const LUNCH_TERMS: PromotionTerms = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Mittag',
  code: '',
  kind: 'percent',
  percent: 10,
  amount: 0,
  productId: null,
  minimum: 0,
};
