import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { paintTableSetting } from './crockery/table-setting.ts';
import { isUprightDessert, paintDessert } from './dessert/dessert.ts';
import { paintDip } from './dip/dip.ts';
import { paintDrink } from './drink/drink.ts';
import { paintFlatbread } from './flatbread/flatbread.ts';
import { develop, type Picture } from './painter/develop.ts';
import { type Surface, createSurface } from './painter/surface.ts';
import { paintSalad } from './salad/salad.ts';
import { paintStarter } from './starter/starter.ts';

export type IllustrationOptions = {
  readonly illustration: Illustration;
  /** The name of the product: the same name always gives the same picture. */
  readonly seed: string;
  /** Pixels on each side, as it is shown: small pictures have larger and fewer pieces. */
  readonly size: number;
  /** From 0 (raw) to 1 (out of the oven). */
  readonly bake?: number;
};

/** At most so many pixels: pieces would not be recognised at their true size. */
const SMALL = 128;
/** From this size on one pixel of the surface is one of the picture. */
const LARGE = 600;

/** Draws a dish on a transparent ground. The same options give the same pixels within one JavaScript engine. */
export function drawIllustration({ illustration, seed, size, bake = 1 }: IllustrationOptions): Picture {
  const supersampling = size > LARGE ? 1 : 2;
  const surface = createSurface(size * supersampling);
  const isSmall = size <= SMALL;
  paint(surface, illustration, { seed, bake, isSmall });
  return develop(surface, { supersampling, relief: isSmall ? 0.7 : 1, isUpright: isUpright(illustration) });
}

type PaintOptions = Required<Pick<IllustrationOptions, 'seed' | 'bake'>> & { readonly isSmall: boolean };

function paint(surface: Surface, illustration: Illustration, options: PaintOptions): void {
  switch (illustration.kind) {
    case 'flatbread':
      return paintFlatbread(surface, illustration, options);
    case 'salad':
      return paintSalad(surface, illustration, options);
    case 'starter':
      return paintStarter(surface, illustration, options);
    case 'dip':
      return paintDip(surface, illustration, options);
    case 'dessert':
      return paintDessert(surface, illustration, options);
    case 'drink':
      return paintDrink(surface, illustration, options);
    case 'tableSetting':
      return paintTableSetting(surface, options);
  }
}

/** What is seen from the front, standing on the table. */
const isUpright = (illustration: Illustration): boolean =>
  (illustration.kind === 'drink' && illustration.vessel !== 'cup') ||
  (illustration.kind === 'dessert' && isUprightDessert(illustration.dish));
