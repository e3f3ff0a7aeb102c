/**
 * An amount in Rappen as `CHF 12.50`, with thousands as `CHF 1'892.40`, exact at any size. Fractions of a Rappen are
 * rounded; anything that is no number is `CHF –`. Source: specification, section 1.
 */
export function formatMoney(amount: number): string {
  const whole = Math.round(amount);
  if (!Number.isFinite(whole)) return 'CHF –';
  const digits = BigInt(Math.abs(whole)).toString().padStart(3, '0');
  const francs = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, "'");
  return `CHF ${whole < 0 ? '-' : ''}${francs}.${digits.slice(-2)}`;
}

/** A rate in basis points as `2.6 %`. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/**
 * The amount in Rappen. Throws a RangeError for one that is not a safe integer, because sums would not be exact any
 * more.
 */
export function inRappen(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount in Rappen`);
  return amount;
}
