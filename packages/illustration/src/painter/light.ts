import { blur } from './blur.ts';
import { gridRandom } from './noise.ts';
import { at, clamp, lerp, smooth } from './numbers.ts';
import type { Surface } from './surface.ts';

/** The one light, from the top left. */
const [LIGHT_X, LIGHT_Y, LIGHT_Z] = [-0.5, -0.6, 0.63];
/** Halfway between the light and the eye, which looks straight down: where gloss shows. */
const HALFWAY_LENGTH = Math.hypot(LIGHT_X, LIGHT_Y, LIGHT_Z + 1);
const [HALFWAY_X, HALFWAY_Y, HALFWAY_Z] = [LIGHT_X, LIGHT_Y, LIGHT_Z + 1].map((part) => part / HALFWAY_LENGTH) as [
  number,
  number,
  number,
];
/** Shade is warm, never grey: what remains of red, green and blue in it. */
const SHADE = [0.55, 0.36, 0.26] as const;
/** Light reaches a little around corners. */
const WRAP = 0.25;
const FLAT = (LIGHT_Z + WRAP) / (1 + WRAP);
/** Walls are not steeper than this, or noise in the height would turn into black dots. */
const STEEPEST = 2.2;
const SHADOW_STEPS = 12;

/** Lights the surface: the colours in it become what the eye sees. `relief` below 1 flattens, for small pictures. */
export function light(surface: Surface, relief: number): void {
  const { width, scale, cover, height } = surface;
  const shadows = castShadows(surface);
  // Two sizes of darkness in corners: the narrow one seats each piece, the wide one the heap.
  const near = blur(height, width, 0.022 * scale);
  const far = blur(height, width, 0.07 * scale);
  for (let index = 0; index < cover.length; index++) {
    if (at(cover, index) <= 0) continue;
    const here = at(height, index);
    const occlusion = clamp((at(near, index) - here) * 9) * 0.28 + clamp((at(far, index) - here) * 5) * 0.24;
    shade(surface, index, { relief, shadow: at(shadows, index) * 0.52, occlusion });
  }
}

/** Marches from each pixel towards the light: what stands in the way darkens it. */
function castShadows(surface: Surface): Float32Array {
  const { width, scale, cover } = surface;
  const shadows = new Float32Array(width * width);
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      if (at(cover, index) > 0) shadows[index] = smooth(0, 1.1, shadowAt(surface, column, row));
    }
  }
  return blur(shadows, width, 0.006 * scale);
}

const LIGHT_LENGTH = Math.hypot(LIGHT_X, LIGHT_Y);
const [TOWARDS_X, TOWARDS_Y] = [LIGHT_X / LIGHT_LENGTH, LIGHT_Y / LIGHT_LENGTH];

function shadowAt({ width, scale, height }: Surface, column: number, row: number): number {
  const stride = Math.max(1, 0.011 * scale);
  const here = at(height, row * width + column);
  // Without it the steps would show as bands.
  const jitter = gridRandom(column, row, 5) * 0.7;
  let deepest = 0;
  for (let step = 1; step <= SHADOW_STEPS; step++) {
    const away = (step - jitter) * stride + 1;
    const x = Math.trunc(column + TOWARDS_X * away);
    const y = Math.trunc(row + TOWARDS_Y * away);
    // The light comes from above and from the left, so the march can only leave the picture there.
    if (x < 0 || y < 0) break;
    const distance = away / scale;
    const over = at(height, y * width + x) - here - distance * 0.75;
    if (over > 0) deepest = Math.max(deepest, over / (0.018 + 0.18 * distance));
  }
  return deepest;
}

type Shading = { readonly relief: number; readonly shadow: number; readonly occlusion: number };

function shade(surface: Surface, index: number, { relief, shadow, occlusion }: Shading): void {
  const { width, scale, height, red, green, blue, gloss } = surface;
  const column = index % width;
  const left = column > 0 ? index - 1 : index;
  const right = column < width - 1 ? index + 1 : index;
  const above = index >= width ? index - width : index;
  const below = index < width * (width - 1) ? index + width : index;
  let slopeX = (at(height, left) - at(height, right)) * scale * 0.5 * relief;
  let slopeY = (at(height, above) - at(height, below)) * scale * 0.5 * relief;
  const steepness = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
  if (steepness > STEEPEST) {
    slopeX *= STEEPEST / steepness;
    slopeY *= STEEPEST / steepness;
  }
  const normalZ = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const [normalX, normalY] = [slopeX * normalZ, slopeY * normalZ];
  const facing = (normalX * LIGHT_X + normalY * LIGHT_Y + normalZ * LIGHT_Z + WRAP) / (1 + WRAP);
  const brightness = (Math.max(0, facing) - FLAT) * 0.76;
  let r = at(red, index);
  let g = at(green, index);
  let b = at(blue, index);
  if (brightness < 0) {
    // Sides in the shade turn warm and saturated.
    r *= 1 + brightness * 0.8;
    g *= 1 + brightness * 1.02;
    b *= 1 + brightness * 1.12;
  } else {
    // Lit sides turn creamy.
    const lit = Math.min(0.4, brightness);
    r += (1 - r) * lit * 0.52;
    g += (0.96 - g) * lit * 0.5;
    b += (0.9 - b) * lit * 0.46;
  }
  const dark = 1 - (1 - shadow) * (1 - occlusion);
  r *= lerp(1, SHADE[0], dark);
  g *= lerp(1, SHADE[1], dark);
  b *= lerp(1, SHADE[2], dark);
  const shine = highlight(normalX, normalY, normalZ, at(gloss, index)) * (1 - shadow);
  r += (1 - r) * shine;
  g += (0.97 - g) * shine;
  b += (0.88 - b) * shine;
  // A little more colour and light than measured: food looks better than it is.
  const luminance = 0.3 * r + 0.59 * g + 0.11 * b;
  const exposure = 1.03 + 0.035 * luminance;
  red[index] = clamp((luminance + (r - luminance) * 1.1) * exposure);
  green[index] = clamp((luminance + (g - luminance) * 1.1) * exposure);
  blue[index] = clamp((luminance + (b - luminance) * 1.1) * exposure);
}

function highlight(normalX: number, normalY: number, normalZ: number, gloss: number): number {
  const facing = Math.max(0, normalX * HALFWAY_X + normalY * HALFWAY_Y + normalZ * HALFWAY_Z);
  if (facing < 0.6 || gloss === 0) return 0;
  const shine = facing ** 60 * 0.5 * gloss * gloss + facing ** 14 * 0.1 * gloss;
  // A flat glossy thing reflects the dark ceiling, not the lamp.
  return normalZ < 0.995 ? shine : shine * 0.25;
}
