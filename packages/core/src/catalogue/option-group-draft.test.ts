import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import {
  OPTIONS_MAX,
  OPTION_GROUP_NAME_MAX,
  OPTION_NAME_MAX,
  type OptionGroupDraft,
  optionGroupDraft,
  optionGroupDraftOf,
} from './option-group-draft.ts';
import { BURRATA_ID, EXTRAS, ROCKET_ID, SIZE } from './product.fixtures.ts';

const draft = optionGroupDraftOf(EXTRAS);
const errorsOf = validation(optionGroupDraft, draft);
const option = (name: string, id: string | null = null) => ({ id, name, price: 100, allergens: [], available: true });
const options = (count: number) => Array.from({ length: count }, (_, place) => option(`Extra ${place}`));

describe('the draft of an option group', () => {
  it('leaves out what the order desk sets', () => {
    expect(draft).toEqual({
      name: 'Extras',
      min: 0,
      max: 3,
      included: 1,
      options: [
        { id: ROCKET_ID, name: 'Rucola', price: 150, allergens: [], available: true },
        { id: BURRATA_ID, name: 'Burrata', price: 450, allergens: ['milk'], available: true },
        { id: EXTRAS.options[2]?.id, name: 'Trüffel', price: 600, allergens: [], available: false },
      ],
    });
  });

  it.each([EXTRAS, SIZE])('comes back as it was: $name', (group) => {
    expect(optionGroupDraft.parse(optionGroupDraftOf(group))).toEqual(optionGroupDraftOf(group));
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(optionGroupDraft, draft)).toEqual([]);
  });

  it('is accepted exactly when its numbers fit', () => {
    const number = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(number, number, number, number, (min, max, included, count) => {
        const fits = max >= 1 && count >= 1 && min <= max && included <= max && max <= count;
        expect(optionGroupDraft.safeParse({ ...draft, min, max, included, options: options(count) }).success).toBe(
          fits,
        );
      }),
    );
  });

  it.each<[{ readonly [Field in keyof OptionGroupDraft]?: unknown }, Record<string, string>]>([
    [{ name: 'xx' }, {}],
    [{ name: 'x'.repeat(OPTION_GROUP_NAME_MAX) }, {}],
    [{ name: '' }, { name: 'Bitte gib einen Namen an' }],
    [{ name: 'x' }, { name: 'Der Name muss mindestens 2 Zeichen lang sein.' }],
    [{ name: 'x'.repeat(61) }, { name: 'Der Name darf maximal 60 Zeichen lang sein.' }],
    [{ min: -1 }, { min: 'Die Mindestzahl muss zwischen 0 und 50 Extras liegen.' }],
    [{ min: 51 }, { min: 'Die Mindestzahl muss zwischen 0 und 50 Extras liegen.' }],
    [{ min: 3 }, {}],
    [{ min: 4 }, { min: 'Die Mindestzahl darf nicht grösser als die Höchstzahl sein.' }],
    [{ max: 0, included: 0 }, { max: 'Die Höchstzahl muss zwischen 1 und 50 Extras liegen.' }],
    [{ max: 51, options: options(50) }, { max: 'Die Höchstzahl muss zwischen 1 und 50 Extras liegen.' }],
    [{ max: 50, options: options(50), min: 50, included: 50 }, {}],
    [{ max: 4 }, { max: 'Die Höchstzahl darf nicht grösser als die Zahl der Extras sein.' }],
    [{ included: 3 }, {}],
    [{ included: 4 }, { included: 'Es können nicht mehr Extras inklusive sein, als man wählen darf.' }],
    [{ included: -1 }, { included: 'Die Zahl der inklusiven muss zwischen 0 und 50 Extras liegen.' }],
    [{ included: 51 }, { included: 'Die Zahl der inklusiven muss zwischen 0 und 50 Extras liegen.' }],
    [{ options: [] }, { options: 'Bitte füge mindestens ein Extra hinzu' }],
    [{ options: 'alle' }, { options: 'Bitte füge mindestens ein Extra hinzu' }],
    [{ options: options(OPTIONS_MAX) }, {}],
    [{ options: options(51) }, { options: 'Eine Auswahl hat höchstens 50 Extras.' }],
    [{ options: ['Rucola'] }, { 'options.0': 'Bitte gib Name und Preis an' }],
    [
      { options: [option('Rucola'), option('Burrata'), option(' RUCOLA')] },
      { 'options.2': 'Dieser Name kommt schon vor.' },
    ],
    [
      { options: [option('Rucola', ROCKET_ID), option('Burrata'), option('Speck', ROCKET_ID)] },
      { options: 'Ein Extra kommt mehr als einmal vor.' },
    ],
    [{ options: [option('x'.repeat(OPTION_NAME_MAX)), option('a'), option('b')] }, {}],
    [
      { options: [option('x'.repeat(61)), option(''), option('b', 'neu')] },
      {
        'options.0.name': 'Der Name darf maximal 60 Zeichen lang sein.',
        'options.1.name': 'Bitte gib einen Namen an',
        'options.2.id': 'Dieses Extra gibt es nicht.',
      },
    ],
    [
      { options: [{ ...option('a'), price: -1 }, { ...option('b'), allergens: ['milk', 'milk'] }, option('c')] },
      {
        'options.0.price': "Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen.",
        'options.1.allergens.1': 'Dieses Allergen ist schon gewählt.',
      },
    ],
    [
      { options: [{ ...option('a'), available: 0 }, { ...option('b'), allergens: ['wine'] }, option('c')] },
      {
        'options.0.available': 'Bitte wähle Ja oder Nein',
        'options.1.allergens.0': 'Dieses Allergen gibt es nicht.',
      },
    ],
    [
      { options: [{ ...option('a'), allergens: Array.from({ length: 15 }, () => 'milk') }, option('b'), option('c')] },
      { 'options.0.allergens': 'Es gibt nur 14 Allergene.' },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
