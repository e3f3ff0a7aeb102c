import { type ReactElement, createElement as h, useState } from 'react';

export type FloorProduct = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
};

/** The answer of `/api/catalogue`. */
export type FloorCatalogue = { readonly productGroups: readonly { readonly products: readonly FloorProduct[] }[] };

const CARDS = 60;

/** What the references show: sixty products of a catalogue. Error for a smaller one, which nothing can be compared with. */
export function floorProducts({ productGroups }: FloorCatalogue): readonly FloorProduct[] {
  const products = productGroups.flatMap((group) => group.products).slice(0, CARDS);
  if (products.length < CARDS) throw new Error(`the catalogue has ${products.length} of ${CARDS} products`);
  return products.map(({ id, name, description, price }) => ({ id, name, description, price }));
}

function Card({ id, name, description, price }: FloorProduct): ReactElement {
  const [amount, setAmount] = useState(0);
  return h(
    'li',
    { className: 'card' },
    h('img', { src: `/pictures/${id}.webp`, alt: '', width: 96, height: 96, loading: 'lazy' }),
    h('h3', null, h('a', { href: `/products/${id}` }, name)),
    h('p', null, description),
    h('span', { className: 'price' }, `CHF ${(price / 100).toFixed(2)}`),
    h('button', { type: 'button', onClick: () => setAmount(amount + 1) }, `In den Warenkorb (${amount})`),
  );
}

/** The least that React does for a menu: a card for each product, with a picture and a button that works. */
export const FloorPage = ({ products }: { readonly products: readonly FloorProduct[] }): ReactElement =>
  h(
    'ul',
    null,
    products.map((product) => h(Card, { key: product.id, ...product })),
  );
