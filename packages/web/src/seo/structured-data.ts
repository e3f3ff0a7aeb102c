import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import { shownParts } from '@ofenpost/core/catalogue/shown-parts';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { memoize, memoizeRecent } from '@ofenpost/core/memoize/memoize';
import { plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import type { AppData } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { pageUrl, PUBLIC_PAGES } from './public-pages.ts';
import { postalAddress, restaurantId, restaurantData } from './restaurant-data.ts';

/** The breadcrumbs of a page, from home to itself; none for home. Source: schema.org/BreadcrumbList. */
function breadcrumbData({ origin, restaurant }: AppData, path: string) {
  const trail = PUBLIC_PAGES.filter((page) => page.path === paths.home || `${path}/`.startsWith(`${page.path}/`));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail
      .toSorted((a, b) => a.path.length - b.path.length)
      .map((page, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.title ?? restaurant.name,
        item: pageUrl(origin, page.path),
      })),
  };
}

/** Structured data of one event. Source: schema.org/Event. */
const eventData = (app: AppData, { title, description, start, end, photo, state }: RestaurantEvent) => ({
  '@type': 'Event',
  name: title,
  description: plainParagraphs(description).join('\n'),
  ...(photo && { image: pageUrl(app.origin, plainPhotoPath(photo)) }),
  startDate: start,
  endDate: end,
  eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Restaurant', name: app.restaurant.name, address: postalAddress(app) },
  organizer: { '@id': restaurantId(app.origin) },
});

type Dish = Pick<Product, 'name' | 'price' | 'photo'>;
type Section = Pick<ProductGroup, 'id' | 'name'> & { readonly products: readonly Dish[] };
type Dishes = { readonly productGroups: readonly Section[] };

/** Only these fields: the page with the whole menu may weigh 12 kB. */
const menuItem = (origin: string, { name, price, photo }: Dish) => ({
  '@type': 'MenuItem',
  name,
  ...(photo && { image: pageUrl(origin, plainPhotoPath(photo)) }),
  offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'CHF' },
});

/** Structured data of the menu with its prices, as far as the page shows it at first. Source: schema.org/Menu. */
const menuData = ({ origin, productGroups }: Dishes & Pick<AppData, 'origin'>) => ({
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

/** A matched route: the root first, the page last. */
type Match = { readonly pathname: string; readonly loaderData?: unknown };

/** The loaded data of a page that can become structured data. */
type PageData = { readonly productGroups?: Dishes['productGroups']; readonly events?: readonly RestaurantEvent[] };

const ABOUT_THE_RESTAURANT: readonly string[] = [
  paths.home,
  paths.restaurant,
  paths.aboutUs,
  paths.orderTimeInfo,
  paths.imprint,
];

/** Memoised by the menu, because it is the longest part by far. */
const menuText = memoize((productGroups: Dishes['productGroups']) =>
  memoizeRecent((origin: string) => JSON.stringify(menuData({ origin, productGroups }))),
);

/** Returns the structured data of a public page: the restaurant, its menu and its events, each as JSON. */
function structuredData(app: AppData, path: string, { productGroups, events = [] }: PageData): string[] {
  return [
    ...(ABOUT_THE_RESTAURANT.includes(path) ? [JSON.stringify(restaurantData(app))] : []),
    ...(productGroups === undefined ? [] : [menuText(productGroups)(app.origin)]),
    ...events.map((event) => JSON.stringify(eventData(app, event))),
    ...(path === paths.home ? [] : [JSON.stringify(breadcrumbData(app, path))]),
  ];
}

/** Returns them as a script element, or '' for pages that are not public. Source: JSON-LD 1.1, section 7. */
export function structuredDataScript(matches: readonly Match[]): string {
  const [root] = matches;
  const page = matches.at(-1);
  const app = root?.loaderData as AppData | undefined;
  if (app === undefined || page === undefined || !PUBLIC_PAGES.some(({ path }) => path === page.pathname)) return '';
  const graph = structuredData(app, page.pathname, page.loaderData ?? {});
  const json = `{"@context":"https://schema.org","@graph":[${graph.join()}]}`;
  // "<" could end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}
