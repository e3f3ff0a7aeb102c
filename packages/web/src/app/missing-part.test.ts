import { expect, it } from 'vitest';
import { isMissingPart } from './missing-part.ts';

const URL = 'https://shop.test/assets/keep-address-Bz2ZKY_.js';

it.each([
  new TypeError(`Failed to fetch dynamically imported module: ${URL}`),
  new TypeError(`error loading dynamically imported module: ${URL}`),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/feedback-desk-ZNbocoy7.css'),
])('knows the code of a part that could not be fetched by the words of each browser: %s', (error) => {
  expect(isMissingPart(error)).toBe(true);
});

it.each([new TypeError('Failed to fetch'), new Error('Keine Verbindung.'), { status: 401 }, undefined])(
  'takes nothing else for it: %s',
  (error) => expect(isMissingPart(error)).toBe(false),
);
