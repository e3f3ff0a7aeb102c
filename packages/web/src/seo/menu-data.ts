import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import { shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';

type Dish = Pick<Product, 'name' | 'price' | 'photo'>;
type Section = Pick<ProductGroup, 'id' | 'name'> & { readonly products: readonly Dish[] };
export type Dishes = { readonly productGroups: readonly Section[] };

/** Only these fields: the page with the whole menu may weigh 12 kB. */
const menuItem = (origin: string, { name, price, photo }: Dish) => ({
  '@type': 'MenuItem',
  name,
  ...(photo && { image: pageUrl(origin, plainPhotoPath(photo)) }),
  offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'CHF' },
});

/** Structured data of the menu with its prices, as far as the page shows it at first. Source: schema.org/Menu. */
export const menuData = ({ origin, productGroups }: Dishes & Pick<AppData, 'origin'>) => ({
  '@type': 'Menu',
  '@id': `${pageUrl(origin, paths.products)}#menu`,
  name: 'Karte',
  inLanguage: 'de-CH',
  hasMenuSection: shownParts(productGroups, null).map(({ name, products }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: products.map((dish) => menuItem(origin, dish)),
  })),
});
