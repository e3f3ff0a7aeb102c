import {
  illustration as schema,
  breadShape,
  dessertDish,
  emblem,
  flavour,
  labelColour,
  liquid,
  sauce,
  starterDish,
  topping,
  vessel,
  type Illustration,
  type Topping,
} from '@ofenpost/core/catalogue/illustration';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBread, drawDivide } from './bread.ts';
import { defineToppings, drawPiece, drawToppings } from './draw-toppings.ts';
import { toppedOutline } from './flatbread.ts';
import { drawIllustration } from './illustration.ts';
import { placeToppings, type Half, type Portion } from './place-toppings.ts';
import { toppingArt } from './toppings/toppings.ts';

const margherita: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'tomato', 'basil'] };

const some = (most: number) => fc.uniqueArray(fc.constantFrom(...topping.options), { maxLength: most });
const anyIllustration: fc.Arbitrary<Illustration> = fc.oneof(
  fc.record({
    kind: fc.constant('flatbread' as const),
    shape: fc.constantFrom(...breadShape.options),
    sauce: fc.constantFrom(...sauce.options),
    toppings: some(6),
  }),
  fc.record({
    kind: fc.constant('flatbread' as const),
    sauce: fc.constantFrom(...sauce.options),
    toppings: some(2),
    halves: fc.record({ left: some(2), right: some(2) }),
  }),
  fc.record({ kind: fc.constant('salad' as const), ingredients: some(6) }),
  fc.record({
    kind: fc.constant('starter' as const),
    dish: fc.constantFrom(...starterDish.options),
    sauce: fc.constantFrom(...sauce.options),
    toppings: some(5),
  }),
  fc.record({
    kind: fc.constant('dessert' as const),
    dish: fc.constantFrom(...dessertDish.options),
    flavours: fc.array(fc.constantFrom(...flavour.options), { minLength: 1, maxLength: 3 }),
    toppings: some(3),
  }),
  fc.record({
    kind: fc.constant('drink' as const),
    vessel: fc.constantFrom(...vessel.options),
    liquid: fc.constantFrom(...liquid.options),
    label: fc.constantFrom(...labelColour.options),
    emblem: fc.constantFrom(...emblem.options),
    garnish: some(3),
  }),
  fc.record({ kind: fc.constant('tableSetting' as const) }),
  fc.record({ kind: fc.constant('dip' as const), sauce: fc.constantFrom(...sauce.options), toppings: some(3) }),
);

test('the same product is always the same picture', () => {
  fc.assert(
    fc.property(anyIllustration, fc.string(), (picture, name) => {
      expect(drawIllustration(picture, name)).toBe(drawIllustration({ ...picture }, name));
    }),
    { numRuns: 60 },
  );
});

