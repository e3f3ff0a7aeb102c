import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptCreation, plainCreation } from '../pizza/change-creation.ts';
import { type PizzaCreation, pizzaCreation } from '../pizza/pizza-creation.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import {
  ANCHOVY_ID,
  BASIL_ID,
  CREAM_ID,
  EGG_ID,
  GORGONZOLA_ID,
  HAM_ID,
  LARGE_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SALAMI_ID,
  SPELT_ID,
  TOPPING_IDS,
  TRUFFLE_TOPPING_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { resolveCreation } from '../pizza/resolve-creation.ts';
import { creations } from './creation.fixtures.ts';
import { PIZZA_SEARCH_MAX, pizzaOfSearch, pizzaSearch } from './pizza-url.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const PLAIN = 'v=1&size=klein&dough=klassisch&sauce=tomate&cheese=mozzarella';
const read = (search: string) => pizzaOfSearch(PIZZA_OFFER, search);
const isValid = (creation: PizzaCreation) =>
  pizzaCreation.safeParse(creation).success && resolveCreation(PIZZA_OFFER, creation).ok;

describe('pizzaSearch', () => {
  it('names the parts', () => {
    expect(pizzaSearch(PIZZA_OFFER, PLAIN_CREATION)).toBe(PLAIN);
    expect(
      pizzaSearch(PIZZA_OFFER, {
        sizeId: LARGE_ID,
        doughId: SPELT_ID,
        sauceId: CREAM_ID,
        cheeseId: GORGONZOLA_ID,
        toppings: [onRight(EGG_ID), onRight(SALAMI_ID), onLeft(HAM_ID), onWhole(ANCHOVY_ID), onWhole(BASIL_ID)],
      }),
    ).toBe('v=1&size=gross&dough=dinkel&sauce=rahm&cheese=gorgonzola&whole=basil.anchovy&left=ham&right=salami.egg');
  });

  it('leaves out what the offer does not have', () => {
    const creation = { ...withToppings(onWhole(UNKNOWN_ID), onWhole(EGG_ID)), sauceId: UNKNOWN_ID };
    expect(pizzaSearch(PIZZA_OFFER, creation)).toBe('v=1&size=klein&dough=klassisch&cheese=mozzarella&whole=egg');
  });

  it('needs no escaping and stays short, and is read as it was written', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        const search = pizzaSearch(PIZZA_OFFER, creation);
        expect(search).toMatch(/^[a-z0-9=&.-]+$/);
        expect(search.length).toBeLessThan(250);
        expect(read(search)).toEqual({ creation: normalizeCreation(creation), dropped: [] });
        expect(read(`?${search}`)).toEqual(read(search));
      }),
    );
  });

  it('can be read at its longest', () => {
    const longest = PIZZA_OFFER.toppings.map((topping, index) => ({
      ...topping,
      urlKey: `${'x'.repeat(18)}${String(index).padStart(2, '0')}`,
    }));
    const more = longest.map((topping, index) => ({
      ...topping,
      id: `aaaaaaaa-0000-4000-8000-${String(index).padStart(12, '0')}`,
      urlKey: `${'y'.repeat(18)}${String(index).padStart(2, '0')}`,
    }));
    const offer = { ...PIZZA_OFFER, toppings: [...longest, ...more] };
    const creation = withToppings(
      ...longest.slice(0, 12).map(({ id }) => onLeft(id)),
      ...more.slice(0, 12).map(({ id }) => onRight(id)),
    );
    expect(pizzaOfSearch(offer, pizzaSearch(offer, creation))).toEqual({
      creation: normalizeCreation(creation),
      dropped: [],
    });
  });
});

