import { expect, it } from 'vitest';
import type { AppData } from '../app/app-data.ts';
import { extraordinaryHours, pickupOffer, weeklyHours } from './restaurant-data.ts';

const SCHEDULE = {
  openingDays: [
    { dayOfWeek: 0, openingHour: [{ open: '00:00', close: '00:00' }] },
    {
      dayOfWeek: 6,
      openingHour: [
        { open: '11:00', close: '14:00' },
        { open: '18:00', close: '01:00' },
      ],
    },
    { dayOfWeek: 1, openingHour: [] },
  ],
  extraordinaryOpeningHour: [
    { date: '2026-11-19', openingHour: [], shortMessage: '', message: '' },
    { date: '2026-11-20', openingHour: [], shortMessage: '', message: '' },
    { date: '2026-12-24', openingHour: [{ open: '11:00', close: '16:00' }], shortMessage: '', message: '' },
  ],
};
const TYPE = { '@type': 'OpeningHoursSpecification' };

it('says each range of the week, a whole day as one', () => {
  expect(weeklyHours(SCHEDULE)).toEqual([
    { ...TYPE, dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
    { ...TYPE, dayOfWeek: 'Saturday', opens: '11:00', closes: '14:00' },
    { ...TYPE, dayOfWeek: 'Saturday', opens: '18:00', closes: '01:00' },
  ]);
});

it('says extraordinary days from today on, closed ones by midnight', () => {
  expect(extraordinaryHours(SCHEDULE, '2026-11-20')).toEqual([
    { ...TYPE, validFrom: '2026-11-20', validThrough: '2026-11-20', opens: '00:00', closes: '00:00' },
    { ...TYPE, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '11:00', closes: '16:00' },
  ]);
});

it('offers collection with its own weekly hours, and the special days of the restaurant', () => {
  const collection = {
    preparationMinutes: null,
    minimumOrder: 0,
    openingDays: [{ dayOfWeek: 2, openingHour: [{ open: '17:00', close: '20:00' }] }],
    pause: null,
  };
  const app = {
    openingHours: { restaurant: SCHEDULE, delivery: { openingDays: [], extraordinaryOpeningHour: [] } },
    delivery: {
      orderLocations: [],
      settings: { preparationMinutes: 20 },
      busyControls: { pause: null, rush: null },
      collection,
    },
    now: '2026-11-20T10:00:00.000Z',
  } as unknown as AppData;
  expect(pickupOffer(app)).toMatchObject({
    availableDeliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
    itemOffered: {
      hoursAvailable: [
        { ...TYPE, dayOfWeek: 'Tuesday', opens: '17:00', closes: '20:00' },
        ...extraordinaryHours(SCHEDULE, '2026-11-20'),
      ],
    },
  });
});
