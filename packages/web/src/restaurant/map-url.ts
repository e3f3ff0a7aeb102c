import type { RestaurantProfile } from '../app/app-data.ts';

type Place = Pick<RestaurantProfile, 'street' | 'postcode' | 'town'>;

/** Links to the restaurant on a map. It is a link, because an embedded map would reveal the reader to its provider. */
export const mapUrl = ({ street, postcode, town }: Place): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${postcode} ${town}`)}`;
