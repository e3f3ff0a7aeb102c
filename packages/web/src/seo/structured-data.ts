import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { memoize, memoizeRecent } from '@ofenpost/core/memoize/memoize';
import type { AppData } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { PUBLIC_PAGES } from '../app/public-pages.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { eventData } from './event-data.ts';
import { type Dishes, menuData } from './menu-data.ts';
import { restaurantData } from './restaurant-data.ts';

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
