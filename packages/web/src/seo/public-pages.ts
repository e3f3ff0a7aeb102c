import type { RestaurantProfile, AppData } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';

/** The drawing in the preview of a shared link. */
export type SharedPicture = 'bread' | 'oven' | 'wagon' | 'courier' | 'payment';

/** A page that search engines may find and people may share. */
export type PublicPage = {
  readonly path: string;
  /** Null stands for the restaurant's name alone. */
  readonly title: string | null;
  readonly picture: SharedPicture;
  readonly describe: (restaurant: RestaurantProfile) => string;
};

/** All public pages: the one list for titles, the sitemap and the breadcrumbs. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.home,
    title: null,
    picture: 'bread',
    describe: ({ claim, name, town }) =>
      `${claim} Bestell bei ${name} in ${town} frische Fladen nach Hause, oder komm vorbei.`,
  },
  {
    path: paths.restaurant,
    title: 'Restaurant',
    picture: 'oven',
    describe: ({ name, street, town }) =>
      `${name}, ${street} in ${town}: Öffnungszeiten, Wochenmenü, Menüs und wie du uns findest.`,
  },
  {
    path: paths.events,
    title: 'Events',
    picture: 'oven',
    describe: ({ name, town }) =>
      `Musik, Teigwerkstatt und lange Tische am Ofen: was bei ${name} in ${town} als Nächstes los ist.`,
  },
  {
    path: paths.products,
    title: 'Produkte',
    picture: 'bread',
    describe: ({ town }) =>
      `Die ganze Karte mit Preisen, Allergenen und Herkunft: Fladen, Vorspeisen, Süsses und Getränke, in ${town} geliefert.`,
  },
  {
    path: paths.pizzaCreator,
    title: 'Pizza-Creator',
    picture: 'bread',
    describe: ({ name }) =>
      `Bau dir deinen eigenen Fladen bei ${name}: Grösse, Teig, Sauce, Käse und Beläge, auf Wunsch links anders als rechts.`,
  },
  {
    path: paths.aboutUs,
    title: 'Über uns',
    picture: 'wagon',
    describe: ({ name, town }) => `Wie ${name} nach ${town} kam, was im Steinofen passiert und wer für dich backt.`,
  },
  {
    path: paths.orderTimeInfo,
    title: 'Lieferung',
    picture: 'courier',
    describe: ({ name }) =>
      `Liefert ${name} zu dir? Postleitzahl prüfen, Mindestbestellwert, Liefergebühr und Lieferzeit ansehen.`,
  },
  {
    path: paths.paymentInfo,
    title: 'Zahlung',
    picture: 'payment',
    describe: ({ name }) => `Bar, mit Karte, TWINT oder Gutschein: So bezahlst du bei ${name}.`,
  },
  {
    path: paths.feedback,
    title: 'Feedback',
    picture: 'bread',
    describe: ({ name }) => `Wie war das Essen, die Lieferung, das Bestellen bei ${name}? Sag es uns in einer Minute.`,
  },
  {
    path: paths.imprint,
    title: 'Impressum',
    picture: 'bread',
    describe: ({ name }) => `Wer hinter ${name} steht und wie du uns erreichst.`,
  },
  {
    path: paths.privacy,
    title: 'Datenschutz',
    picture: 'bread',
    describe: ({ name }) => `Welche Daten ${name} braucht, wozu, wie lange, und welche Rechte du hast.`,
  },
  {
    path: paths.refund,
    title: 'Storno und Rückerstattung',
    picture: 'bread',
    describe: ({ name }) =>
      `Eine Bestellung bei ${name} stornieren oder reklamieren, und wie du dein Geld zurückbekommst.`,
  },
  {
    path: paths.terms,
    title: 'AGB',
    picture: 'bread',
    describe: ({ name }) => `Die allgemeinen Geschäftsbedingungen für Bestellungen bei ${name}.`,
  },
];

/** Whether a path is that of a public page; its search does not matter. */
export const isPublicPage = (pathname: string): boolean => PUBLIC_PAGES.some(({ path }) => path === pathname);

/** What replaces the texts of a page whose address names a part of it, such as a product. */
export type LinkedPage = Pick<PublicPage, 'path' | 'title'> & {
  readonly picture: string;
  readonly description: string;
  /** The page that search engines show in its place. */
  readonly canonical?: string;
};
type LinkedMatch = {
  /** `of`: the search that the page stands for; a guest who builds on has another one soon. */
  readonly loaderData?: { readonly linked?: { readonly page: LinkedPage; readonly of?: string } };
  readonly search?: { readonly produkt?: string };
};
type Matches = readonly { readonly loaderData?: unknown; readonly search?: unknown }[];

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
    const found = PUBLIC_PAGES.find((candidate) => candidate.path === path);
    if (app === undefined || found === undefined) return {};
    const { origin, restaurant } = app;
    const { search, loaderData } = matches.at(-1) as LinkedMatch;
    const page: LinkedPage = {
      ...found,
      description: found.describe(restaurant),
      ...((search?.produkt !== undefined || loaderData?.linked?.of === JSON.stringify(search)) &&
        loaderData?.linked?.page),
    };
    const title = titleOf(page.title, restaurant.name);
    const url = pageUrl(origin, page.path);
    return {
      meta: [
        { title },
        { name: 'description', content: page.description },
        { property: 'og:title', content: title },
        { property: 'og:description', content: page.description },
        { property: 'og:url', content: url },
        { property: 'og:image', content: pageUrl(origin, `/og/${page.picture}.png`) },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: restaurant.name },
        { property: 'og:locale', content: 'de_CH' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [{ rel: 'canonical', href: pageUrl(origin, page.canonical ?? page.path) }],
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
