import type { Pixel } from './colour.ts';
import { noise } from './noise.ts';
import { at, clamp, lerp, smooth } from './numbers.ts';
import { add, around, indexAt, paint, type Surface } from './surface.ts';

/**
 * One piece of a topping, drawn around (0, 0) with a radius of about 1. It writes `pixel.distance` first and returns when
 * that is above 0.2: nobody looks at the rest.
 */
export type Art = (u: number, v: number, pixel: Pixel) => void;

export type Place = { readonly x: number; readonly y: number; readonly radius: number; readonly rotation: number };

export type StampOptions = {
  /** How dark the edge is painted, 0 to 1: what makes a silhouette readable. */
  readonly ink?: number;
  /** How far from the edge the piece rises to its full height, in its radii. */
  readonly bevel?: number;
  /** How deep melted cheese eats into its edge, 0 to about 0.3. */
  readonly sink?: number;
  readonly alpha?: number;
  readonly seed?: number;
  /** Dish units above what lies below. */
  readonly lift?: number;
  /** How much of the unevenness right below shows on it; 0 for what is stiff and lies on leaves. */
  readonly follow?: number;
  /** Whose piece it is; what has none leaves the pixels to whom they belong. */
  readonly owner?: number;
};

/** Lays a piece on the surface. */
export function stamp(surface: Surface, art: Art, place: Place, options: StampOptions = {}): void {
  const { ink = 0.25, bevel = 0, sink = 0, alpha = 1, seed = 1, lift = 0, follow = 0.07, owner } = options;
  const { x, y, radius, rotation } = place;
  const cos = Math.cos(rotation) / radius;
  const sin = Math.sin(rotation) / radius;
  const { height, cheese, owners } = surface;
  const ground = surface.ground ?? height;
  const pixelsPerRadius = radius * surface.scale;
  // On what other pieces lift it.
  const raised = averageAbove(surface, place) * 1.4;
  paint(surface, around(x, y, radius * 1.35), (px, py, pixel, index) => {
    const dx = px - x;
    const dy = py - y;
    pixel.distance = 9;
    art(dx * cos + dy * sin, dy * cos - dx * sin, pixel);
    let { distance } = pixel;
    if (distance > 0.2) return;
    if (sink > 0) {
      const melted = at(cheese, index);
      distance += sink * 0.3 * (noise(px * 16, py * 16, seed) - 0.35) * melted;
      if (distance > 0) {
        // Cheese swells a little beside it.
        const near = 1 - distance / 0.2;
        height[index] = at(height, index) + 0.01 * near * near * melted * Math.min(1, sink * 3);
      }
    }
    const amount = clamp(0.5 - distance * pixelsPerRadius) * alpha;
    if (amount <= 0) return;
    const edge = 1 - ink * smooth(-0.09, 0.01, distance);
    pixel.red *= edge;
    pixel.green *= edge * edge;
    pixel.blue *= edge * edge;
    const base = lerp(at(ground, index) + raised, at(height, index), follow);
    if (owners !== null && owner !== undefined && amount > 0.5) owners[index] = owner;
    add(surface, index, pixel, amount, base + pixel.height * bevelled(distance, bevel) * radius + lift);
  });
}

function bevelled(distance: number, bevel: number): number {
  if (bevel === 0) return 1;
  const inward = clamp(-distance / bevel);
  return Math.sqrt(1 - (1 - inward) * (1 - inward)) * 0.85 + 0.15 * inward;
}

/** How high what lies there already stands above the ground, looked at in nine places. */
function averageAbove(surface: Surface, { x, y, radius }: Place): number {
  const { height, ground } = surface;
  if (ground === null) return 0;
  let sum = 0;
  for (let point = 0; point < 9; point++) {
    const index = indexAt(
      surface,
      x + radius * 0.6 * ((point % 3) - 1),
      y + radius * 0.6 * (Math.floor(point / 3) - 1),
    );
    if (index >= 0) sum += Math.max(0, at(height, index) - at(ground, index));
  }
  return sum / 9;
}
