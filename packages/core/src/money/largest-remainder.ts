/**
 * Splits an amount in Rappen by weights so that the parts sum exactly to it and each differs from its fair share by less
 * than one Rappen. What is left after rounding down goes to the largest remainders, the first ones on a tie. Without any
 * weight the first part takes all.
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const sign = Math.sign(amount);
  const shares = weights.map((weight, index) => {
    const exact = Math.abs(amount) * weight;
    return { index, part: Math.floor(exact / total), remainder: exact % total };
  });
  const left = Math.abs(amount) - shares.reduce((sum, { part }) => sum + part, 0);
  const favoured = shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left);
  const extra = new Set(favoured.map(({ index }) => index));
  return shares.map(({ index, part }) => (part + (extra.has(index) ? 1 : 0)) * sign + 0);
}
