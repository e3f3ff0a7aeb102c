import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { cartButton } from './cart.ts';
import type { DemoPerson } from './sign-in.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>;

/** The built file of each part that is loaded on demand, by its source. */
export function readLazyParts(): ReadonlyMap<string, string> {
  const path = join(import.meta.dirname, '../dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return new Map(
    Object.entries(manifest).flatMap(([source, { file, isDynamicEntry }]) =>
      isDynamicEntry === true ? [[source, `/${file}`] as const] : [],
    ),
  );
}

/** What a part of the page is shown by: a tap on the button of this name. */
type TappedPart = {
  readonly source: string;
  readonly person?: DemoPerson;
  readonly path: string;
  readonly tap: (page: Page) => Promise<void>;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The dialogs that one tap opens, on pages of guests and of staff. */
export const TAPPED_PARTS: readonly TappedPart[] = [
  { source: 'src/cart/cart-drawer.tsx', path: '/', tap: (page) => cartButton(page).click() },
  {
    source: 'src/catalogue/product-dialog.tsx',
    path: '/products',
    tap: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('button').click(),
  },
  {
    source: 'src/opening-hours/opening-hours-dialog.tsx',
    path: '/legal/imprint',
    tap: button('Alle Zeiten'),
  },
  {
    source: 'src/gift-card/issue-dialog.tsx',
    person: 'Mitarbeiter',
    path: '/admin/gift-cards',
    tap: button('Gutschein ausstellen'),
  },
  {
    source: 'src/order-desk/day-dialog.tsx',
    person: 'Mitarbeiter',
    path: '/admin/incoming-orders',
    tap: button(/^Heute/),
  },
  {
    source: 'src/api-key/api-key-dialog.tsx',
    person: 'Geschäftsleitung',
    path: '/admin/api-keys',
    tap: button('Neuer Schlüssel'),
  },
];

/** The pages that a link of the home page opens. */
export const LINKED_PAGES = [
  { source: 'src/about-us/about-us.route.tsx', link: 'Über uns', path: '/about-us' },
  { source: 'src/catalogue/products.route.tsx', link: 'Produkte', path: '/products' },
  { source: 'src/restaurant/restaurant.route.tsx', link: 'Restaurant', path: '/restaurant' },
  { source: 'src/payment/payment-info.route.tsx', link: 'Zahlung', path: '/payment/info' },
  { source: 'src/legal/imprint.route.tsx', link: 'Impressum', path: '/legal/imprint' },
] as const;
