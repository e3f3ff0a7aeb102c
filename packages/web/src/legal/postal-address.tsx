import type { RestaurantProfile } from '../app/app-data.ts';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';

/** Shows the postal address, the phone number and the e-mail address of the restaurant. */
export const PostalAddress = ({ restaurant }: { restaurant: RestaurantProfile }) => (
  <address>
    <b>{restaurant.name}</b>
    <br />
    {restaurant.street !== '' && (
      <>
        {restaurant.street}
        <br />
        {restaurant.postcode} {restaurant.town}
        <br />
      </>
    )}
    Schweiz
    {restaurant.phoneNumber !== '' && (
      <>
        <br />
        Telefon <RestaurantPhone />
      </>
    )}
    {restaurant.email !== '' && (
      <>
        <br />
        E-Mail <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
      </>
    )}
  </address>
);
