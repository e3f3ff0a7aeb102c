import { formatMoney } from '../money/format-money.ts';
import type { PromotionKind, PromotionTerms, PromotionUnusable } from './promotion-terms.ts';

/** German labels of the kinds. */
export const PROMOTION_KIND_LABELS: Readonly<Record<PromotionKind, string>> = {
  percent: 'Prozent',
  amount: 'Betrag',
  freeDelivery: 'Gratis-Lieferung',
  freeProduct: 'Gratis-Produkt',
};

/** The message for guests. */
export function promotionMessage({ reason, minimum }: Pick<PromotionUnusable, 'reason' | 'minimum'>): string {
  switch (reason) {
    case 'unknown':
      return 'Diesen Code kennen wir nicht, oder er gilt nicht mehr.';
    case 'notNow':
      return 'Der Code gilt nicht zu dieser Zeit.';
    case 'alreadyUsed':
      return 'Diesen Code hast du schon eingelöst.';
    case 'belowMinimum':
      return `Der Code gilt erst ab ${formatMoney(minimum)}. Spirituosen zählen dabei nicht mit.`;
    case 'nothingToReduce':
      return 'In deiner Bestellung ist nichts, wofür der Code gilt.';
  }
}

/** `10 %`, `CHF 5.00`, `Gratis-Lieferung`. */
export function benefitText({ kind, percent, amount }: Pick<PromotionTerms, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'percent') return `${percent} %`;
  return kind === 'amount' ? formatMoney(amount) : PROMOTION_KIND_LABELS[kind];
}
