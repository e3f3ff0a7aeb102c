import type { Pixel } from './colour.ts';
import { at } from './numbers.ts';

/**
 * What painters write into: for each pixel colour, height and gloss. One light shades it all at the end, so no painter ever
 * draws a shadow or a highlight. Places are in dish units: (0, 0) is the middle, a bread's radius is about 0.9.
 */
export type Surface = {
  /** Pixels on each side. */
  readonly width: number;
  /** Pixels for one dish unit. */
  readonly scale: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly height: Float32Array;
  readonly gloss: Float32Array;
  /** How much of the pixel the dish covers, from 0 to 1. */
  readonly cover: Float32Array;
  /** How much of the pixel melted cheese covers: baked toppings sink into it. */
  readonly cheese: Float32Array;
  /** What toppings lie on: the heights from before, blurred, so that a ham does not follow every bubble below it. */
  ground: Float32Array | null;
  /** Whose piece is seen at each pixel, as the number that `stamp` got; 0 for the dish itself; null where nobody asks. */
  readonly owners: Uint8Array<ArrayBuffer> | null;
};

/** Half of the picture's width, in dish units. */
export const HALF_WIDTH = 1.05;

export function createSurface(width: number, { hasOwners = false } = {}): Surface {
  const buffer = () => new Float32Array(width * width);
  return {
    width,
    scale: width / (2 * HALF_WIDTH),
    red: buffer(),
    green: buffer(),
    blue: buffer(),
    height: buffer(),
    gloss: buffer(),
    cover: buffer(),
    cheese: buffer(),
    ground: null,
    owners: hasOwners ? new Uint8Array(width * width) : null,
  };
}

/** Returns the surface as it is now, for what is painted on the copy alone. */
export const copySurface = (surface: Surface): Surface => ({
  ...surface,
  red: surface.red.slice(),
  green: surface.green.slice(),
  blue: surface.blue.slice(),
  height: surface.height.slice(),
  gloss: surface.gloss.slice(),
  cover: surface.cover.slice(),
  cheese: surface.cheese.slice(),
  ground: surface.ground?.slice() ?? null,
  owners: surface.owners?.slice() ?? null,
});

/** A part of the dish, in its units. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const WHOLE: Area = { left: -HALF_WIDTH, top: -HALF_WIDTH, right: HALF_WIDTH, bottom: HALF_WIDTH };

export const around = (x: number, y: number, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** One pixel for all painters: a new object for each would keep the garbage collector busy. */
const shared: Pixel = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, distance: 0 };

/** Calls `visit` for each pixel of an area, with its place and index. */
export function paint(
  { width, scale }: Surface,
  { left, top, right, bottom }: Area,
  visit: (x: number, y: number, pixel: Pixel, index: number) => void,
): void {
  const [firstColumn, firstRow] = [left, top].map((edge) => Math.max(0, Math.floor((edge + HALF_WIDTH) * scale))) as [
    number,
    number,
  ];
  const [lastColumn, lastRow] = [right, bottom].map((edge) =>
    Math.min(width, Math.ceil((edge + HALF_WIDTH) * scale)),
  ) as [number, number];
  for (let row = firstRow; row < lastRow; row++) {
    const y = (row + 0.5) / scale - HALF_WIDTH;
    for (let column = firstColumn; column < lastColumn; column++) {
      visit((column + 0.5) / scale - HALF_WIDTH, y, shared, row * width + column);
    }
  }
}

/** The index of the pixel at a place; -1 beside the picture. */
export function indexAt({ width, scale }: Surface, x: number, y: number): number {
  const column = Math.floor((x + HALF_WIDTH) * scale);
  const row = Math.floor((y + HALF_WIDTH) * scale);
  return column < 0 || row < 0 || column >= width || row >= width ? -1 : row * width + column;
}

/** Lays the pixel's colour and gloss over what is there, at a height in dish units. The dish does not grow by it. */
export function blend(surface: Surface, index: number, pixel: Pixel, amount: number, height: number): void {
  const mix = (buffer: Float32Array, value: number) => {
    const before = at(buffer, index);
    buffer[index] = before + (value - before) * amount;
  };
  mix(surface.red, pixel.red);
  mix(surface.green, pixel.green);
  mix(surface.blue, pixel.blue);
  mix(surface.height, height);
  mix(surface.gloss, pixel.gloss);
}

/** As `blend`, and what was beside the dish belongs to it now. */
export function add(surface: Surface, index: number, pixel: Pixel, amount: number, height: number): void {
  blend(surface, index, pixel, amount, height);
  surface.cover[index] = Math.max(at(surface.cover, index), amount);
}
