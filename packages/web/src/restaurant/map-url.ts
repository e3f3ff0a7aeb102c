import type { RestaurantProfile } from '../app/app-data.ts';

type Place = Pick<RestaurantProfile, 'street' | 'postcode' | 'town'>;

/** Where maps show the restaurant: a link, so that nobody is told who is here before it is followed. */
export const mapUrl = ({ street, postcode, town }: Place): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${postcode} ${town}`)}`;