test('another name is another picture', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Fladen ${index}`);
  const breads = names.map((name) => withoutIds(drawIllustration(margherita, name)));
  expect(new Set(breads).size).toBe(names.length);
});

test('every picture is sound and small, whatever is in it', () => {
  fc.assert(
    fc.property(anyIllustration, fc.string(), (picture, seed) => {
      expect(schema.parse(picture)).toEqual(picture);
      const svg = drawIllustration(picture, seed);
      expectSound(svg);
      expect(svg.length).toBeLessThan(20_000);
    }),
    { numRuns: 250 },
  );
});

test('a usual flatbread takes less than 13 kB before compression', () => {
  expect(drawIllustration(margherita, 'Margherita').length).toBeLessThan(11_000);
  const rich: Illustration = { ...margherita, toppings: ['mozzarella', 'ham', 'mushroom', 'artichoke', 'olive'] };
  expect(drawIllustration(rich, 'Capricciosa').length).toBeLessThan(13_000);
});

test.each(topping.options)('%s is drawn, in each of its shapes', (kind) => {
  const { shapes } = toppingArt[kind];
  const pieces = Array.from({ length: shapes }, (_, shape) => ({
    topping: kind,
    x: 0,
    y: 0,
    turn: 10,
    scale: 1,
    shape,
  }));
  const drawing = `<svg>${defineToppings(pieces, 'seed', 'i')}${drawToppings(pieces, 'i')}</svg>`;
  expectSound(drawing);
  expect(drawing.match(/<g id="[^"]*[abc]">/g)).toHaveLength(shapes);
});

test('what lies on one half stays there, and a line shows where the other begins', () => {
  const rendered = (halves: { left: Topping[]; right: Topping[] }) =>
    drawIllustration({ kind: 'flatbread', sauce: 'tomato', toppings: [], halves }, 'creation');
  // The bread's own parts are in the middle.
  const xs = (svg: string) =>
    [...svg.matchAll(/<use href="#\w+" transform="translate\((-?\d+)/g)]
      .map(([, x]) => Number(x))
      .filter((x) => x !== 0);
  const left = xs(rendered({ left: ['olive', 'mushroom', 'corn'], right: [] }));
  const right = xs(rendered({ left: [], right: ['olive', 'mushroom', 'corn'] }));
  expect(left.length).toBeGreaterThan(5);
  expect(Math.max(...left)).toBeLessThan(0);
  expect(right.length).toBeGreaterThan(5);
  expect(Math.min(...right)).toBeGreaterThan(0);
  expect(rendered({ left: ['olive'], right: [] })).toContain('stroke-dasharray');
});

test('no topping lies on the crust', () => {
  fc.assert(
    fc.property(some(8), fc.constantFrom(...breadShape.options), fc.string(), (toppings, shape, seed) => {
      const outline = toppedOutline(shape);
      for (const { x, y } of placeToppings(portions(toppings), seed, { outline, density: 1 })) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(outline(Math.atan2(y, x)));
      }
    }),
    { numRuns: 60 },
  );
});

test('on a round bread a whole piece lies inside the crust', () => {
  fc.assert(
    fc.property(some(8), fc.string(), (toppings, seed) => {
      const outline = toppedOutline('round');
      for (const { topping: kind, x, y } of placeToppings(portions(toppings), seed, { outline, density: 1 })) {
        expect(Math.hypot(x, y) + toppingArt[kind].radius).toBeLessThan(outline(0) + 2);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['left', -1],
  ['right', 1],
] as const)('what is ordered on the %s half stays there', (half, side) => {
  fc.assert(
    fc.property(some(5), fc.string(), (toppings, seed) => {
      const surface = { outline: toppedOutline('round'), density: 1 };
      const pieces = placeToppings(portions(toppings, half), seed, surface);
      expect(pieces.map(({ x }) => Math.sign(x))).toEqual(pieces.map(() => side));
    }),
    { numRuns: 40 },
  );
});

test('adding a topping moves nothing, and with the rest kept taking one away moves nothing either', () => {
  const surface = { outline: toppedOutline('round'), density: 1 };
  fc.assert(
    fc.property(some(6), fc.string(), (toppings, seed) => {
      const all = placeToppings(portions(toppings), seed, surface);
      const fewer = placeToppings(portions(toppings.slice(0, -1)), seed, surface);
      expect(all.slice(0, fewer.length)).toEqual(fewer);
      const withoutFirst = portions(toppings.slice(1));
      const stored = all.filter((piece) => piece.topping !== toppings[0]);
      expect(placeToppings(withoutFirst, seed, surface, stored)).toEqual(stored);
    }),
    { numRuns: 40 },
  );
});

test('a bread for the creator: base, line between the halves, single pieces', () => {
  const surface = { outline: toppedOutline('round'), density: 1 };
  const pieces = placeToppings(portions(['basil', 'egg'], 'left'), 'Mein Fladen', surface);
  const bread = drawBread({ shape: 'round', sauce: 'cream' }, 'Mein Fladen', 'i') + drawDivide('round');
  const single = pieces.map((piece) => drawPiece(piece, 'i')).join('');
  expect(pieces.length).toBeGreaterThan(3);
  expectSound(`<svg>${bread}${defineToppings(pieces, 'Mein Fladen', 'i')}${single}</svg>`);
});

function portions(toppings: readonly Topping[], half: Half = 'whole'): readonly Portion[] {
  return toppings.map((kind) => ({ topping: kind, half }));
}

/**
 * Expects a valid SVG: tags close in order, attributes are quoted and contain no broken number, every reference has its
 * target, ids are unique.
 */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object|e-\d|<style|<script|filter/);
  expect(svg.replaceAll(/<\/?[a-zA-Z]+(?: [a-zA-Z\d:-]+="[^"<>&]*")*\/?>/g, '')).toBe('');
  expect(unclosed(svg)).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, href, url] of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) expect(ids).toContain(href ?? url);
}

/** Returns the tags that are open at the end or were closed out of order. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing && open.at(-1) === name) open.pop();
    else if (closing || !attributes.endsWith('/')) open.push(closing + name);
  }
  return open;
}

function withoutIds(svg: string): string {
  return svg.replaceAll(/id="[^"]+"|href="#[^"]+"|url\(#[^)]+\)/g, '');
}
