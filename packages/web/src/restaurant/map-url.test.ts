import { expect, it } from 'vitest';
import { mapUrl } from './map-url.ts';

it('asks the map for the whole address, whatever its letters', () => {
  const url = new URL(mapUrl({ street: 'Rue de l’Hôpital 5 & 7', postcode: '2000', town: 'Neuchâtel' }));
  expect(url.searchParams.get('query')).toBe('Rue de l’Hôpital 5 & 7, 2000 Neuchâtel');
  expect([...url.searchParams]).toHaveLength(1);
});
