import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';
import { PUBLIC_PAGES } from '../app/public-pages.ts';

/** The breadcrumbs of a page, from home to itself; none for home. Source: schema.org/BreadcrumbList. */
export function breadcrumbData({ origin, restaurant }: AppData, path: string) {
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
