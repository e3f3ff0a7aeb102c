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

/** A readable UUID, the same on every machine: it begins with the kind and ends with the number. */
export function demoId(kind: (typeof KINDS)[number], number: number): string {
  const front = String(KINDS.indexOf(kind) + 1).padStart(8, '0');
  return `${front}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
