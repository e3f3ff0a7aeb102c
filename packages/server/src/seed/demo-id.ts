const KINDS = [
  'productGroup',
  'product',
  'optionGroup',
  'option',
  'orderLocation',
  'menu',
  'event',
  'pizzaOffer',
  'pizzaSize',
  'pizzaDough',
  'pizzaSauce',
  'pizzaCheese',
  'pizzaTopping',
] as const;

/** The same readable uuid on every machine: the kind in front, the number behind. */
export function demoId(kind: (typeof KINDS)[number], number: number): string {
  const front = String(KINDS.indexOf(kind) + 1).padStart(8, '0');
  return `${front}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
