import { drawIllustration, type IllustrationOptions } from './draw-illustration.ts';
import { drawIngredientSheet } from './draw-ingredient-sheet.ts';
import type { Picture } from './painter/develop.ts';
import type { Recipe } from './recipe-hash.ts';

export type DrawingOptions = Recipe & Pick<IllustrationOptions, 'size'>;

/** Draws what the recipe of a picture asks for: a dish, or the sheet of all ingredients. */
export const drawRecipe = ({ illustration, ...options }: DrawingOptions): Picture =>
  illustration.kind === 'ingredients'
    ? drawIngredientSheet(options.size)
    : drawIllustration({ illustration, ...options });
