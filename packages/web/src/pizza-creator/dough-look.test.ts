import { expect, it } from 'vitest';
import { GOLDEN_CRUST } from '../illustration/bread.ts';
import { doughLook, drawCrustSeeds } from './bread-layers.ts';

it('bakes wheat golden, and the next one darker', () => {
  expect(doughLook({ allergens: ['gluten'] }, 0)).toEqual({ crust: GOLDEN_CRUST, hasSeeds: false });
  expect(doughLook({ allergens: ['gluten'] }, 1).crust).not.toEqual(GOLDEN_CRUST);
});

it('strews sesame where it is declared, and stays pale without gluten', () => {
  const pale = doughLook({ allergens: [] }, 0);
  expect(doughLook({ allergens: ['gluten', 'sesame'] }, 0).hasSeeds).toBe(true);
  expect(doughLook({ allergens: ['sesame'] }, 0)).toEqual({ ...pale, hasSeeds: true });
  expect(doughLook({ allergens: ['gluten', 'sesame'] }, 0).crust).not.toEqual(pale.crust);
  expect(pale).toEqual(doughLook({ allergens: [] }, 1));
});

it('draws the same grains each time', () => {
  expect(drawCrustSeeds()).toBe(drawCrustSeeds());
  expect(drawCrustSeeds()).toMatch(/^<path d="M[^"]+" fill="#FBEBC4"\/>$/);
});
