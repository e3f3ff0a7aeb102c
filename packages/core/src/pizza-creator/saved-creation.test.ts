import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EGG_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  TOPPING_IDS,
  TRUFFLE_TOPPING_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { anySign } from '../text/any-sign.fixtures.ts';
import { isCreationName } from './creation-name.ts';
import { type SavedCreation, creationName, newSavedCreation } from './saved-creation.ts';
import {
  SAVED_CREATIONS_MAX,
  SAVED_CREATION_MESSAGES,
  withRenamed,
  withSaved,
  withoutSaved,
} from './saved-creations.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const savedOf = (count: number): SavedCreation[] =>
  Array.from({ length: count }, (_, index) => ({ id: idOf(index), name: `Nr. ${index}`, creation: PLAIN_CREATION }));
const messageOf = (name: unknown) => creationName.safeParse(name).error?.issues.map(({ message }) => message);

describe('a name of a creation', () => {
  it.each([
    ['A', 'A'],
    ['  Feierabend 🍕  ', 'Feierabend 🍕'],
    [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
  ])('%j is taken as %j', (name, expected) => {
    expect(creationName.parse(name)).toBe(expected);
  });

  it.each([
    ['', 'Bitte gib deinem Fladen einen Namen.'],
    [' \n ', 'Bitte gib deinem Fladen einen Namen.'],
    ['x'.repeat(61), 'Der Name darf maximal 60 Zeichen lang sein.'],
    ['x'.repeat(1_000_000), 'Der Name darf maximal 60 Zeichen lang sein.'],
    [`a\n${'x'.repeat(60)}`, 'Der Name darf maximal 60 Zeichen lang sein.'],
    ['\uD83D', 'Das Zeichen U+D83D an Stelle 1 können wir nicht speichern. Bitte lösche es.'],
  ])('%j is refused', (name, message) => {
    expect(messageOf(name)).toEqual([message]);
  });

  it('is judged alike before it is sent and where it arrives', () => {
    const texts = fc.string({ unit: anySign, maxLength: 70 });
    const names = fc.oneof(texts, fc.constantFrom('', ' ', 'a\nb', '\u200B', 'x'.repeat(60), ` ${'x'.repeat(60)} `));
    fc.assert(
      fc.property(names, (name) => {
        expect(isCreationName(name)).toBe(creationName.safeParse(name).success);
      }),
    );
  });

  it('belongs to a valid creation', () => {
    expect(newSavedCreation.safeParse({ name: 'A', creation: withToppings(onLeft(EGG_ID)) }).success).toBe(true);
    const doubled = withToppings(onLeft(EGG_ID), onWhole(EGG_ID));
    expect(newSavedCreation.safeParse({ name: 'A', creation: doubled }).success).toBe(false);
  });
});

describe('saved creations', () => {
  it('keep one more, written in the one way, also of what is switched off', () => {
    const creation = withToppings(onRight(EGG_ID), onLeft(EGG_ID), onWhole(TRUFFLE_TOPPING_ID));
    expect(withSaved({ offer: PIZZA_OFFER, saved: savedOf(1) }, idOf(9), { name: 'Neu', creation })).toEqual(
      ok([
        ...savedOf(1),
        { id: idOf(9), name: 'Neu', creation: withToppings(onWhole(EGG_ID), onWhole(TRUFFLE_TOPPING_ID)) },
      ]),
    );
  });

  it('are 50 at most', () => {
    const add = (count: number) =>
      withSaved({ offer: PIZZA_OFFER, saved: savedOf(count) }, idOf(99), { name: 'A', creation: PLAIN_CREATION });
    expect(SAVED_CREATIONS_MAX).toBe(50);
    expect(add(49)).toMatchObject({ ok: true, value: { length: 50 } });
    expect(add(50)).toEqual(err({ code: 'tooManyCreations' }));
  });

  it('are of the offer', () => {
    const invalid = err({ code: 'creationInvalid' });
    const plain = { name: 'A', creation: PLAIN_CREATION };
    const tooMany = { name: 'A', creation: withToppings(...TOPPING_IDS.slice(0, 13).map(onLeft)) };
    expect(withSaved({ offer: null, saved: [] }, idOf(1), plain)).toEqual(invalid);
    expect(withSaved({ offer: PIZZA_OFFER, saved: [] }, idOf(1), tooMany)).toEqual(invalid);
    const foreign = { name: 'A', creation: { ...PLAIN_CREATION, doughId: EGG_ID } };
    expect(withSaved({ offer: PIZZA_OFFER, saved: [] }, idOf(1), foreign)).toEqual(invalid);
  });

  it.each(['', ' ', 'x'.repeat(61), 'a\0b'])('have a name, not %j', (name) => {
    const invalid = err({ code: 'nameInvalid' });
    const creation = PLAIN_CREATION;
    expect(withSaved({ offer: PIZZA_OFFER, saved: [] }, idOf(1), { name, creation })).toEqual(invalid);
    expect(withRenamed(savedOf(2), { id: idOf(1), name })).toEqual(invalid);
  });

  it('are renamed and removed', () => {
    const [first, second] = savedOf(2);
    expect(withRenamed(savedOf(2), { id: idOf(1), name: 'Neu' })).toEqual(ok([first, { ...second, name: 'Neu' }]));
    expect(withoutSaved(savedOf(2), idOf(0))).toEqual(ok([second]));
    expect(withRenamed(savedOf(2), { id: idOf(2), name: 'Neu' })).toEqual(err({ code: 'creationUnknown' }));
    expect(withoutSaved(savedOf(2), idOf(2))).toEqual(err({ code: 'creationUnknown' }));
  });

  it('say in German why they refuse', () => {
    expect(SAVED_CREATION_MESSAGES).toEqual({
      creationUnknown: 'Diesen Fladen gibt es nicht mehr.',
      tooManyCreations: 'Du hast schon 50 Fladen. Lösche zuerst einen.',
      creationInvalid: 'Dieser Fladen geht so nicht. Bitte stell ihn nochmals zusammen.',
      nameInvalid: 'Der Name braucht 1 bis 60 Zeichen auf einer Zeile.',
    });
  });
});
