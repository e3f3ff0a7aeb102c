import type { Restaurant } from './restaurant.ts';

export const RESTAURANT: Restaurant = {
  name: 'Ofenpost',
  claim: 'Fladen aus dem Holzofen',
  story: ['Seit 2014 am Steinberg.'],
  team: [{ name: 'Nora Frei', task: 'Backt am Ofen', favouriteProductId: null }],
  street: 'Steinberggasse 5',
  postcode: '8400',
  town: 'Winterthur',
  phoneNumber: '052 123 45 67',
  email: 'hallo@example.ch',
  vatNumber: 'CHE-123.456.788 MWST',
  instagramUrl: 'https://www.instagram.com/ofenpost',
  facebookUrl: 'https://www.facebook.com/ofenpost',
  breadOrigin: 'Schweiz',
  alcoholMinAge: 16,
};
