import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { type Dough, paintFlatbread } from './flatbread/flatbread.ts';
import { develop, type Picture } from './painter/develop.ts';
import { createSurface } from './painter/surface.ts';

/** Goes up whenever a picture changes: pictures of older versions are drawn anew. */
export const ENGINE_VERSION = 1;

export type IllustrationOptions = {
  readonly illustration: Illustration;
  /** The name of the product: the same name always gives the same picture. */
  readonly seed: string;
  /** Pixels on each side, as it is shown: small pictures have larger and fewer pieces. */
  readonly size: number;
  /** From 0 (raw) to 1 (out of the oven). */
  readonly bake?: number;
  readonly dough?: Dough;
};

/** At most so many pixels: pieces would not be recognised at their true size. */
const SMALL = 128;
/** From this size on one pixel of the surface is one of the picture. */
const LARGE = 600;

/** Draws a dish on a transparent ground. The same options give the same pixels within one JavaScript engine. */
export function drawIllustration({
  illustration,
  seed,
  size,
  bake = 1,
  dough = { flour: 'wheat' },
}: IllustrationOptions): Picture {
  const supersampling = size > LARGE ? 1 : 2;
  const surface = createSurface(size * supersampling);
  const isSmall = size <= SMALL;
  if (illustration.kind === 'flatbread') paintFlatbread(surface, illustration, { seed, bake, dough, isSmall });
  return develop(surface, { supersampling, relief: isSmall ? 0.7 : 1 });
}
