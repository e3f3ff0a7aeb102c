import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { type PromotionTerms, type PromotionUnusable, promotionCodeOf } from './promotion-terms.ts';
import { type Promotion, isCurrent, isInForce, isUsedUp, termsOf } from './promotion.ts';

/** What an order may get: by the code that it names (null: none), and by itself. */
export type OfferedPromotions = {
  readonly named: Result<PromotionTerms, PromotionUnusable> | null;
  readonly happyHours: readonly PromotionTerms[];
};

/** A promotion and what it was used for, as the order counts that asks. */
export type CountedPromotion = {
  readonly promotion: Promotion;
  /** How many orders have it, without those that ended before they were fulfilled. */
  readonly uses: number;
  /** Whether one of them is by the same account or phone number. */
  readonly isUsedByPerson: boolean;
};

const unusable = (reason: PromotionUnusable['reason'], minimum = 0): Result<never, PromotionUnusable> =>
  err({ code: 'promotionUnusable', reason, minimum });

const isUsedBefore = ({ promotion: { oncePerPerson }, isUsedByPerson }: CountedPromotion): boolean =>
  oncePerPerson && isUsedByPerson;

/** Whether the code of a promotion counts now. Who guesses codes learns nothing of ended ones. */
export function namedPromotion(
  counted: CountedPromotion | null,
  now: Instant,
): Result<PromotionTerms, PromotionUnusable> {
  if (counted === null || !isCurrent(counted.promotion, now) || isUsedUp(counted.promotion, counted.uses))
    return unusable('unknown');
  const { promotion } = counted;
  if (!isInForce(promotion, now)) return unusable('notNow');
  return isUsedBefore(counted) ? unusable('alreadyUsed') : ok(termsOf(promotion));
}

/** The promotions that count now without a code. */
export const happyHoursOf = (counted: readonly CountedPromotion[], now: Instant): PromotionTerms[] =>
  counted
    .filter((each) => isInForce(each.promotion, now) && !isUsedUp(each.promotion, each.uses) && !isUsedBefore(each))
    .map(({ promotion }) => termsOf(promotion));

/** What an order may get that names `code`; '' is none. `counted` has every promotion that could count. */
export const offeredPromotions = (
  counted: readonly CountedPromotion[],
  code: string,
  now: Instant,
): OfferedPromotions => {
  const wanted = promotionCodeOf(code);
  const found = counted.find(({ promotion }) => promotion.code === wanted) ?? null;
  return {
    named: wanted === '' ? null : namedPromotion(found, now),
    happyHours: happyHoursOf(
      counted.filter(({ promotion }) => promotion.code === ''),
      now,
    ),
  };
};
