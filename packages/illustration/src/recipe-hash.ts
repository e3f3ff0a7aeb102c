import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { IllustrationOptions } from './draw-illustration.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { hashText } from './hash-text.ts';
import type { IngredientSheet } from './ingredient-sheet.ts';

/** What decides how a picture looks, apart from its size. */
export type Recipe = Omit<IllustrationOptions, 'size' | 'illustration'> & {
  readonly illustration: Illustration | IngredientSheet;
};

/**
 * Hashes the recipe of a picture, for immutable addresses. It is made of the recipe and the engine's version and not of
 * pixels, because sines differ in their last bit between JavaScript engines.
 */
export function recipeHash({ illustration, seed, bake = 1 }: Recipe): string {
  const recipe = JSON.stringify(ordered([ENGINE_VERSION, seed, bake, illustration]));
  // Two halves with different beginnings: 32 bits alone would meet too soon.
  return [recipe, `#${recipe}`].map((text) => hashText(text).toString(36).padStart(7, '0')).join('');
}

/** The same value with the keys of its objects in order, and without those that are undefined. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}