describe('pizzaOfSearch', () => {
  it.each(['', '?', 'utm_source=letter', 'v=1'])('is plain without any part: %j', (search) => {
    expect(read(search)).toEqual({ creation: PLAIN_CREATION, dropped: [] });
  });

  it('takes the rest as plain, and unescapes', () => {
    expect(read('size=gross&left=%65gg')).toEqual({
      creation: { ...withToppings(onLeft(EGG_ID)), sizeId: LARGE_ID },
      dropped: [],
    });
  });

  it('makes a topping on both halves a whole one, and keeps what is sold out', () => {
    expect(read('left=egg.egg&right=truffle.egg')).toEqual({
      creation: withToppings(onWhole(EGG_ID), onRight(TRUFFLE_TOPPING_ID)),
      dropped: [],
    });
  });

  it('drops unknown parts and says so', () => {
    expect(read('size=riesig&dough=luft&sauce=senf&cheese=brie&whole=gold.egg&left=.&right=').dropped).toEqual([
      'Die Grösse «riesig» gibt es nicht.',
      'Den Teig «luft» gibt es nicht.',
      'Die Sauce «senf» gibt es nicht.',
      'Den Käse «brie» gibt es nicht.',
      'Den Belag «gold» gibt es nicht.',
    ]);
    expect(read('size=riesig&whole=gold.egg').creation).toEqual(withToppings(onWhole(EGG_ID)));
    expect(read('sauce=').dropped).toEqual(['Die Sauce «» gibt es nicht.']);
    // The names of inherited properties are not keys.
    expect(read('sauce=__proto__&whole=constructor').dropped).toHaveLength(2);
  });

  it('shows an unknown key without what could harm', () => {
    expect(read('sauce=%00\u202E<b>«\uD83D%').dropped).toEqual(['Die Sauce «%00<b>%» gibt es nicht.']);
    expect(read(`sauce=%0Aab${'🍕'.repeat(30)}`).dropped).toEqual([`Die Sauce «ab${'🍕'.repeat(18)}» gibt es nicht.`]);
  });

  it('drops what is said twice', () => {
    expect(read('sauce=rahm&sauce=tomate&left=egg&left=ham')).toEqual({
      creation: { ...withToppings(onLeft(EGG_ID)), sauceId: CREAM_ID },
      dropped: ['Die Angabe «sauce» stand doppelt im Link.', 'Die Angabe «left» stand doppelt im Link.'],
    });
  });

  it('drops toppings that do not fit, and says which', () => {
    const keys = PIZZA_OFFER.toppings.map(({ urlKey }) => urlKey);
    const { creation, dropped } = read(`left=${keys.slice(0, 14).join('.')}&right=${keys.slice(14).join('.')}`);
    expect(dropped).toEqual([
      'Kein Platz mehr für Champignons: Pro Hälfte sind es höchstens 12 Beläge.',
      'Kein Platz mehr für Auberginen: Pro Hälfte sind es höchstens 12 Beläge.',
    ]);
    expect(creation.toppings).toEqual([...TOPPING_IDS.slice(0, 12).map(onLeft), ...TOPPING_IDS.slice(14).map(onRight)]);
  });

  it.each(['v=2', 'v=', 'v=1.0', 'v=%31%32'])('does not guess at another version: %s', (version) => {
    expect(read(`${version}&size=gross`)).toEqual({
      creation: PLAIN_CREATION,
      dropped: ['Der Link stammt aus einer anderen Version.'],
    });
  });

  it('does not read what is too long', () => {
    const search = (length: number) => read('size=gross&x='.padEnd(length, 'x'));
    expect(search(PIZZA_SEARCH_MAX).creation.sizeId).toBe(LARGE_ID);
    expect(search(PIZZA_SEARCH_MAX + 1)).toEqual({ creation: PLAIN_CREATION, dropped: ['Der Link ist zu lang.'] });
  });

  it('reads from any text a pizza of the offer', () => {
    const names = fc.constantFrom('v', 'size', 'dough', 'sauce', 'cheese', 'whole', 'left', 'right', '?', '', '%');
    // Any UTF-16 text, with unpaired surrogates and control characters.
    const codes = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 });
    const anyText = codes.map((list) => String.fromCharCode(...list));
    const key = fc.oneof(
      fc.constantFrom(...PIZZA_OFFER.toppings.map(({ urlKey }) => urlKey)),
      fc.string({ maxLength: 6 }),
    );
    const keys = fc.array(key, { maxLength: 16 }).map((list) => list.join('.'));
    const values = fc.oneof(keys, anyText, fc.constantFrom('1', 'klein', 'gross', 'ohne'));
    const pairs = fc.array(fc.tuple(names, values), { maxLength: 8 });
    const broken = pairs.map((list) => list.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(fc.oneof(broken, anyText), (search) => {
        const { creation, dropped } = read(search);
        expect(isValid(creation)).toBe(true);
        expect(dropped.every((text) => /^[^\p{Cc}\p{Cs}]+\.$/u.test(text))).toBe(true);
        expect(read(pizzaSearch(PIZZA_OFFER, creation))).toEqual({ creation, dropped: [] });
      }),
      { numRuns: 200 },
    );
  });
});

describe('fitCreation', () => {
  it('leaves what fits', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        expect(adaptCreation(PIZZA_OFFER, creation)).toEqual({ creation: normalizeCreation(creation), dropped: [] });
      }),
    );
  });

  it('replaces and leaves out what is gone, and says so', () => {
    const deleted = {
      sizeId: UNKNOWN_ID,
      doughId: UNKNOWN_ID,
      sauceId: UNKNOWN_ID,
      cheeseId: UNKNOWN_ID,
      toppings: [onLeft(UNKNOWN_ID), onLeft(EGG_ID)],
    };
    expect(adaptCreation(PIZZA_OFFER, deleted)).toEqual({
      creation: withToppings(onLeft(EGG_ID)),
      dropped: [
        'Die Grösse gibt es nicht mehr.',
        'Den Teig gibt es nicht mehr.',
        'Die Sauce gibt es nicht mehr.',
        'Den Käse gibt es nicht mehr.',
        'Den Belag gibt es nicht mehr.',
      ],
    });
  });
});

describe('plainCreation', () => {
  it('is the first of everything, without toppings', () => {
    expect(plainCreation(PIZZA_OFFER)).toEqual(PLAIN_CREATION);
  });
});
