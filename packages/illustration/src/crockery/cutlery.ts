import { fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { roundedBox, smoothMin, tube } from '../painter/distance.ts';
import { clamp, lerp, smooth } from '../painter/numbers.ts';

const [STEEL, BRIGHT, DIM] = palette('#D6DADB', '#FFFFFF', '#7E8588');

/** Steel mirrors the room: a bright band beside a dim one, whatever the light does. */
function steel(pixel: Pixel, side: number): void {
  fill(pixel, STEEL);
  tint(pixel, BRIGHT, 0.8 * smooth(0.5, 0.1, Math.abs(side + 0.25)));
  tint(pixel, DIM, 0.65 * smooth(0.45, 0.1, Math.abs(side - 0.5)));
  pixel.gloss = 1;
  tint(pixel, DIM, 0.6 * smooth(-0.016, 0.004, pixel.distance));
}

/** A handle from `start` to the end at 1, wider at its end. */
const handleWidth = (u: number): number => 0.04 + 0.042 * smooth(0, 0.95, u);

/** Where the tines end and the head begins. */
const ROOTS = -0.56;
/** From the middle of one tine to that of the next. */
const TINE_STEP = 0.1;

/** A fork, its tines to the left. */
export function fork(u: number, v: number, pixel: Pixel): void {
  const width = handleWidth(u);
  const handle = Math.max(Math.abs(v) - width, -0.4 - u, u - 0.99);
  const head = roundedBox(u + 0.49, v, 0.14, 0.186, 0.13);
  const tine = Math.min(1.5, Math.abs(Math.abs(v) / TINE_STEP - 0.5) < 0.5 ? 0.5 : 1.5) * TINE_STEP;
  const fromTine = Math.abs(Math.abs(v) - tine);
  const tines = Math.max(fromTine - lerp(0.033, 0.016, clamp((ROOTS - u) / 0.44)), u - ROOTS - 0.1, -u - 0.99);
  const gap = u < ROOTS ? 0.3 : 0;
  pixel.distance = Math.min(smoothMin(handle, Math.max(head, ROOTS - u), 0.07) + gap, tines);
  if (pixel.distance > 0.06) {
    pixel.distance = 9;
    return;
  }
  const side = u < ROOTS ? (Math.abs(v) - tine) / 0.033 : v / (u < -0.3 ? 0.19 : width);
  steel(pixel, side);
  // The head is hollow.
  const hollow = smooth(0, -0.08, head) * smooth(ROOTS - 0.1, ROOTS + 0.1, u);
  tint(pixel, DIM, 0.4 * hollow);
  pixel.height = 0.05 + 0.05 * tube(clamp(Math.abs(side))) - 0.03 * hollow;
}

/** A knife, its point to the left and its edge below. */
export function knife(u: number, v: number, pixel: Pixel): void {
  const handle = roundedBox(u - 0.53, v, 0.47, 0.078, 0.06);
  const belly = 0.125 * Math.sqrt(clamp((u + 1) / 0.42)) * smooth(0.1, -0.05, u);
  const blade = Math.max(v - belly, -v - 0.075, -u - 0.99, u - 0.1);
  pixel.distance = smoothMin(handle, blade, 0.03);
  if (pixel.distance > 0.06) {
    pixel.distance = 9;
    return;
  }
  const isBlade = u < 0.06;
  steel(pixel, isBlade ? v / 0.125 : v / 0.078);
  // Where it was ground.
  if (isBlade) tint(pixel, BRIGHT, 0.7 * smooth(belly - 0.045, belly - 0.01, v));
  pixel.height = isBlade ? 0.06 - 0.25 * Math.max(0, v) : 0.05 + 0.06 * tube(clamp(Math.abs(v / 0.078)));
}
