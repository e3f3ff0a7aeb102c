/** An amount in Rappen as `CHF 12.50`, with thousands as `CHF 1'892.40`. Source: specification, section 1. */
export function formatMoney(amount: number): string {
  const [francs = '', rappen = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `CHF ${amount < 0 ? '-' : ''}${francs.replaceAll(/\B(?=(\d{3})+$)/g, "'")}.${rappen}`;
}
