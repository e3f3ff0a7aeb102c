import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import {
  CLAIM_MAX,
  PARAGRAPHS_MAX,
  PARAGRAPH_MAX,
  RESTAURANT_NAME_MAX,
  RESTAURANT_TOWN_MAX,
  type RestaurantDraft,
  STREET_MAX,
  TASK_MAX,
  TEAM_MAX,
  TEAM_MEMBER_NAME_MAX,
  restaurantDraft,
} from './restaurant-draft.ts';
import { RESTAURANT } from './restaurant.fixtures.ts';
import { restaurant } from './restaurant.ts';

const errorsOf = validation(restaurantDraft, RESTAURANT);
const member = { name: 'Nora Frei', task: 'Backt am Ofen', favouriteProductId: null };
const POSTCODE = { postcode: 'Bitte gib eine Postleitzahl mit vier Ziffern an' };

describe('the draft of the restaurant', () => {
  it('comes back as it was and is what the restaurant needs', () => {
    expect(restaurantDraft.parse(RESTAURANT)).toEqual(RESTAURANT);
    expect(restaurant.parse(restaurantDraft.parse(RESTAURANT))).toEqual(RESTAURANT);
    expect(Object.keys(restaurantDraft.shape)).toEqual(Object.keys(restaurant.shape));
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(restaurantDraft, RESTAURANT)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof RestaurantDraft]?: unknown }, Record<string, string>]>([
    [{ name: 'xx' }, {}],
    [{ name: 'x'.repeat(RESTAURANT_NAME_MAX) }, {}],
    [{ name: '' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: 'x' }, { name: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Der Name darf maximal 60 Zeichen lang sein.' }],
    [{ claim: 'x'.repeat(CLAIM_MAX) }, {}],
    [{ claim: 'x'.repeat(121) }, { claim: 'Der Leitsatz darf maximal 120 Zeichen lang sein.' }],
    [{ claim: ' ' }, { claim: 'Bitte gib einen Leitsatz an' }],
    [{ story: [] }, { story: 'Bitte gib mindestens einen Absatz an' }],
    [{ story: 'Es war einmal' }, { story: 'Bitte gib mindestens einen Absatz an' }],
    [{ story: Array.from({ length: PARAGRAPHS_MAX }, () => 'x'.repeat(PARAGRAPH_MAX)) }, {}],
    [{ story: Array.from({ length: 11 }, () => 'x') }, { story: 'Es sind höchstens 10 Absätze möglich.' }],
    [
      { story: ['x'.repeat(1001), ''] },
      { 'story.0': 'Der Absatz darf maximal 1000 Zeichen lang sein.', 'story.1': 'Bitte gib den Absatz an' },
    ],
    [{ team: [] }, {}],
    [{ team: null }, { team: 'Bitte gib das Team an' }],
    [{ team: ['Nora'] }, { 'team.0': 'Bitte gib Name und Aufgabe an' }],
    [{ team: Array.from({ length: TEAM_MAX }, () => member) }, {}],
    [{ team: Array.from({ length: 31 }, () => member) }, { team: 'Es sind höchstens 30 Personen möglich.' }],
    [{ team: [{ ...member, name: 'x'.repeat(TEAM_MEMBER_NAME_MAX), task: 'x'.repeat(TASK_MAX) }] }, {}],
    [
      { team: [{ name: 'x'.repeat(61), task: 'x'.repeat(121), favouriteProductId: 'bear' }] },
      {
        'team.0.name': 'Der Name darf maximal 60 Zeichen lang sein.',
        'team.0.task': 'Die Aufgabe darf maximal 120 Zeichen lang sein.',
        'team.0.favouriteProductId': 'Dieses Produkt gibt es nicht.',
      },
    ],
    [
      { team: [{ ...member, name: ' ', task: '' }] },
      { 'team.0.name': 'Bitte gib den Namen an', 'team.0.task': 'Bitte gib die Aufgabe an' },
    ],
    [{ street: 'x'.repeat(STREET_MAX) }, {}],
    [{ street: 'x'.repeat(81) }, { street: 'Die Strasse darf maximal 80 Zeichen lang sein.' }],
    [{ street: '' }, { street: 'Bitte gib die Strasse an' }],
    [{ postcode: ' 1000 ' }, {}],
    [{ postcode: '0999' }, POSTCODE],
    [{ postcode: '84000' }, POSTCODE],
    [{ postcode: '8 400' }, POSTCODE],
    [{ postcode: 8400 }, POSTCODE],
    [{ town: 'x'.repeat(RESTAURANT_TOWN_MAX) }, {}],
    [{ town: 'x'.repeat(61) }, { town: 'Der Ort darf maximal 60 Zeichen lang sein.' }],
    [{ town: '' }, { town: 'Bitte gib den Ort an' }],
    [{ phoneNumber: '+49 52 000 12 34' }, { phoneNumber: 'Bitte gib die Telefonnummer so an: 052 999 99 99' }],
    [{ email: 'hallo' }, { email: 'Bitte gib eine gültige E-Mail-Adresse an' }],
    [
      { vatNumber: 'CHE-123.456.789 MWST' },
      { vatNumber: 'Diese MwSt.-Nummer gibt es nicht. Bitte prüfe die Ziffern.' },
    ],
    [
      { instagramUrl: 'http://www.instagram.com/x', facebookUrl: 'facebook.com/x' },
      {
        instagramUrl: 'Bitte gib die Instagram-Adresse mit https:// an',
        facebookUrl: 'Bitte gib die Facebook-Adresse mit https:// an',
      },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
