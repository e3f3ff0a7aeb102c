import type { Topping, Vessel } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import type { Surface } from '../painter/surface.ts';
import { garnishRadius, type GarnishSpot, stampGarnish } from '../topping/garnish.ts';
import { vesselLook } from './vessels.ts';

type GarnishOptions = {
  readonly garnish: readonly Topping[];
  readonly vessel: Vessel;
  readonly seed: number;
  readonly isSmall: boolean;
};

/** Wheels of these are put on the rim of a glass. */
const WHEELS: ReadonlySet<Topping> = new Set(['lemon', 'orange', 'cucumber', 'pineapple', 'strawberry', 'apple']);

/** Lays garnish at the foot, and one wheel on the rim of an open glass. */
export function layGarnish(surface: Surface, { garnish, vessel, seed, isSmall }: GarnishOptions): void {
  if (garnish.length === 0) return;
  const random = seededRandom(seed + 300);
  // Pieces stand on the table in front of the vessel, not on its curve.
  surface.ground = new Float32Array(surface.width * surface.width).fill(0.08);
  const rim = rimSpot(vessel);
  const onRim = rim === undefined ? undefined : garnish.find((topping) => WHEELS.has(topping));
  const place = (topping: Topping, index: number, spot: GarnishSpot) => {
    const lowest = 0.93 - garnishRadius(topping, spot.scale);
    stampGarnish(surface, topping, { ...spot, y: Math.min(spot.y, lowest) }, { random, index });
  };
  if (onRim !== undefined && rim !== undefined) place(onRim, 0, rim);
  const [right, left, front] = footSpots(vessel, isSmall);
  const lying = garnish.length > 1 ? garnish.filter((topping) => topping !== onRim) : garnish;
  // Two of a kind lie together.
  for (const [index, spot] of (lying.length === 1 ? [right, front] : [right, left, front]).entries()) {
    const topping = lying[index % lying.length];
    if (topping !== undefined) place(topping, index, spot);
  }
}

function footSpots(
  vessel: Vessel,
  isSmall: boolean,
): readonly [right: GarnishSpot, left: GarnishSpot, front: GarnishSpot] {
  const foot = vessel === 'cup' ? 0.62 : vessel === 'can' ? 0.5 : vesselLook[vessel].outline.widthAt(0.7);
  const beside = Math.min(0.72, Math.max(0.34, foot + 0.06));
  const larger = isSmall ? 1.15 : 1;
  return [
    { x: beside, y: 0.76, scale: 1.6 * larger },
    { x: -beside - 0.03, y: 0.8, scale: 1.4 * larger },
    { x: beside - 0.24, y: 0.86, scale: 1.2 * larger },
  ];
}

function rimSpot(vessel: Vessel): GarnishSpot | undefined {
  if (vessel !== 'glass' && vessel !== 'wineGlass' && vessel !== 'flute') return undefined;
  const { outline } = vesselLook[vessel];
  return { x: outline.widthAt(outline.top) * 0.92, y: outline.top + 0.04, scale: vessel === 'flute' ? 1.1 : 1.6 };
}
