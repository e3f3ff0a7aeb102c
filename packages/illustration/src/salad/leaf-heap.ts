import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { blur } from '../painter/blur.ts';
import { type Colour, palette, tint } from '../painter/colour.ts';
import { smooth, TURN } from '../painter/numbers.ts';
import { pressDown } from '../painter/press-down.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { coldArt } from '../topping/cold-art.ts';

const LEAVES: ReadonlySet<Topping> = new Set(['lettuce', 'radicchio', 'lambsLettuce', 'spinach', 'rocket']);

export const isSaladLeaf = (topping: Topping): boolean => LEAVES.has(topping);

export type LeafHeap = {
  /** No leaf reaches farther from the middle. */
  readonly radius: number;
  readonly seed: number;
  readonly isSmall: boolean;
};

const GOLDEN_ANGLE = 2.399_963;
const LEAVES_FOR_A_LAYER = 9;
/** How often leaves cover the ground: a salad is deep. */
const LAYERS = 4;
/** Larger than on a bread. */
const SCALE = 1.2;

const [YOUNG, OLD] = palette('#D6E88A', '#123D1E');

/** Heaps leaves from the rim to the middle, where they stand highest; the outer ones point outwards. */
export function heapLeaves(surface: Surface, kinds: readonly Topping[], { radius, seed, isSmall }: LeafHeap): void {
  const random = seededRandom(seed + 40);
  const leaves = kinds
    .flatMap((kind) => leavesOf(kind, radius, kinds.length, random))
    .toSorted((one, other) => other.away - one.away);
  for (const [index, { draw, size, angle, away }] of leaves.entries()) {
    if (index % LEAVES_FOR_A_LAYER === 0) surface.ground = blur(surface.height, surface.width, 0.07 * surface.scale);
    const inward = 1 - away / radius;
    const sway = inward < 0.45 ? 0.9 : 6;
    stamp(
      surface,
      draw,
      {
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
        radius: size,
        rotation: angle + (random() - 0.5) * sway,
      },
      { ink: isSmall ? 0.2 : 0.28, bevel: 0.06, lift: 0.012 + 0.06 * smooth(0.4, 0.1, inward) },
    );
  }
  pressDown(surface, { x: 0, y: 0, radius, height: 0.12 });
}

type Leaf = { readonly draw: Art; readonly size: number; readonly angle: number; readonly away: number };

function leavesOf(kind: Topping, radius: number, kinds: number, random: RandomNumber): readonly Leaf[] {
  const art = coldArt(kind);
  const full = art.radius * SCALE;
  const room = radius - full * 0.96;
  const count = Math.min(44, Math.round((LAYERS * room * room) / (full * full) / (art.footprint ?? 1) / kinds));
  const start = random() * TURN;
  const onWall = Math.round((TURN * room) / (full * 0.62 * (art.footprint ?? 1)) / kinds);
  const wallStep = TURN / onWall;
  return Array.from({ length: onWall + count }, (_, index) => {
    const size = full * (0.86 + 0.14 * random());
    const draw = art.piece(seededRandom(Math.trunc(random() * 1e9)), 0, index);
    const tone = random() - 0.36;
    const common = { draw: toned(draw, tone > 0 ? YOUNG : OLD, Math.abs(tone) * 0.5), size };
    if (index < onWall) {
      return { ...common, angle: start + (index + 0.5 * random()) * wallStep, away: room * (0.95 + 0.05 * random()) };
    }
    return {
      ...common,
      angle: start + index * GOLDEN_ANGLE + (random() - 0.5) * 0.5,
      away: Math.sqrt((index - onWall + 0.3) / count) * room * 0.86,
    };
  });
}

/** No two leaves of a head have the same green: the outer ones are older. */
const toned =
  (draw: Art, colour: Colour, amount: number): Art =>
  (u, v, pixel) => {
    draw(u, v, pixel);
    if (pixel.distance <= 0.2) tint(pixel, colour, amount);
  };
