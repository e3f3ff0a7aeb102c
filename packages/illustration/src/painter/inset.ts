import type { Pixel } from './colour.ts';
import { at } from './numbers.ts';
import { add, createSurface, HALF_WIDTH, type Surface } from './surface.ts';

export type Inset = {
  readonly x: number;
  readonly y: number;
  /** How large it is: 1 would fill the whole picture. */
  readonly share: number;
  /** What it stands on, in dish units. */
  readonly height: number;
};

/** Paints a whole dish as a small part of another one: a ramekin on a plate, a flatbread on a set table. */
export function inset(surface: Surface, { x, y, share, height }: Inset, paintInner: (inner: Surface) => void): void {
  const width = Math.max(8, Math.round(surface.width * share));
  const inner = createSurface(width);
  paintInner(inner);
  const left = Math.round((x + HALF_WIDTH) * surface.scale - width / 2);
  const top = Math.round((y + HALF_WIDTH) * surface.scale - width / 2);
  const pixel: Pixel = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, distance: 0 };
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const from = row * width + column;
      const amount = at(inner.cover, from);
      const [toColumn, toRow] = [left + column, top + row];
      if (amount <= 0 || !isInside(toColumn, surface) || !isInside(toRow, surface)) continue;
      pixel.red = at(inner.red, from);
      pixel.green = at(inner.green, from);
      pixel.blue = at(inner.blue, from);
      pixel.gloss = at(inner.gloss, from);
      add(surface, toRow * surface.width + toColumn, pixel, amount, height + at(inner.height, from) * share);
    }
  }
}

const isInside = (place: number, { width }: Surface): boolean => place >= 0 && place < width;
