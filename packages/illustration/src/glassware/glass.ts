import { type Colour, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { clamp, lerp, smooth } from '../painter/numbers.ts';
import type { Surface } from '../painter/surface.ts';
import { type Body, paintBody, type Spot } from './body.ts';

export type Glass = Body & {
  /** How thick it is. */
  readonly wall: number;
  /** Where its inside ends, above a thick foot or a stem. */
  readonly floor: number;
};

/** A place inside a glass. */
export type Inside = {
  readonly spot: Spot;
  /** As the spot's side, but of the room inside the glass. */
  readonly side: number;
  /** How far inside the walls and the floor, in dish units. */
  readonly depth: number;
};

export type GlassOptions = {
  /** Of tinted glass. */
  readonly tinted?: Colour | undefined;
  /** Paints what is in the glass and returns how opaque it is; below 0 there is nothing. */
  readonly fillInside?: (inside: Inside, pixel: Pixel) => number;
  /** Paints what is on the glass, such as a label, and returns how much of the spot it covers. */
  readonly cover?: (spot: Spot, pixel: Pixel) => number;
  /** How opaque clear glass is with nothing in it. */
  readonly opacity?: number;
  /** The back of its rim lies behind what looks out of the glass, the rest in front. */
  readonly part?: 'back' | 'front';
};

const [CLEAR, EDGE, BACK, WHITE, DARK] = palette('#DDECE7', '#6F938C', '#C3D6D0', '#FFFFFF', '#1A0D07');

/** How round the body is to the light: a full circle would have black sides. */
const ROUNDNESS = 0.55;

/** Paints a bottle or a glass and what is in it. Reflections of a window belong to glass as its colour does. */
export function paintGlass(surface: Surface, glass: Glass, options: GlassOptions = {}): void {
  const { tinted, cover, part } = options;
  const { outline, isOpen = false } = glass;
  paintBody(surface, glass, (spot, pixel) => {
    const isBack = isOpen && spot.ring < outline.top;
    if (part !== undefined && isBack !== (part === 'back')) return 0;
    fill(pixel, tinted ?? (isBack ? BACK : CLEAR));
    pixel.gloss = isBack ? 0.3 : 1;
    pixel.height = ROUNDNESS * spot.width * tube(spot.side) * (isBack ? 0.3 : 1);
    let amount = paintWall(pixel, spot, glass, options);
    if (!isBack) amount = Math.max(amount, reflect(pixel, spot, glass, tinted === undefined ? 0.62 : 0.34));
    if (isOpen) amount = Math.max(amount, lightRim(pixel, spot, outline.top));
    if (cover !== undefined) amount = Math.max(amount, cover(spot, pixel));
    return clamp(amount);
  });
}

/** The glass and what is behind it; returns how opaque both are. */
function paintWall(pixel: Pixel, spot: Spot, { wall, floor }: Glass, options: GlassOptions): number {
  const { tinted, fillInside, opacity = 0.4 } = options;
  const { x, side, width, ring, inside } = spot;
  const edge = Math.max(smooth(0.045, 0.004, inside), 0.8 * smooth(0.72, 1, Math.abs(side)));
  let amount = tinted === undefined ? lerp(opacity, 0.92, edge) : 1;
  const room = Math.max(0.001, width - wall);
  const depth = Math.min(room - Math.abs(x), floor - ring + 0.35 * wall * tube(x / room));
  if (fillInside !== undefined && depth > -0.01) {
    const shown = fillInside({ spot, side: Math.max(-1, Math.min(1, x / room)), depth }, pixel);
    if (shown >= 0) amount = lerp(amount, Math.max(amount, shown), smooth(-0.006, 0.004, depth));
  }
  const line = 0.75 * smooth(0.016, 0.003, inside) + 0.2 * smooth(0.8, 1, Math.abs(side));
  tint(pixel, tinted === undefined ? EDGE : DARK, line);
  // Dark glass would be lost on dark paper without its lit edge.
  if (tinted !== undefined) tint(pixel, WHITE, 0.3 * smooth(0.022, 0.008, inside) * smooth(-0.6, -0.9, side));
  // Thick glass below the contents gathers light.
  else tint(pixel, WHITE, 0.35 * smooth(floor, floor + 0.03, ring) * (1 - edge));
  return amount;
}

/** The rim catches light all around; returns how opaque it is. */
function lightRim(pixel: Pixel, { ring, inside }: Spot, top: number): number {
  const away = Math.min(Math.abs(ring - top - 0.008), ring < top ? inside : 1);
  const lit = smooth(0.014, 0.005, away);
  tint(pixel, WHITE, lit * 0.85);
  tint(pixel, EDGE, 0.5 * smooth(0.01, 0.004, Math.abs(ring - top - 0.028)) * (1 - lit));
  return lit * 0.95;
}

/** A tall window on the left with a bar across it, and a narrow light on the right. Returns how opaque it makes the glass. */
function reflect(
  pixel: Pixel,
  { side, ring, width }: Spot,
  { outline: { top, bottom } }: Glass,
  strength: number,
): number {
  if (width < 0.05) return 0;
  const along = (ring - top) / (bottom - top);
  const ends = smooth(0.05, 0.09, along) * smooth(0.9, 0.8, along) * smooth(0.012, 0.02, Math.abs(along - 0.36));
  const left = smooth(0.1, 0.06, Math.abs(side + 0.62)) * ends;
  const right = 0.5 * smooth(0.05, 0.02, Math.abs(side - 0.78)) * smooth(0.12, 0.25, along) * smooth(0.85, 0.7, along);
  const amount = strength * Math.max(left, right);
  tint(pixel, WHITE, amount);
  return amount;
}
