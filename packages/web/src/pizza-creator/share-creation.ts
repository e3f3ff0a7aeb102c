import { paths } from '../app/paths.ts';
import { shareLink } from '../app/share-link.ts';
import { pageUrl } from '../seo/public-pages.ts';
import type { Beginning } from './use-beginnings.ts';

/** Shares the address of a pizza. */
export const shareCreation = ({ actors, origin }: Beginning, search: string): Promise<void> =>
  shareLink(actors, {
    title: 'Mein Fladen',
    url: pageUrl(origin, `${paths.pizzaCreator}?${search}`),
    copied: 'Schick ihn weiter: Wer ihn öffnet, sieht deinen Fladen.',
  });
