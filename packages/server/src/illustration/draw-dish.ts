import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { PictureWidth } from '@ofenpost/core/catalogue/picture-files';
import { drawIllustration } from '@ofenpost/illustration/draw-illustration';
import { drawIngredientSheet } from '@ofenpost/illustration/draw-ingredient-sheet';
import type { IngredientSheet } from '@ofenpost/illustration/ingredient-sheet';
import type { Sharp } from 'sharp';
import { loadSharp } from '../photo/sharp.ts';
import type { DrawPixels } from './drawing-thread.ts';

/** What a picture is drawn from; the name is the seed. */
export type Pictured = {
  readonly name: string;
  readonly illustration: Illustration | IngredientSheet;
  /** From 0 (raw) to 1 (out of the oven); 1 by default. */
  readonly bake?: number;
};

/** A dish in one width, to be encoded. */
export type DrawDish = (dish: Pictured, width: PictureWidth) => Promise<Sharp>;

/** The width in pixels of a stand-in before it is enlarged: some milliseconds, and one sees what it will be. */
const QUICK = 40;

/** Draws a dish at once, small and blurred: it stands in until its picture is drawn. */
export function drawQuickly({ name, illustration, bake = 1 }: Pictured, width: number): Sharp {
  const options = { seed: name, size: QUICK, bake };
  const { data } =
    illustration.kind === 'ingredients' ? drawIngredientSheet(QUICK) : drawIllustration({ illustration, ...options });
  return loadSharp()(data, { raw: { width: QUICK, height: QUICK, channels: 4 } }).resize(width);
}

/** Draws dishes by the engine, in its thread. */
export const createDrawDish =
  (drawPixels: DrawPixels): DrawDish =>
  async ({ name, illustration, bake = 1 }, width) => {
    const pixels = await drawPixels({ illustration, seed: name, size: width, bake });
    return loadSharp()(pixels, { raw: { width, height: width, channels: 4 } });
  };
