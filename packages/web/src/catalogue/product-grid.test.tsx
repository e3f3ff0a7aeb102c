import { servedAt } from '@ofenpost/core/catalogue/availability';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createInsertions, createDrawings } from '../hydration/insertions.ts';
import { RenderOnceContext } from '../hydration/render-once.ts';
import { ProductItem } from './product-grid.tsx';
import { type ShownProduct, shownProduct } from './shown-product.ts';

const FRIDAY = '2026-11-20T17:00:00.000Z';
const SOLD_OUT_UNTIL = '2026-11-20T19:00:00.000Z';

const itemOf = (product: ShownProduct, at: string) => (
  <ProductItem product={product} at={servedAt(at)} onOpen={() => {}} onAdd={() => {}} />
);

function shop() {
  const writeInto = createDrawings();
  return (product: ShownProduct, at: string): string => {
    const insertions = createInsertions('n0nce');
    const page = <RenderOnceContext value={writeInto(insertions)}>{itemOf(product, at)}</RenderOnceContext>;
    return new TextDecoder().decode(insertions.fill(renderToString(page))[0]);
  };
}

it('is written into a page exactly as React draws it, which takes it over', () => {
  const pageWith = shop();
  const product = shownProduct({ ...MARGHERITA, soldOutUntil: SOLD_OUT_UNTIL });
  for (const at of [FRIDAY, FRIDAY, SOLD_OUT_UNTIL, FRIDAY])
    expect(pageWith(product, at)).toBe(renderToString(itemOf(product, at)));
});

it('is drawn anew when it has been changed', () => {
  const pageWith = shop();
  const product = shownProduct(MARGHERITA);
  pageWith(product, FRIDAY);
  expect(pageWith({ ...product, name: 'Margherita grande' }, FRIDAY)).toContain('Margherita grande');
});
