import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintBoard } from '../crockery/board.ts';
import { pooledSauce } from '../dip/sauce-pool.ts';
import { type SauceLook, sauceAt } from '../flatbread/sauces.ts';
import { blur } from '../painter/blur.ts';
import { DOUGH, palette, tint } from '../painter/colour.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { at, clamp, smooth } from '../painter/numbers.ts';
import { add, around, blend, paint, type Surface } from '../painter/surface.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import type { Serving } from './serving.ts';

type Slice = { readonly x: number; readonly y: number; readonly lean: number; readonly seed: number };

/** Half of a slice's width and length. */
const [WIDTH, LENGTH] = [0.285, 0.68];

/** Three toasted slices on a board, each with a bit of everything. */
export function paintBruschetta(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  paintBoard(surface, { halfWidth: 0.97, halfHeight: 0.8, seed });
  const random = seededRandom(seed + 2);
  const slices = [-0.61, 0, 0.61].map((x, index) => ({
    x,
    y: (random() - 0.5) * 0.06,
    lean: 0.14 + (random() - 0.5) * 0.12,
    seed: seed + index * 31,
  }));
  for (const slice of slices) {
    paintSlice(surface, slice);
    if (sauce !== 'none') spread(surface, slice, pooledSauce(sauce));
  }
  surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
  for (const slice of slices) layToppings(surface, slice, { toppings, isSmall });
}

/** How far a point is from the middle of a slice: 1 at the edge. */
function shareAt(x: number, y: number, { lean, seed }: Slice): number {
  const across = (x * Math.cos(lean) + y * Math.sin(lean)) / WIDTH;
  const along = (y * Math.cos(lean) - x * Math.sin(lean)) / LENGTH;
  // A loaf is wider at its bottom.
  const width = 1 + 0.06 * along;
  const wobble = 0.09 * (noise(along * 1.7 + 7, across * 1.2 + 3, seed + 1) - 0.5);
  return (Math.abs(across / width) ** 2.8 + Math.abs(along) ** 2.8) ** (1 / 2.8) + wobble;
}

const [GRILL, PORE] = palette('#7A3D14', '#C98B45');

function paintSlice(surface: Surface, slice: Slice): void {
  const { x: middleX, y: middleY, lean, seed } = slice;
  paint(surface, around(middleX, middleY, LENGTH + 0.08), (px, py, pixel, index) => {
    const [x, y] = [px - middleX, py - middleY];
    const share = shareAt(x, y, slice);
    if (share > 1.1) return;
    const amount = clamp(0.5 + (1 - share) * WIDTH * surface.scale);
    if (amount <= 0) return;
    const hills = fractal(x * 7, y * 7, seed + 10);
    const crust = smooth(0.885, 0.93, share);
    const holes = cells(x * 15, y * 15, seed + 11);
    const pore = smooth(0.42, 0.2, holes) * (cell.random > 0.45 ? 1 : 0.25) * (1 - crust);
    const toast = 0.13 + 0.3 * (hills - 0.35) + 0.16 * smooth(0.7, 0.9, share);
    DOUGH(pixel, toast * (1 - crust) + crust * (0.6 + 0.2 * (hills - 0.4)));
    // The grill leaves its bars on the crumb.
    const bars = Math.cos((y * Math.cos(lean + 0.9) - x * Math.sin(lean + 0.9)) * 34);
    tint(pixel, GRILL, 0.5 * smooth(0.72, 0.98, bars) * (1 - crust) * (0.4 + hills));
    tint(pixel, PORE, 0.5 * pore);
    pixel.gloss = 0.25;
    const edge = clamp((1 - share) / 0.1);
    const height = 0.12 * Math.sqrt(1 - (1 - edge) ** 2) + 0.012 * crust + 0.012 * hills - 0.02 * pore;
    add(surface, index, pixel, amount, 0.07 + height);
  });
}

function spread(surface: Surface, slice: Slice, look: SauceLook): void {
  paint(surface, around(slice.x, slice.y, LENGTH), (px, py, pixel, index) => {
    const [x, y] = [px - slice.x, py - slice.y];
    const share = shareAt(x, y, slice) + 0.2 * (fractal(x * 8, y * 8, slice.seed + 30) - 0.4);
    const amount = smooth(0.84, 0.76, share);
    if (amount <= 0) return;
    sauceAt(pixel, px, py, look, slice.seed);
    tint(pixel, look.dark, 0.4 * smooth(0.66, 0.82, share));
    blend(surface, index, pixel, amount, at(surface.height, index) + 0.02 * amount + 0.6 * pixel.height);
  });
}

function layToppings(
  surface: Surface,
  slice: Slice,
  { toppings, isSmall }: Pick<Serving, 'toppings' | 'isSmall'>,
): void {
  const reach = (angle: number) => 0.88 / shareAt(Math.cos(angle), Math.sin(angle), slice);
  const pieces = placeToppings(
    toppings.map((topping) => {
      const art = coldArt(topping);
      // A burrata or a whole slice of ham would hide the bread.
      return { topping, art: { ...art, radius: Math.min(art.radius, 0.17) } };
    }),
    seededRandom(slice.seed + 510),
    { reach: (angle) => 0.9 * reach(angle), area: 0.2, side: 0, scale: isSmall ? 1.25 : 1.05, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, reach);
  stampPieces(surface, pieces, { melt: 0, seed: slice.seed, isSmall, middle: slice });
}
