import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { demoId } from './demo-id.ts';

type Place = readonly [postcode: string, town: string, minutes: number];
type Terms = Pick<OrderLocation, 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

const INNER: Terms = {
  minimumOrder: 2000,
  feeTiers: [
    { from: 0, fee: 450 },
    { from: 3500, fee: 250 },
  ],
  freeFrom: 6000,
};

const OUTER: Terms = {
  minimumOrder: 3000,
  feeTiers: [
    { from: 0, fee: 650 },
    { from: 5000, fee: 350 },
  ],
  freeFrom: 9000,
};

const FAR: Terms = {
  minimumOrder: 4500,
  feeTiers: [
    { from: 0, fee: 950 },
    { from: 7000, fee: 650 },
    { from: 12_000, fee: 350 },
  ],
  freeFrom: null,
};

const areas: readonly (readonly [Terms, readonly Place[]])[] = [
  [
    INNER,
    [
      ['8400', 'Winterthur', 8],
      ['8404', 'Winterthur', 12],
      ['8405', 'Winterthur', 14],
      ['8406', 'Winterthur', 10],
      ['8408', 'Winterthur', 13],
      ['8409', 'Winterthur', 15],
    ],
  ],
  [
    OUTER,
    [
      ['8472', 'Seuzach', 18],
      ['8542', 'Wiesendangen', 20],
      ['8352', 'Elsau', 20],
    ],
  ],
  [
    FAR,
    [
      ['8413', 'Neftenbach', 22],
      ['8310', 'Kemptthal', 24],
      ['8310', 'Grafstal', 28],
    ],
  ],
];

export const demoOrderLocations: OrderLocation[] = areas
  .flatMap(([terms, places]) => places.map((place) => ({ terms, place })))
  .map(({ terms, place: [postcode, town, minutes] }, index) => ({
    id: demoId('orderLocation', index + 1),
    postcode,
    town,
    ...terms,
    minutes,
    active: true,
  }));
