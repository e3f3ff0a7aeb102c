/** Formats a number of products: `1 Produkt`, `12 Produkte`. */
export const countText = (count: number): string => `${count} ${count === 1 ? 'Produkt' : 'Produkte'}`;
