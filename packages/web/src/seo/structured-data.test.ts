import { DELIVERY } from '@ofenpost/core/delivery/delivery.fixtures';
import { OPENING_HOURS } from '@ofenpost/core/opening-hours/opening-hours.fixtures';
import { RESTAURANT } from '@ofenpost/core/restaurant/restaurant.fixtures';
import { expect, it } from 'vitest';
import { structuredDataScript } from './structured-data.ts';

const root = {
  pathname: '/',
  loaderData: {
    origin: 'https://example.ch',
    restaurant: { ...RESTAURANT, name: '</script><script>alert(1)' },
    openingHours: OPENING_HOURS,
    delivery: DELIVERY,
    now: '2026-11-20T18:00:00.000Z',
  },
};
const scriptOn = (pathname: string) => structuredDataScript([root, { pathname }]);

it('cannot be ended by what somebody entered', () => {
  expect(scriptOn('/').match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(scriptOn('/')).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`);
});

it('says nothing on pages that are not public, and none without data', () => {
  expect([
    scriptOn('/checkout'),
    scriptOn('/order/1'),
    structuredDataScript([]),
    structuredDataScript([{ pathname: '/' }]),
  ]).toEqual(['', '', '', '']);
});
