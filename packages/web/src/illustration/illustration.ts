import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { drawDessert } from './dessert.ts';
import { drawDip } from './dip.ts';
import { drawDrink } from './drink.ts';
import { drawFlatbread } from './flatbread.ts';
import { hash } from './random.ts';
import { drawSalad } from './salad.ts';
import { drawStarter } from './starter.ts';
import { drawTableSetting } from './table-setting.ts';

/** Returns a complete SVG file; the same illustration and seed (a product's name) always give the same text. */
export function drawIllustration(illustration: Illustration, seed: string): string {
  const id = pictureId(`${seed}${JSON.stringify(illustration)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320">${draw(illustration, seed, id)}</svg>`;
}

/** Returns the prefix of all ids in one picture, so that several can be in one document. */
export function pictureId(text: string): string {
  return `i${hash(text).toString(36).slice(-4)}`;
}

function draw(illustration: Illustration, seed: string, id: string): string {
  switch (illustration.kind) {
    case 'flatbread':
      return drawFlatbread(illustration, seed, id);
    case 'salad':
      return drawSalad(illustration, seed, id);
    case 'starter':
      return drawStarter(illustration, seed, id);
    case 'dip':
      return drawDip(illustration, seed, id);
    case 'dessert':
      return drawDessert(illustration, seed, id);
    case 'drink':
      return drawDrink(illustration, seed, id);
    case 'tableSetting':
      return drawTableSetting(seed, id);
  }
}
