import { inRappen } from './in-rappen.ts';

const weightOf = (weight: number): bigint => (Number.isInteger(weight) ? BigInt(Math.max(0, weight)) : 0n);

type Share = { readonly index: number; readonly weight: bigint; readonly part: bigint; readonly remainder: bigint };

const isMore = (a: bigint, b: bigint): number => Number(a > b) - Number(a < b);

/**
 * The largest remainder first, of equal ones the heaviest weight. Sorting is stable, so equal weights keep their order.
 */
const byClaim = (a: Share, b: Share): number => isMore(b.remainder, a.remainder) || isMore(b.weight, a.weight);

/**
 * Splits an amount in Rappen by weights so that the parts sum exactly to it and each differs from its fair share by
 * less than one Rappen. The rest after rounding down goes to the largest remainders; of equal ones to the heavier
 * weight, so that the order matters for equal weights only. A weight that is not a positive integer gets nothing; when
 * no weight gets anything, the first part takes all. Exact for weights of any size. Throws a RangeError for an amount
 * that is not a safe integer. Source: product design, "Money and tax".
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const sign = BigInt(Math.sign(inRappen(amount)));
  const claims = weights.map(weightOf);
  const total = claims.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount + 0 : 0));
  const whole = BigInt(Math.abs(amount));
  const shares = claims.map((weight, index): Share => {
    const exact = whole * weight;
    return { index, weight, part: exact / total, remainder: exact % total };
  });
  const left = whole - shares.reduce((sum, { part }) => sum + part, 0n);
  const favoured = new Set(
    shares
      .toSorted(byClaim)
      .slice(0, Number(left))
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => Number((part + (favoured.has(index) ? 1n : 0n)) * sign));
}
