import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation, lengths } from '../validation/validation.fixtures.ts';
import { type Allergen, ALLERGENS, PRODUCT_TAGS } from './declaration.ts';
import type { Illustration } from './illustration.ts';
import {
  ORIGINS_MAX,
  ORIGIN_TEXT_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_NAME_MIN,
  PRODUCT_OPTION_GROUPS_MAX,
  type ProductDraft,
  productDraft,
  productDraftOf,
} from './product-draft.ts';
import { CATALOGUE, EXTRAS, LAGER, MARGHERITA, SIZE } from './product.fixtures.ts';

const draft: ProductDraft = {
  ...productDraftOf(MARGHERITA),
  availabilitySchedule: { daysOfWeek: [5, 6, 0], from: '18:00', to: '02:00' },
  origins: [{ ingredient: 'Schinken', country: 'Schweiz' }],
  photo: { hash: 'diavola', width: 640, height: 480, focus: 'start', alt: 'Ein Fladen auf dem Brett' },
};
const errorsOf = validation(productDraft, draft);
const ids = (count: number) =>
  Array.from({ length: count }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
const origins = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ingredient: `Zutat ${place}`, country: 'Schweiz' }));
const schedule = { daysOfWeek: [1], from: '11:00', to: '14:00' };

describe('the draft of a product', () => {
  it('is what the product is without what is set elsewhere', () => {
    const { id: _id, soldOutUntil: _until, optionGroups: _groups, ...rest } = MARGHERITA;
    expect(productDraftOf(MARGHERITA)).toEqual({ ...rest, bakeMinutes: null, optionGroupIds: [EXTRAS.id] });
  });

  it.each(CATALOGUE.productGroups.flatMap(({ products }) => products))('comes back as it was: $name', (product) => {
    expect(productDraft.parse(productDraftOf(product))).toEqual(productDraftOf(product));
  });

  it('comes back as it was, whatever valid product it is of', () => {
    const word = fc.stringMatching(/^[A-Za-zäöüé]([ -]?[A-Za-zäöüé]){0,20}[a-zäöü]$/);
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const products = fc.record({
      name: word,
      description: fc.oneof(word, fc.constant(''), fc.constant('zwei\nZeilen')),
      price: fc.integer({ min: 0, max: 100_000 }),
      available: fc.boolean(),
      availabilitySchedule: fc.option(fc.record({ daysOfWeek: weekdays, from: time, to: fc.constant('14:15') })),
      allergens: fc.uniqueArray(fc.constantFrom<Allergen>(...ALLERGENS)),
      origins: fc.uniqueArray(fc.record({ ingredient: word, country: word }), {
        maxLength: 5,
        selector: ({ ingredient }) => ingredient.toLowerCase(),
      }),
      tags: fc.uniqueArray(fc.constantFrom(...PRODUCT_TAGS)),
      favourite: fc.boolean(),
      optionGroups: fc.subarray([SIZE, EXTRAS]),
    });
    fc.assert(
      fc.property(products, (change) => {
        const own = productDraftOf({ ...LAGER, ...change });
        expect(productDraft.parse(own)).toEqual(own);
      }),
      { numRuns: 50 },
    );
  });

  it('is trimmed', () => {
    expect(productDraft.parse({ ...draft, name: '  Margherita ', description: '\n Tomaten ' })).toMatchObject({
      name: 'Margherita',
      description: 'Tomaten',
    });
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(productDraft, draft)).toEqual([]);
  });

  it.each<Illustration>([
    { kind: 'flatbread', shape: 'heart', sauce: 'cream', toppings: ['fig'] },
    { kind: 'salad', ingredients: ['lettuce'] },
    { kind: 'starter', dish: 'fries', sauce: 'tomato', toppings: [] },
    { kind: 'dessert', dish: 'gelato', flavours: ['lemon'], toppings: [] },
    { kind: 'drink', vessel: 'can', liquid: 'lager', label: 'sun', emblem: 'hop', garnish: ['mint'] },
    { kind: 'dip', sauce: 'hummus', toppings: [] },
  ])('tells in German what is wrong with the picture %j', (illustration) => {
    for (const field of Object.keys(illustration)) {
      const errors = errorsOf({ illustration: { ...illustration, [field]: [7] } });
      expect(Object.values(errors)).toEqual(['Bitte prüfe das Bild.']);
    }
  });

  it.each(lengths(PRODUCT_NAME_MIN, PRODUCT_NAME_MAX).right)('has a name like %s', (name) => {
    expect(errorsOf({ name })).toEqual({});
  });

  it.each<[{ readonly [Field in keyof ProductDraft]?: unknown }, Record<string, string>]>([
    [{ name: '' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: '   ' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: undefined }, { name: 'Bitte gib einen Namen an' }],
    [{ name: 'x' }, { name: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Der Name darf maximal 60 Zeichen lang sein.' }],
    [{ name: 'zwei\nZeilen' }, {}],
    [{ name: 'a\0b' }, { name: 'Das Zeichen U+0000 an Stelle 2 können wir nicht speichern. Bitte lösche es.' }],
    [{ description: 'x'.repeat(PRODUCT_DESCRIPTION_MAX) }, {}],
    [{ description: 'x'.repeat(501) }, { description: 'Die Beschreibung darf maximal 500 Zeichen lang sein.' }],
    [{ price: 0 }, {}],
    [{ price: 100_000 }, {}],
    [{ price: 100_001 }, { price: "Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen." }],
    [{ price: -1 }, { price: "Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen." }],
    [{ vatClass: 'none' }, { vatClass: 'Bitte wähle eine MwSt.-Klasse' }],
    [
      { vatClass: 'voucher' },
      { vatClass: 'Wertgutscheine stellst du unter «Gutscheine» aus. Als Produkt oder Menü gibt es sie nicht.' },
    ],
    [{ productGroupId: '' }, { productGroupId: 'Bitte wähle eine Produktgruppe' }],
    [{ available: 'yes' }, { available: 'Bitte wähle Ja oder Nein' }],
    [{ ovenBreads: 20 }, {}],
    [{ bakeMinutes: 0 }, { bakeMinutes: 'Die Backzeit muss zwischen 1 und 90 Minuten liegen.' }],
    [{ bakeMinutes: null }, {}],
    [{ ovenBreads: 21 }, { ovenBreads: 'Der Platz im Ofen muss zwischen 0 und 20 Fladen liegen.' }],
    [{ ovenBreads: -1 }, { ovenBreads: 'Der Platz im Ofen muss zwischen 0 und 20 Fladen liegen.' }],
    [{ favourite: 1 }, { favourite: 'Bitte wähle Ja oder Nein' }],
    [{ availabilitySchedule: null }, {}],
    [{ availabilitySchedule: 'immer' }, { availabilitySchedule: 'Bitte gib Wochentage und Zeiten an' }],
    [{ availabilitySchedule: { ...schedule, daysOfWeek: [0, 1, 2, 3, 4, 5, 6] } }, {}],
    [
      { availabilitySchedule: { ...schedule, daysOfWeek: [] } },
      { 'availabilitySchedule.daysOfWeek': 'Bitte wähle mindestens einen Wochentag' },
    ],
    [
      { availabilitySchedule: { ...schedule, daysOfWeek: [0, 1, 2, 3, 4, 5, 6, 0] } },
      { 'availabilitySchedule.daysOfWeek': 'Die Woche hat nur sieben Tage.' },
    ],
    [
      { availabilitySchedule: { ...schedule, daysOfWeek: [1, 2, 1] } },
      { 'availabilitySchedule.daysOfWeek.2': 'Dieser Wochentag ist schon gewählt.' },
    ],
    [
      { availabilitySchedule: { ...schedule, daysOfWeek: [7] } },
      { 'availabilitySchedule.daysOfWeek.0': 'Bitte wähle einen Wochentag' },
    ],
    [
      { availabilitySchedule: { ...schedule, to: '11:00' } },
      { 'availabilitySchedule.to': 'Beginn und Ende müssen verschieden sein.' },
    ],
    [
      { availabilitySchedule: { ...schedule, from: '24:00', to: '' } },
      {
        'availabilitySchedule.from': 'Bitte gib an, ab wann es das Produkt gibt',
        'availabilitySchedule.to': 'Bitte gib an, bis wann es das Produkt gibt',
      },
    ],
    [{ allergens: ALLERGENS }, {}],
    [{ allergens: ['milk', 'eggs', 'milk'] }, { 'allergens.2': 'Dieses Allergen ist schon gewählt.' }],
    [{ allergens: ['wine'] }, { 'allergens.0': 'Dieses Allergen gibt es nicht.' }],
    [{ allergens: [...ALLERGENS, 'milk'] }, { allergens: 'Es gibt nur 14 Allergene.' }],
    [{ origins: origins(ORIGINS_MAX) }, {}],
    [{ origins: origins(21) }, { origins: 'Es sind höchstens 20 Herkunftsangaben möglich.' }],
    [{ origins: ['Schweiz'] }, { 'origins.0': 'Bitte gib Zutat und Land an' }],
    [
      { origins: [{ ingredient: ' ', country: '' }] },
      { 'origins.0.ingredient': 'Bitte gib die Zutat an', 'origins.0.country': 'Bitte gib das Land an' },
    ],
    [{ origins: [{ ingredient: 'x'.repeat(ORIGIN_TEXT_MAX), country: 'x'.repeat(ORIGIN_TEXT_MAX) }] }, {}],
    [
      { origins: [{ ingredient: 'x'.repeat(61), country: 'x'.repeat(61) }] },
      {
        'origins.0.ingredient': 'Die Zutat darf maximal 60 Zeichen lang sein.',
        'origins.0.country': 'Das Land darf maximal 60 Zeichen lang sein.',
      },
    ],
    [
      {
        origins: [
          { ingredient: 'Poulet', country: 'Ungarn' },
          { ingredient: 'Poulet', country: 'Schweiz' },
          { ingredient: 'Speck', country: 'Schweiz' },
          { ingredient: 'poulet ', country: 'SCHWEIZ' },
        ],
      },
      { 'origins.3': 'Diese Herkunft ist schon angegeben.' },
    ],
    [{ tags: PRODUCT_TAGS }, {}],
    [{ tags: ['vegan', 'vegan'] }, { 'tags.1': 'Diese Kennzeichnung ist schon gewählt.' }],
    [{ tags: ['cheap'] }, { 'tags.0': 'Diese Kennzeichnung gibt es nicht.' }],
    [{ tags: [...PRODUCT_TAGS, 'new'] }, { tags: 'Es gibt nur 4 Kennzeichnungen.' }],
    [{ optionGroupIds: ids(PRODUCT_OPTION_GROUPS_MAX) }, {}],
    [{ optionGroupIds: ids(21) }, { optionGroupIds: 'Ein Produkt hat höchstens 20 Auswahlen.' }],
    [{ optionGroupIds: ['x'] }, { 'optionGroupIds.0': 'Diese Auswahl gibt es nicht.' }],
    [
      { optionGroupIds: ['0000000a-0000-4000-8000-000000000000', '0000000A-0000-4000-8000-000000000000'] },
      { 'optionGroupIds.1': 'Diese Auswahl ist schon dabei.' },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
