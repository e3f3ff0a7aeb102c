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
