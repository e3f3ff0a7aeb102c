import type { CourierTour } from './courier-tour.ts';
import type { CourierStop } from './tour.ts';

export const TOUR_NOW = '2026-11-20T18:42:00.000Z';

export const stopWith = (change: Partial<CourierStop> = {}): CourierStop => ({
  id: `00000000-0000-4000-8000-00000000${change.number ?? 1028}`,
  number: 1028,
  status: 'onTheWay',
  isCancelledByGuest: false,
  address: {
    contactName: 'Anna Keller',
    phoneNumber: '078 123 45 67',
    street: 'Marktgasse',
    houseNumber: '2a',
    postcode: '8400',
    town: 'Winterthur',
    note: '3. Stock, links',
  },
  promisedAt: '2026-11-20T18:50:00.000Z',
  announced: 'cash',
  due: { cash: 6350, card: 6348, twint: 6348 },
  alcohol: [],
  dueWithoutAlcohol: null,
  isOnlyAlcohol: false,
  isPaidOnline: false,
  ageCheck: null,
  ...change,
});

export const tourOf = (...stops: readonly CourierStop[]): CourierTour => ({
  stops: [...stops],
  cash: { stops: 0, cashStops: 0, cash: 0, card: 0, twint: 0, cashTips: 0, otherTips: 0, float: 10_000 },
});
