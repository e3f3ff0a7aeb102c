import { phoneHref } from '../account/phone-href.ts';
import type { RestaurantProfile } from '../app/app-data.ts';

/** Where letters, calls and e-mails arrive. */
export const PostalAddress = ({ restaurant }: { restaurant: RestaurantProfile }) => (
  <address>
    <b>{restaurant.name}</b>
    <br />
    {restaurant.street}
    <br />
    {restaurant.postcode} {restaurant.town}
    <br />
    Schweiz
    <br />
    Telefon <a href={phoneHref(restaurant.phoneNumber)}>{restaurant.phoneNumber}</a>
    <br />
    E-Mail <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
  </address>
);
