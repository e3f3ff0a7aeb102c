import type { AppData } from './app-data.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

type Matches = readonly { readonly loaderData?: unknown }[];

const appDataOf = (matches: Matches) => matches[0]?.loaderData as AppData | undefined;

/** A page's title in the browser: `Produkte – Ofenpost`. */
export const titleOf = (title: string | null, name: string): string => (title === null ? name : `${title} – ${name}`);

/** The address of a page as others are told it. */
export const pageUrl = (origin: string, path: string): string => `${origin}${path}`;

/**
 * What the browser's tab, search engines and messengers are told about a page of `PUBLIC_PAGES`. Source of the names:
 * ogp.me.
 */
export const publicHead =
  (path: string) =>
  ({ matches }: { matches: Matches }) => {
    const app = appDataOf(matches);
    const page = PUBLIC_PAGES.find((candidate) => candidate.path === path);
    if (app === undefined || page === undefined) return {};
    const { origin, restaurant } = app;
    const title = titleOf(page.title, restaurant.name);
    const description = page.describe(restaurant);
    const url = pageUrl(origin, path);
    return {
      meta: [
        { title },
        { name: 'description', content: description },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        { property: 'og:url', content: url },
        { property: 'og:image', content: pageUrl(origin, `/og/${page.picture}.png`) },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: restaurant.name },
        { property: 'og:locale', content: 'de_CH' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [{ rel: 'canonical', href: url }],
    };
  };

/** The head of a page that is for one person, or only for staff: nobody should find it by searching. */
export const privateHead =
  (title: string) =>
  ({ matches }: { matches: Matches }) => ({
    meta: [
      { title: titleOf(title, appDataOf(matches)?.restaurant.name ?? 'Ofenpost') },
      { name: 'robots', content: 'noindex' },
    ],
  });
