import type { Topping } from '@ofenpost/core/catalogue/ingredient';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { drawIllustration } from './draw-illustration.ts';
import { hashText } from './hash-text.ts';
import { type Ingredient, INGREDIENTS, SHEET_CELLS, cellOf } from './ingredient-sheet.ts';
import { develop, type Picture } from './painter/develop.ts';
import { stamp } from './painter/stamp.ts';
import { createSurface } from './painter/surface.ts';
import { toppingArt } from './topping/toppings.ts';

/** Draws every ingredient into its cell: doughs and sauces as small bare breads, toppings as one piece. `size` is the width in pixels. */
export function drawIngredientSheet(size: number): Picture {
  const data = new Uint8ClampedArray(size * size * 4);
  const width = Math.floor(size / SHEET_CELLS);
  for (const ingredient of INGREDIENTS) {
    const cell = drawIngredient(ingredient, width);
    const { column, row } = cellOf(ingredient);
    for (let line = 0; line < width; line++) {
      const from = cell.data.subarray(line * width * 4, (line + 1) * width * 4);
      data.set(from, ((row * width + line) * size + column * width) * 4);
    }
  }
  return { data, width: size, height: size };
}

function drawIngredient(ingredient: Ingredient, size: number): Picture {
  switch (ingredient.kind) {
    case 'topping':
      return drawPiece(ingredient.name, size);
    case 'sauce':
      return drawIllustration({
        illustration: { kind: 'flatbread', sauce: ingredient.name, toppings: [] },
        seed: 'sauce',
        size,
      });
    case 'flour': {
      const dough = { flour: ingredient.name, hasSesame: ingredient.name === 'wholegrain' };
      return drawIllustration({
        illustration: { kind: 'flatbread', sauce: 'none', toppings: [], dough },
        seed: 'dough',
        size,
      });
    }
  }
}

/** The radius of a piece in dish units: it fills the cell. */
const RADIUS = 0.8;
const SUPERSAMPLING = 2;

/** One piece as it is put on a bread. */
function drawPiece(topping: Topping, size: number): Picture {
  const { piece, ink, bevel = 0, reach = 1 } = toppingArt[topping];
  const surface = createSurface(size * SUPERSAMPLING);
  const art = piece(seededRandom(hashText(topping)), 0, 0);
  stamp(surface, art, { x: 0, y: 0, radius: RADIUS / Math.max(1, reach), rotation: 0 }, { ink, bevel });
  return develop(surface, { supersampling: SUPERSAMPLING, relief: 0.7 });
}
