/**
 * The amount in Rappen. Throws a RangeError for one that is not a safe integer, because sums would not be exact any
 * more.
 */
export function inRappen(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount in Rappen`);
  return amount;
}
