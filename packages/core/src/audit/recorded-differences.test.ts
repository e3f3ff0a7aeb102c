import { describe, expect, it } from 'vitest';
import { recordedDifferences } from './recorded-differences.ts';

const ID = '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001';

const NAMES = new Map([[ID, 'Margherita']]);
const reported = (before: unknown, after: unknown) =>
  recordedDifferences({ before, after }, NAMES).map((each) => `${each.label}: ${each.before} → ${each.after}`);

describe('one of several is called', () => {
  it.each([
    [{ id: ID, name: 'Ei', price: 100 }, 'Extras › Ei › Preis'],
    [{ id: ID, town: 'Seuzach', price: 100 }, 'Extras › Seuzach › Preis'],
    [{ id: ID, ingredient: 'Poulet', price: 100 }, 'Extras › Poulet › Preis'],
    [{ id: ID, title: 'Jazz', price: 100 }, 'Extras › Jazz › Preis'],
    [{ id: ID, name: '', town: 'Seuzach', price: 100 }, 'Extras › Seuzach › Preis'],
    [{ id: ID, price: 100 }, 'Extras › Margherita › Preis'],
    [{ sizeId: ID, price: 100 }, 'Extras › Margherita › Preis'],
  ])('as people know it: %j', (one, label) => {
    expect(reported({ options: [one] }, { options: [{ ...one, price: 150 }] })).toEqual([
      `${label}: CHF 1.00 → CHF 1.50`,
    ]);
  });

  it('as of the service and the day, where it is about hours', () => {
    const hours = [{ open: '11:00', close: '14:00' }];
    expect(reported({ 'delivery-0': [], 'restaurant-6': [] }, { 'delivery-0': hours, 'restaurant-6': hours })).toEqual([
      'Lieferung, Sonntag: – → 11:00–14:00',
      'Restaurant, Samstag: – → 11:00–14:00',
    ]);
    expect(reported({}, { 'delivery-7': hours, 'my-delivery-1': hours })).toEqual(['Weitere Angaben:  → geändert']);
  });

  it('by what it is now, else by what it was', () => {
    const egg = { id: ID, name: 'Ei' };
    expect(reported({ options: [egg] }, { options: [{ ...egg, name: 'Spiegelei' }] })).toEqual([
      'Extras › Spiegelei › Name: Ei → Spiegelei',
    ]);
    expect(reported({ options: [egg] }, { options: [] })).toEqual(['Extras › Ei: Name: Ei → –']);
  });
});

describe('what is compared', () => {
  it('is no field whose value is as empty as before', () => {
    expect(reported({ description: '', tags: [], photo: null }, { description: null, tags: '' })).toEqual([]);
  });

  it('is a list as a whole unless each in it has an id', () => {
    const list = [{ ingredient: 'Poulet', country: 'Schweiz' }];
    expect(reported({ origins: list }, { origins: [{ ...list[0], country: 'Frankreich' }] })).toEqual([
      'Herkunft: Zutat: Poulet, Land: Schweiz → Zutat: Poulet, Land: Frankreich',
    ]);
    const [named, odd] = [
      { id: ID, name: 'Ei' },
      { id: 'egg', name: 'Speck' },
    ];
    expect(reported({ options: [named, odd] }, { options: [named] })).toEqual([
      'Extras: Name: Ei; Name: Speck → Name: Ei',
    ]);
  });

  it('is told once where nobody knows its name, however much of it there is', () => {
    expect(reported({ a: 1, b: 1, c: 1, price: 1 }, { a: 2, b: 2, c: 2, price: 2 })).toEqual([
      'Weitere Angaben:  → geändert',
      'Preis: CHF 0.01 → CHF 0.02',
    ]);
    expect(reported({ a: { price: 1 } }, { a: { price: 2 } })).toEqual([
      'Weitere Angaben › Preis: CHF 0.01 → CHF 0.02',
    ]);
  });
});

describe('a value reads as its field does', () => {
  const FLATBREAD = { kind: 'flatbread', sauce: 'tomato', toppings: [] };
  it.each([
    [
      'a drawing by its kind',
      { illustration: FLATBREAD },
      { illustration: { kind: 'salad', ingredients: [] } },
      'Zeichnung: Fladen → Salat',
    ],
    ['a drawing of no such kind', { illustration: null }, { illustration: 'basil' }, 'Zeichnung: – → Zeichnung'],
    [
      'a drawing that was written otherwise',
      { illustration: FLATBREAD },
      { illustration: 7 },
      'Zeichnung: Fladen → Zeichnung',
    ],
    [
      'a drawing without a kind',
      { illustration: FLATBREAD },
      { illustration: { sauce: 'x' } },
      'Zeichnung: Fladen → Zeichnung',
    ],
    ['a photo', { photo: null }, { photo: { hash: 'abc' } }, 'Foto: – → Foto'],
    ['minutes', { alarmMinutes: 5 }, { alarmMinutes: 10 }, 'Alarm am Bestellpult: 5 Minuten → 10 Minuten'],
    [
      'breads',
      { ovenCapacity: 4 },
      { ovenCapacity: 6 },
      'Kapazität des Ofens: 4 Fladen pro Viertelstunde → 6 Fladen pro Viertelstunde',
    ],
    ['a rate', { food: 250 }, { food: 260 }, 'Speisen und alkoholfreie Getränke: 2.5 % → 2.6 %'],
    ['an amount that is none', { price: 'teuer' }, { price: 100 }, 'Preis: teuer → CHF 1.00'],
    [
      'a word that nobody knows',
      { vatClass: 'constructor' },
      { vatClass: 'food' },
      'MwSt.-Klasse: unbekannt → Speisen und alkoholfreie Getränke',
    ],
    ['a word that is none', { status: 5 }, { status: 'accepted' }, 'Zustand: unbekannt → Angenommen'],
    ['a role that nobody knows', { rolesId: 0 }, { rolesId: 4 }, 'Rolle: unbekannt → Geschäftsleitung'],
    [
      'hours that say more',
      { openingHour: null },
      { openingHour: [{ open: '11:00', close: '14:00', message: 'Brunch' }] },
      'Zeiten: – → Von: 11:00, Bis: 14:00, Hinweis: Brunch',
    ],
    ['hours without an end', { openingHour: null }, { openingHour: [{ open: '11:00' }] }, 'Zeiten: – → Von: 11:00'],
    [
      'a list of all kinds',
      { courses: [] },
      { courses: ['Suppe', { name: 'Salat' }] },
      'Gänge: – → Suppe; Name: Salat',
    ],
    ['a record of which nothing is known', { origins: [] }, { origins: [{ secret: 1 }] }, 'Herkunft:  → geändert'],
    ['a day that nobody knows', { daysOfWeek: [1] }, { daysOfWeek: [6, 7] }, 'Wochentage: Montag → Samstag, '],
  ])('%s', (_what, before, after, text) => {
    expect(reported(before, after)).toEqual([text]);
  });
});
