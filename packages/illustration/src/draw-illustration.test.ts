import {
  type BreadShape,
  breadShape,
  type Flatbread,
  type Illustration,
  sauce,
  type Topping,
} from '@ofenpost/core/catalogue/illustration';
import { describe, expect, it } from 'vitest';
import { drawIllustration, type IllustrationOptions } from './draw-illustration.ts';
import type { Picture } from './painter/develop.ts';
import { differences } from './painter/picture.fixtures.ts';
import { recipeHash, type Recipe } from './recipe-hash.ts';
import { toppingArt } from './topping/toppings.ts';

const SIZE = 64;

const draw = (bread: Partial<Flatbread>, options: Partial<IllustrationOptions> = {}): Picture =>
  drawIllustration({
    illustration: { kind: 'flatbread', sauce: 'cream', toppings: [], ...bread },
    seed: 'Margherita',
    size: SIZE,
    ...options,
  });

const brightness = ({ data }: Picture): number => {
  let [sum, count] = [0, 0];
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] !== 255) continue;
    sum += (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
    count += 3;
  }
  return sum / count;
};

const names = Object.keys(toppingArt) as Topping[];

/** Four of them on a bread: it takes a quarter of the time. */
const groups = Array.from({ length: Math.ceil(names.length / 4) }, (_, index) => names.slice(index * 4, index * 4 + 4));

describe('drawIllustration', () => {
  it('gives the same pixels for the same recipe, and others for another name', () => {
    const toppings: Topping[] = ['mozzarella', 'ham', 'mushroom'];
    expect(draw({ toppings }).data).toEqual(draw({ toppings }).data);
    expect(draw({ toppings }, { seed: 'Funghi' }).data).not.toEqual(draw({ toppings }).data);
  });

  it('has the size that was asked for, and transparent corners', () => {
    for (const size of [48, 96, 160, 640]) {
      const { data, width, height } = draw({}, { size });
      expect([width, height, data.length]).toEqual([size, size, size * size * 4]);
      const corners = [0, size - 1, size * (size - 1), size * size - 1];
      expect(corners.map((pixel) => data[pixel * 4 + 3])).toEqual([0, 0, 0, 0]);
      expect(data[(size * (size / 2) + size / 2) * 4 + 3]).toBe(255);
    }
  });

  it('bakes: the raw bread is paler', () => {
    for (const flour of ['wheat', 'spelt', 'wholegrain', 'glutenFree'] as const) {
      const [raw, half, baked] = [0, 0.6, 1].map((bake) =>
        brightness(draw({ sauce: 'none', dough: { flour, hasSesame: false } }, { bake })),
      );
      expect(raw).toBeGreaterThan(half ?? 0);
      expect(half).toBeGreaterThan(baked ?? 0);
    }
  });

  const plain = draw({});

  it.each(names)('draws %s', (topping) => {
    expect(differences(draw({ toppings: [topping] }), plain).length).toBeGreaterThan(SIZE * SIZE * 0.01);
  });

  it('draws every sauce and every shape differently', () => {
    const sauces = sauce.options.map((name) => draw({ sauce: name }));
    const shapes = breadShape.options.map((shape) => draw({ shape }));
    for (const pictures of [sauces, shapes]) {
      for (const [index, picture] of pictures.entries()) {
        for (const other of pictures.slice(index + 1)) {
          expect(differences(picture, other).length).toBeGreaterThan(SIZE * SIZE * 0.1);
        }
      }
    }
  });

  it('keeps toppings of a half on it', () => {
    // Their shadows fall to the lower right, a few pixels over the cut: on a smaller picture that would be more of it.
    const drawHalves = (halves: Flatbread['halves']) => draw({ halves }, { size: 96 });
    const bare = drawHalves({ left: [], right: [] });
    for (const group of groups) {
      const left = differences(drawHalves({ left: group, right: [] }), bare);
      const right = differences(drawHalves({ left: [], right: group }), bare);
      expect(left.filter(({ x }) => x > 0.05).length / left.length, `${group.join()} on the left`).toBeLessThan(0.04);
      expect(
        right.filter(({ x }) => x < -0.03),
        `${group.join()} on the right`,
      ).toEqual([]);
    }
  });

  it.each(breadShape.options)('leaves the crust of a %s bread free', (shape: BreadShape) => {
    const bare = draw({ shape });
    const crustStart = innerEdges(draw({ shape, sauce: 'chocolate' }), draw({ shape, sauce: 'mascarpone' }));
    // The filling of a folded bread is a heap with a longer shadow, and darkens the edge of the layer above it.
    const isFolded = shape === 'folded';
    const isVisible = (y: number) => !isFolded || y > 0.3;
    const shadow = isFolded ? 0.1 : 0.05;
    let [all, beyond] = [0, 0];
    for (const group of groups) {
      const changed = differences(draw({ shape, toppings: group }), bare);
      all += changed.length;
      beyond += changed.filter(
        ({ x, y }) => isVisible(y) && Math.hypot(x, y) > (crustStart.get(sectorOf(x, y)) ?? 1) + shadow,
      ).length;
    }
    expect(beyond / all).toBeLessThan(0.001);
  });
});

const sectorOf = (x: number, y: number): number => Math.round(Math.atan2(y, x) * 10);

/** How far from the middle two sauces differ, in each direction: there the crust begins. */
function innerEdges(one: Picture, other: Picture): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { x, y } of differences(one, other)) {
    const sector = sectorOf(x, y);
    edges.set(sector, Math.max(edges.get(sector) ?? 0, Math.hypot(x, y)));
  }
  return edges;
}

describe('recipeHash', () => {
  const dip: Illustration = { kind: 'dip', sauce: 'tomato', toppings: [] };
  const recipe: Recipe = { illustration: dip, seed: 'Ketchup' };

  it('does not depend on the order of keys, nor on what is left out', () => {
    const same: Recipe = { seed: 'Ketchup', illustration: { toppings: [], sauce: 'tomato', kind: 'dip' }, bake: 1 };
    expect(recipeHash(same)).toBe(recipeHash(recipe));
    expect(recipeHash(recipe)).toMatch(/^[0-9a-z]{14}$/);
  });

  it('changes with each part of the recipe', () => {
    const others: Recipe[] = [
      { ...recipe, seed: 'Mayonnaise' },
      { ...recipe, bake: 0.5 },
      { ...recipe, illustration: { ...dip, sauce: 'cream' } },
    ];
    expect(new Set([recipe, ...others].map(recipeHash)).size).toBe(4);
  });
});
