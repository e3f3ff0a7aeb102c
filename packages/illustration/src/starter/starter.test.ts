import { type Illustration, sauce, starterDish } from '@ofenpost/core/catalogue/illustration';
import { describe, expect, it } from 'vitest';
import { drawIllustration } from '../draw-illustration.ts';
import type { Picture } from '../painter/develop.ts';
import { corners, leastDifference, middle, pictureDifference } from '../painter/picture.fixtures.ts';

type Starter = Extract<Illustration, { kind: 'starter' }>;

const SIZE = 48;

const draw = (illustration: Illustration, size = SIZE, seed = 'Apéro'): Picture =>
  drawIllustration({ illustration, seed, size });

const starter = (dish: Starter['dish'], more: Partial<Starter> = {}): Starter => ({
  kind: 'starter',
  dish,
  toppings: ['olive', 'basil'],
  ...more,
});

const setting: Illustration = { kind: 'tableSetting' };
const dip = (name: Starter['sauce'] = 'hummus', toppings: Starter['toppings'] = []): Illustration => ({
  kind: 'dip',
  sauce: name,
  toppings,
});

/** Which share of the pixels a difference has to have to be seen. */
const VISIBLE = 0.01;

describe('starters, dips and the table setting', () => {
  it('have the same pixels for the same recipe, and others for another name', () => {
    for (const illustration of [starter('focaccia'), dip(), setting]) {
      expect(draw(illustration).data).toEqual(draw(illustration).data);
      expect(draw(illustration, SIZE, 'Zvieri').data).not.toEqual(draw(illustration).data);
    }
  });

  it.each(starterDish.options)('draw %s at every size, with transparent corners', (dish) => {
    for (const size of [48, 96, 160]) {
      const picture = draw(starter(dish, { sauce: 'tomato' }), size);
      expect(picture.data).toHaveLength(size * size * 4);
      expect(corners(picture)).toEqual([0, 0, 0, 0]);
      expect(middle(picture)).toBe(255);
    }
  });

  it('draw a dip and a set table at every size, with transparent corners', () => {
    for (const illustration of [dip(), setting]) {
      for (const size of [48, 96, 160]) {
        const picture = draw(illustration, size);
        expect(corners(picture)).toEqual([0, 0, 0, 0]);
        expect(middle(picture)).toBe(255);
      }
    }
  });

  it('look different from each other', () => {
    const pictures = [...starterDish.options.map((dish) => draw(starter(dish))), draw(dip()), draw(setting)];
    expect(leastDifference(pictures)).toBeGreaterThan(VISIBLE);
  });

  it('show their sauce', () => {
    expect(leastDifference(sauce.options.map((name) => draw(dip(name))))).toBeGreaterThan(VISIBLE);
    for (const dish of ['focaccia', 'bruschetta', 'soup', 'sticks', 'rolls', 'fries'] as const) {
      const pictures = (['none', 'pesto', 'pumpkin'] as const).map((name) => draw(starter(dish, { sauce: name })));
      expect(leastDifference(pictures)).toBeGreaterThan(VISIBLE);
    }
  });

  it.each(starterDish.options)('show the toppings of %s', (dish) => {
    const bare = draw(starter(dish, { toppings: [] }));
    expect(pictureDifference(draw(starter(dish, { toppings: ['cherryTomato'] })), bare)).toBeGreaterThan(VISIBLE);
    expect(pictureDifference(draw(starter(dish, { toppings: ['basil'] })), bare)).toBeGreaterThan(VISIBLE);
  });

  it('show the toppings of a dip', () => {
    expect(pictureDifference(draw(dip('hummus', ['pomegranate'])), draw(dip()))).toBeGreaterThan(VISIBLE);
  });

  it('have room for as many toppings as a recipe may have', () => {
    const toppings: Starter['toppings'] = [
      'curedHam',
      'salami',
      'ham',
      'parmesan',
      'goatCheese',
      'burrata',
      'artichoke',
      'driedTomato',
      'olive',
      'greenOlive',
      'caper',
      'walnut',
      'fig',
      'rocket',
    ];
    for (const dish of starterDish.options) {
      expect(corners(draw(starter(dish, { toppings })))).toEqual([0, 0, 0, 0]);
    }
  });
});
