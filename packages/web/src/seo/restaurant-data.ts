import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { paths } from '../app/paths.ts';
import { extraordinaryHours, weeklyHours } from './opening-hours-data.ts';

/** Formats `052 123 45 67` with the country code. */
const internationalNumber = (phoneNumber: string): string => phoneNumber.replace(/^0/, '+41 ');

/** Omits what a new shop does not have yet. */
const given = (text: string): string | undefined => (text === '' ? undefined : text);

export const postalAddress = ({ restaurant: { street, postcode, town } }: AppData) => ({
  '@type': 'PostalAddress',
  streetAddress: given(street),
  postalCode: given(postcode),
  addressLocality: given(town),
  addressCountry: 'CH',
});

export const restaurantId = (origin: string): string => `${pageUrl(origin, paths.home)}#restaurant`;

function deliveryOffer({ openingHours, delivery, now }: AppData) {
  const { orderLocations } = delivery;
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: 'Lieferung',
      areaServed: orderLocations.map(({ postcode, town }) => `${postcode} ${town}`),
      hoursAvailable: [
        ...weeklyHours(openingHours.delivery),
        ...extraordinaryHours(openingHours.delivery, toLocalDate(now)),
      ],
    },
  };
}

/** Structured data of the restaurant with the hours of both services. Source: schema.org/Restaurant. */
export function restaurantData(app: AppData) {
  const { origin, restaurant, openingHours, now } = app;
  return {
    '@type': 'Restaurant',
    '@id': restaurantId(origin),
    name: restaurant.name,
    description: given(restaurant.claim),
    url: pageUrl(origin, paths.home),
    telephone: given(internationalNumber(restaurant.phoneNumber)),
    email: given(restaurant.email),
    vatID: given(restaurant.vatNumber),
    address: postalAddress(app),
    sameAs: [restaurant.instagramUrl, restaurant.facebookUrl].filter((url) => url !== ''),
    currenciesAccepted: 'CHF',
    paymentAccepted: Object.values(PAYMENT_METHOD_LABELS).join(', '),
    hasMenu: pageUrl(origin, paths.products),
    openingHoursSpecification: weeklyHours(openingHours.restaurant),
    specialOpeningHoursSpecification: extraordinaryHours(openingHours.restaurant, toLocalDate(now)),
    makesOffer: deliveryOffer(app),
  };
}
