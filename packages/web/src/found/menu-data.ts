import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';

/** No more than this: the page with the whole menu may weigh 12 kB. */
const menuItem = ({ name, price }: Product) => ({
  '@type': 'MenuItem',
  name,
  offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'CHF' },
});

/** The whole menu with its prices. Source: schema.org/Menu. */
export const menuData = ({ origin }: AppData, { productGroups }: Catalogue) => ({
  '@type': 'Menu',
  '@id': `${pageUrl(origin, paths.products)}#menu`,
  name: 'Karte',
  inLanguage: 'de-CH',
  hasMenuSection: productGroups.map(({ name, products }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: products.map(menuItem),
  })),
});
