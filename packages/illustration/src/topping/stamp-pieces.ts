import { stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import type { Piece } from './place-toppings.ts';
import { LAYERS } from './topping-art.ts';
import { ownerOf } from './toppings.ts';

export type StampPiecesOptions = {
  /** How far the cheese around baked pieces has melted, 0 to 1: they sink into it. */
  readonly melt: number;
  readonly seed: number;
  /** For pictures of at most 128 pixels: thinner painted edges. */
  readonly isSmall: boolean;
  /** How much of the unevenness right below shows on them, 0 to 1. */
  readonly follow?: number;
  /** What the places of the pieces are seen from, in dish units. */
  readonly middle?: { readonly x: number; readonly y: number };
};

/** Lays pieces on the surface, layer by layer. */
export function stampPieces(
  surface: Surface,
  pieces: readonly Piece[],
  { melt, seed, isSmall, follow, middle = { x: 0, y: 0 } }: StampPiecesOptions,
): void {
  const inOrder = pieces.toSorted(
    (a, b) =>
      LAYERS.indexOf(a.art.layer) - LAYERS.indexOf(b.art.layer) ||
      Number(b.art.isCentred ?? false) - Number(a.art.isCentred ?? false) ||
      // A slim pod lies on a slice, never under it.
      b.radius * (b.art.footprint ?? 1) - a.radius * (a.art.footprint ?? 1),
  );
  for (const { topping, art, draw, x, y, radius, rotation } of inOrder) {
    const isFresh = art.layer === 'fresh';
    const place = { x: x + middle.x, y: y + middle.y, radius, rotation };
    stamp(surface, draw, place, {
      ...(follow !== undefined && { follow }),
      ink: art.ink * (isSmall ? 0.75 : 1),
      bevel: art.bevel ?? 0,
      sink: isFresh || art.layer === 'tiny' ? 0 : 0.26 * melt,
      seed: seed + 60,
      lift: isFresh && art.isCentred !== true ? 0.008 : 0,
      owner: ownerOf(topping),
    });
  }
}
