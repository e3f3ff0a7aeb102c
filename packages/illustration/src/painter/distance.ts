/** Distances to edges: below 0 inside, above 0 outside. Pieces are made of them. */

import { clamp, lerp } from './numbers.ts';

/** An ellipse with its middle in (x, y). */
export const ellipse = (u: number, v: number, x: number, y: number, a: number, b: number): number =>
  (Math.hypot((u - x) / a, (v - y) / b) - 1) * Math.min(a, b);

/** A rectangle around the middle with round corners. */
export function roundedBox(u: number, v: number, halfWidth: number, halfHeight: number, corner: number): number {
  const x = Math.abs(u) - halfWidth + corner;
  const y = Math.abs(v) - halfHeight + corner;
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - corner;
}

/** Joins two shapes with a soft throat. */
export function smoothMin(a: number, b: number, softness: number): number {
  const part = clamp(0.5 + (0.5 * (b - a)) / softness);
  return lerp(b, a, part) - softness * part * (1 - part);
}

/** Cuts two shapes to what they share, with a soft corner. */
export const smoothMax = (a: number, b: number, softness: number): number => -smoothMin(-a, -b, softness);

/** The height across something round: 1 in the middle, 0 at `side` -1 and 1. */
export const tube = (side: number): number => Math.sqrt(Math.max(0, 1 - side * side));

/** The height of a ball at a point. */
export const dome = (u: number, v: number): number => Math.sqrt(Math.max(0, 1 - u * u - v * v));

/** Where a point lies in a bent strip: its distance, its side (-1 to 1) and how far along it is (-1 to 1). */
export const strip = { side: 0, along: 0 };

/** A strip bent along a circle around (0, centre); returns the distance and leaves the rest in `strip`. */
export function bentStrip(
  u: number,
  v: number,
  { centre, radius, halfWidth, reach }: { centre: number; radius: number; halfWidth: number; reach: number },
): number {
  const away = Math.hypot(u, v - centre);
  const angle = Math.atan2(u, centre - v);
  strip.side = (away - radius) / halfWidth;
  strip.along = angle / reach;
  return Math.max(Math.abs(away - radius) - halfWidth, (Math.abs(angle) - reach) * radius);
}
