import { emblem, type Illustration, labelColour, liquid, vessel } from '@ofenpost/core/catalogue/illustration';
import { describe, expect, it } from 'vitest';
import { drawIllustration } from '../draw-illustration.ts';
import type { Picture } from '../painter/develop.ts';
import { at } from '../painter/numbers.ts';
import { corners, leastDifference, pictureDifference } from '../painter/picture.fixtures.ts';

type Drink = Extract<Illustration, { kind: 'drink' }>;

const draw = (drink: Partial<Drink>, { size = 96, seed = 'Bergwasser' } = {}): Picture =>
  drawIllustration({ illustration: { kind: 'drink', vessel: 'glass', liquid: 'water', ...drink }, seed, size });

/** The share of the picture's height from the highest to the lowest pixel that is not transparent. */
function heightOf({ data, width, height }: Picture): number {
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
    Array.from({ length: width }, (_, column) => at(data, (row * width + column) * 4 + 3)).some((alpha) => alpha > 128),
  );
  return (Math.max(...rows) - Math.min(...rows) + 1) / height;
}

describe('paintDrink', () => {
  it('gives the same pixels for the same recipe, and others for another name', () => {
    const drink: Partial<Drink> = { vessel: 'bottle', liquid: 'lemonade', garnish: ['lemon', 'mint'] };
    expect(draw(drink).data).toEqual(draw(drink).data);
    expect(draw(drink, { seed: 'Limonade' }).data).not.toEqual(draw(drink).data);
  });

  it.each(vessel.options)('draws a %s as high as the picture, with transparent corners, in every size', (name) => {
    for (const size of [48, 96, 160]) {
      const picture = draw({ vessel: name, liquid: 'lager', garnish: ['lemon'] }, { size });
      expect([picture.width, picture.height]).toEqual([size, size]);
      expect(corners(picture)).toEqual([0, 0, 0, 0]);
      expect(heightOf(picture)).toBeGreaterThan(name === 'cup' ? 0.6 : 0.8);
    }
  });

  it('draws every vessel differently', () => {
    expect(leastDifference(vessel.options.map((name) => draw({ vessel: name, liquid: 'cola' })))).toBeGreaterThan(0.05);
  });

  it('draws every liquid differently', () => {
    expect(leastDifference(liquid.options.map((name) => draw({ liquid: name })))).toBeGreaterThan(0.03);
  });

  it('tells two bottles apart by what is in them', () => {
    const soft = ['water', 'cola', 'lemonade', 'orangeJuice', 'icedTea', 'berryJuice', 'elderflower'] as const;
    expect(leastDifference(soft.map((name) => draw({ vessel: 'bottle', liquid: name })))).toBeGreaterThan(0.03);
  });

  it.each(['bottle', 'swingBottle', 'can', 'beerBottle', 'wineBottle'] as const)('labels a %s', (name) => {
    const labels = labelColour.options.map((label) => draw({ vessel: name, label }, { size: 64 }));
    expect(leastDifference(labels)).toBeGreaterThan(0.02);
    const emblems = emblem.options.map((sign) => draw({ vessel: name, emblem: sign }, { size: 64 }));
    expect(leastDifference(emblems)).toBeGreaterThan(0.002);
  });

  it('lays garnish at the foot, and a wheel on the rim of a glass', () => {
    const bare = draw({ vessel: 'bottle' });
    expect(pictureDifference(draw({ vessel: 'bottle', garnish: ['mint'] }), bare)).toBeGreaterThan(0.01);
    const onRim = draw({ garnish: ['orange'] });
    expect(pictureDifference(onRim, draw({}))).toBeGreaterThan(0.02);
    expect(heightOf(onRim)).toBeGreaterThan(heightOf(draw({})));
  });

  it('lets paper show through clear glass', () => {
    const { data, width } = draw({ vessel: 'wineGlass', liquid: 'redWine' }, { size: 320 });
    const alphaAt = (y: number) => at(data, (Math.round(y * width) * width + width / 2) * 4 + 3);
    expect(alphaAt(0.2)).toBeLessThan(200);
    expect(alphaAt(0.4)).toBe(255);
  });
});
