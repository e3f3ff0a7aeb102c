import type { AppData } from './app-data.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

type Matches = readonly { readonly loaderData?: unknown }[];

const appDataOf = (matches: Matches) => matches[0]?.loaderData as AppData | undefined;

/** Returns a page's document title: `Produkte – Ofenpost`. */
export const titleOf = (title: string | null, name: string): string => (title === null ? name : `${title} – ${name}`);

/** Returns the absolute address of a page, for other sites. */
export const pageUrl = (origin: string, path: string): string => `${origin}${path}`;

/**
 * The head of a page of `PUBLIC_PAGES`: title, description and preview for browsers, search engines and messengers.
 * Source of the names: ogp.me.
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

/** The head of a private page or an admin page: it keeps search engines out. */
export const privateHead =
  (title: string) =>
  ({ matches }: { matches: Matches }) => ({
    meta: [
      { title: titleOf(title, appDataOf(matches)?.restaurant.name ?? 'Ofenpost') },
      { name: 'robots', content: 'noindex' },
    ],
  });
