import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { Product, ProductTag } from '@ofenpost/core/catalogue/product';
import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';

const DIETS: Partial<Record<ProductTag, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};

function menuItem({ name, description, price, tags }: Product) {
  const diets = tags.map((tag) => DIETS[tag]).filter((diet) => diet !== undefined);
  return {
    '@type': 'MenuItem',
    name,
    description,
    offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'CHF' },
    ...(diets.length === 0 ? {} : { suitableForDiet: diets }),
  };
}

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
