import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { Piece } from './draw-toppings.ts';
import { scatter } from './place-toppings.ts';
import { toppingArt } from './toppings/toppings.ts';

/** Heaps pieces that may overlap, kinds in turn, the outer ones first so that the heap has a top. */
export function pile(
  kinds: readonly Topping[],
  seed: string,
  reach: number,
  count: number,
  size = 1,
): readonly Piece[] {
  const spots = scatter({
    seed: `${seed} pile`,
    count,
    outline: () => reach,
    margin: 0,
    half: 'whole',
    centred: false,
  });
  return spots
    .toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
    .flatMap((spot, index): readonly Piece[] => {
      const topping = kinds[index % kinds.length];
      if (topping === undefined) return [];
      const { spin, shapes } = toppingArt[topping];
      return [
        {
          topping,
          x: Math.round(spot.x),
          y: Math.round(spot.y),
          turn: Math.round((spot.turn * 2 - 1) * spin),
          scale: Math.round((0.9 + spot.size * 0.25) * size * 10) / 10,
          shape: Math.floor(index / kinds.length) % shapes,
        },
      ];
    });
}

/** Places kinds in turn on a ring, each as large as `room` and leaning on the one before. */
export function ring(kinds: readonly Topping[], count: number, radius: number, room: number): readonly Piece[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index): readonly Piece[] => {
    const topping = kinds[index % kinds.length];
    if (topping === undefined) return [];
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    const { spin, shapes } = toppingArt[topping];
    return [
      {
        topping,
        x: Math.round(Math.cos(angle) * radius),
        y: Math.round(Math.sin(angle) * radius),
        turn: spin > 60 ? Math.round((angle * 180) / Math.PI + 90) : 0,
        scale: Math.round((room / toppingArt[topping].radius) * 10) / 10,
        shape: Math.floor(index / kinds.length) % shapes,
      },
    ];
  });
}
