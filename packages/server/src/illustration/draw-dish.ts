import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { PictureWidth } from '@ofenpost/core/catalogue/picture-files';
import { drawRecipe } from '@ofenpost/illustration/draw-recipe';
import type { IngredientSheet } from '@ofenpost/illustration/ingredient-sheet';
import type { Recipe } from '@ofenpost/illustration/recipe-hash';
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

export const recipeOf = ({ name, illustration, bake = 1 }: Pictured): Recipe => ({ illustration, seed: name, bake });

/** A dish in one width, to be encoded. */
export type DrawDish = (dish: Pictured, width: PictureWidth) => Promise<Sharp>;

/** The width in pixels of a stand-in before it is enlarged: some milliseconds, and one sees what it will be. */
const QUICK = 40;

/** Draws a dish at once, small and blurred: it stands in until its picture is drawn. */
export function drawQuickly(dish: Pictured, width: number): Sharp {
  const { data } = drawRecipe({ ...recipeOf(dish), size: QUICK });
  return loadSharp()(data, { raw: { width: QUICK, height: QUICK, channels: 4 } }).resize(width);
}

/** Draws dishes by the engine, in its thread. */
export const createDrawDish =
  (drawPixels: DrawPixels): DrawDish =>
  async (dish, width) => {
    const pixels = await drawPixels({ ...recipeOf(dish), size: width });
    return loadSharp()(pixels, { raw: { width, height: width, channels: 4 } });
  };
