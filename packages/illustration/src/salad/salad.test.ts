import { type Illustration, topping, type Topping } from '@ofenpost/core/catalogue/illustration';
import { describe, expect, it } from 'vitest';
import { drawIllustration } from '../draw-illustration.ts';
import type { Picture } from '../painter/develop.ts';
import { corners, differences, middle } from '../painter/picture.fixtures.ts';
import { isSaladLeaf } from './leaf-heap.ts';

const SIZE = 64;

const draw = (ingredients: Topping[], size = SIZE, seed = 'Salat'): Picture => {
  const illustration: Illustration = { kind: 'salad', ingredients };
  return drawIllustration({ illustration, seed, size });
};

const VISIBLE = SIZE * SIZE * 0.008;

const leaves = topping.options.filter(isSaladLeaf);
const others = topping.options.filter((name) => !isSaladLeaf(name));

/** In dish units: the picture is 1.05 from its middle to its side. */
const BOWL = 0.93 / 1.05;

describe('salads', () => {
  it('have the same pixels for the same recipe, and others for another name', () => {
    const ingredients: Topping[] = ['lettuce', 'egg', 'bacon'];
    expect(draw(ingredients).data).toEqual(draw(ingredients).data);
    expect(draw(ingredients, SIZE, 'Nüsslisalat').data).not.toEqual(draw(ingredients).data);
  });

  it('have transparent corners at every size', () => {
    for (const size of [48, 96, 160]) {
      const picture = draw(['lettuce', 'cucumber', 'radish'], size);
      expect(corners(picture)).toEqual([0, 0, 0, 0]);
      expect(middle(picture)).toBe(255);
    }
  });

  it('are of lettuce where no leaves are named', () => {
    expect(draw([]).data).toEqual(draw(['lettuce']).data);
  });

  it.each(leaves)('show %s', (leaf) => {
    const base: Topping = leaf === 'lettuce' ? 'radicchio' : 'lettuce';
    expect(differences(draw([base, leaf]), draw([base])).length).toBeGreaterThan(VISIBLE);
  });

  const plain = draw(['lettuce']);

  it.each(others)('show %s, and keep it within the bowl', (ingredient) => {
    const changed = differences(draw(['lettuce', ingredient]), plain);
    expect(changed.length).toBeGreaterThan(VISIBLE);
    expect(changed.filter(({ x, y }) => Math.hypot(x, y) > BOWL)).toEqual([]);
  });

  it('keep every leaf within the bowl', () => {
    for (const leaf of leaves.filter((kind) => kind !== 'lettuce')) {
      const changed = differences(draw([leaf]), plain);
      expect(changed.filter(({ x, y }) => Math.hypot(x, y) > BOWL)).toEqual([]);
    }
  });
});
