import { dessertDish, flavour, type Illustration } from '@ofenpost/core/catalogue/illustration';
import { describe, expect, it } from 'vitest';
import { drawIllustration } from '../draw-illustration.ts';
import type { Picture } from '../painter/develop.ts';
import { corners, leastDifference, pictureDifference } from '../painter/picture.fixtures.ts';

type Dessert = Extract<Illustration, { kind: 'dessert' }>;

const draw = (dessert: Partial<Dessert>, { size = 96, seed = 'Panna cotta' } = {}): Picture =>
  drawIllustration({
    illustration: { kind: 'dessert', dish: 'gelato', flavours: ['vanilla'], toppings: [], ...dessert },
    seed,
    size,
  });

describe('paintDessert', () => {
  it('gives the same pixels for the same recipe, and others for another name', () => {
    const dessert: Partial<Dessert> = { dish: 'brownie', flavours: ['vanilla', 'caramel'], toppings: ['walnut'] };
    expect(draw(dessert).data).toEqual(draw(dessert).data);
    expect(draw(dessert, { seed: 'Brownie' }).data).not.toEqual(draw(dessert).data);
  });

  it.each(dessertDish.options)('draws %s in every size, with transparent corners', (dish) => {
    for (const size of [48, 96, 160]) {
      const picture = draw({ dish, toppings: ['mint', 'raspberry'] }, { size });
      expect([picture.width, picture.height]).toEqual([size, size]);
      expect(corners(picture)).toEqual([0, 0, 0, 0]);
    }
  });

  it('draws every dish differently', () => {
    expect(leastDifference(dessertDish.options.map((dish) => draw({ dish })))).toBeGreaterThan(0.1);
  });

  it.each(dessertDish.options)('shows every flavour of %s', (dish) => {
    const pictures = flavour.options.map((name) => draw({ dish, flavours: [name] }, { size: 48 }));
    expect(leastDifference(pictures)).toBeGreaterThan(0.02);
  });

  it('has a ball of each flavour', () => {
    const one = draw({ flavours: ['vanilla'] });
    const two = draw({ flavours: ['vanilla', 'raspberry'] });
    const three = draw({ flavours: ['vanilla', 'raspberry', 'chocolate'] });
    expect(leastDifference([one, two, three])).toBeGreaterThan(0.03);
  });

  it.each(dessertDish.options)('lays toppings on %s', (dish) => {
    const bare = draw({ dish });
    for (const topping of ['mint', 'strawberry', 'amaretti'] as const) {
      expect(pictureDifference(draw({ dish, toppings: [topping] }), bare)).toBeGreaterThan(0.01);
    }
  });
});
