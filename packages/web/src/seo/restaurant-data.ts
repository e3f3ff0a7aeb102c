import { fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import type { OpeningDay, Schedule, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { AppData } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { pageUrl } from './public-pages.ts';

/** Names of weekdays at schema.org by day of week, 0 Sunday to 6 Saturday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 00:00 to 00:00 would mean closed. */
const closesOf = ({ open, close }: TimeRange): string => (open === close && close === '00:00' ? '23:59' : close);

const specification = (range: TimeRange, when: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: range.open,
  closes: closesOf(range),
});

const weekday = ({ dayOfWeek, openingHour }: OpeningDay) =>
  openingHour.map((range) => specification(range, { dayOfWeek: DAYS[dayOfWeek] }));

/**
 * The weekly hours, an entry for each range. A range that closes before it opens ends on the next day, in schema.org as
 * here.
 */
export const weeklyHours = ({ openingDays }: Schedule) => openingDays.flatMap(weekday);

/** The extraordinary days from `today` on; a closed day opens and closes at midnight. */
export const extraordinaryHours = ({ extraordinaryOpeningHour }: Schedule, today: LocalDate) =>
  extraordinaryOpeningHour
    .filter(({ date }) => date >= today)
    .flatMap(({ date, openingHour }) => {
      const when = { validFrom: date, validThrough: date };
      const closed = { '@type': 'OpeningHoursSpecification', ...when, opens: '00:00', closes: '00:00' };
      return openingHour.length === 0 ? [closed] : openingHour.map((range) => specification(range, when));
    });

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

/** Collection with its own hours. Source: schema.org/availableDeliveryMethod. */
export function pickupOffer({ openingHours, delivery, now }: AppData) {
  const { schedule } = fulfilmentService('collected', openingHours, delivery);
  return {
    '@type': 'Offer',
    availableDeliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
    itemOffered: {
      '@type': 'Service',
      name: 'Abholung',
      hoursAvailable: [...weeklyHours(schedule), ...extraordinaryHours(schedule, toLocalDate(now))],
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
    makesOffer: app.delivery.collection === undefined ? deliveryOffer(app) : [deliveryOffer(app), pickupOffer(app)],
  };
}
