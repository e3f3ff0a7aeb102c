import { lay, paintBody } from '../glassware/body.ts';
import { profile } from '../glassware/profile.ts';
import { type Colour, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { paint, type Surface } from '../painter/surface.ts';
import type { LiquidLook } from './liquids.ts';

const [LINE, GLAZE_SHADE, WELL] = palette('#B9502B', '#B79F74', '#E4D4B4');

/** Glazes of a pottery: which one a drink gets depends on its name. */
const GLAZES = palette('#FBF3E2', '#D3DDC4', '#F0D3BC', '#CFDFE2');

/** How much one looks down on a cup: its coffee is what one wants to see. */
const TILT = 0.42;
const RIM = -0.4;
const RIM_WIDTH = 0.62;
const outline = profile([RIM, RIM_WIDTH], [-0.14, 0.6], [0.12, 0.49], [0.28, 0.36], [0.33, 0.3]);

/** A cup on its saucer. */
export function paintCup(surface: Surface, liquid: LiquidLook, seed: number): void {
  const glaze = GLAZES[seed % GLAZES.length] ?? GLAZES[0];
  paintSaucer(surface, glaze);
  paintHandle(surface, glaze);
  paintBody(surface, { outline, tilt: TILT, isOpen: true }, ({ x, y, side, width, ring }, pixel) => {
    fill(pixel, glaze);
    pixel.gloss = 0.8;
    if (ring >= RIM) {
      tint(pixel, GLAZE_SHADE, 0.45 * smooth(0.5, 1, Math.abs(side)) + 0.3 * smooth(0.1, 0.36, ring));
      tint(pixel, LINE, 0.9 * smooth(0.012, 0.005, Math.abs(ring - RIM - 0.05)));
      pixel.height = 0.2 + 0.5 * width * tube(side);
      return 1;
    }
    const away = Math.hypot(x, (y - RIM) / TILT) / RIM_WIDTH;
    tint(pixel, GLAZE_SHADE, 0.5 * smooth(0.94, 0.9, away));
    pixel.height = 0.2 + 0.5 * RIM_WIDTH * tube(side) + 0.02 * smooth(0.9, 0.96, away);
    paintCoffee(pixel, { x, y: y - RIM - 0.03, liquid, seed });
    return 1;
  });
}

type CoffeeSpot = { readonly x: number; readonly y: number; readonly liquid: LiquidLook; readonly seed: number };

/** The coffee's surface: crema runs to the edge, milk makes a heart. */
function paintCoffee(pixel: Pixel, { x, y, liquid, seed }: CoffeeSpot): void {
  const [u, v] = [x / (RIM_WIDTH * 0.9), y / (RIM_WIDTH * 0.9 * TILT)];
  const away = Math.hypot(u, v);
  const amount = smooth(1.01, 0.97, away);
  if (amount <= 0) return;
  const { head, light, middle, dark } = liquid;
  const isMilky = head !== undefined && head[2] > 0.6;
  tint(pixel, dark, amount);
  tint(pixel, isMilky || head === undefined ? middle : head, amount * smooth(1, 0.9, away));
  if (head === undefined) {
    tint(pixel, light, 0.7 * smooth(0.5, 0.1, Math.hypot(u - 0.25, v - 0.2)));
  } else if (isMilky) {
    tint(pixel, head, 0.75 * smooth(0.03, 0.08, Math.abs(away - 0.84) < 0.06 ? 0.06 - Math.abs(away - 0.84) : 0));
    tint(pixel, head, smooth(0.03, -0.03, heart(u, v)));
    tint(pixel, middle, 0.8 * smooth(0.07, 0.03, Math.abs(heart(u * 1.9, v * 1.9 + 0.12))));
  } else {
    const swirl = noise(u * 3 + Math.sin(v * 4), v * 3, seed);
    tint(pixel, middle, 0.75 * smooth(0.45, 0.75, swirl) * smooth(0.95, 0.6, away));
    tint(pixel, light, 0.5 * smooth(0.3, 0.1, swirl));
  }
  pixel.gloss = isMilky ? 0.3 : 0.6;
}

/** A square on its corner with a half disc on each of its upper sides. */
function heart(u: number, v: number): number {
  const side = 0.72;
  const aboveTip = 0.6 - v;
  const [a, b] = [(aboveTip + Math.abs(u)) * Math.SQRT1_2, (aboveTip - Math.abs(u)) * Math.SQRT1_2];
  return Math.min(Math.max(a - side, -b), Math.hypot(a - side, b - side / 2) - side / 2);
}

function paintSaucer(surface: Surface, glaze: Colour): void {
  const [middleY, width, height] = [0.38, 0.96, 0.42];
  const area = {
    left: -width - 0.02,
    right: width + 0.02,
    top: middleY - height - 0.02,
    bottom: middleY + height + 0.06,
  };
  paint(surface, area, (x, y, pixel, index) => {
    const away = Math.hypot(x / width, (y - middleY) / height);
    const thick = Math.hypot(x / width, (y - middleY - 0.035) / height);
    const distance = (Math.min(away, thick) - 1) * height;
    const amount = clamp(0.5 - distance * surface.scale);
    if (amount <= 0) return;
    fill(pixel, glaze);
    const isSide = away > 1;
    tint(pixel, GLAZE_SHADE, isSide ? 0.75 : 0.2 * smooth(0.62, 0.56, away));
    tint(pixel, WELL, 0.4 * smooth(0.6, 0.5, away));
    tint(pixel, LINE, isSide ? 0 : 0.9 * smooth(0.016, 0.008, Math.abs(away - 0.945)));
    pixel.gloss = 0.7;
    pixel.height = 0.02 + 0.05 * smooth(0.5, 0.96, away) - (isSide ? 0.03 : 0);
    lay(surface, index, pixel, amount);
  });
}

function paintHandle(surface: Surface, glaze: Colour): void {
  paint(surface, { left: 0.4, top: -0.45, right: 0.95, bottom: 0.3 }, (x, y, pixel, index) => {
    const away = Math.hypot((x - 0.57) / 1.1, y + 0.07);
    const distance = Math.abs(away - 0.2) - 0.05;
    const amount = clamp(0.5 - distance * surface.scale);
    if (amount <= 0) return;
    fill(pixel, glaze);
    tint(pixel, GLAZE_SHADE, 0.6 * smooth(-0.02, 0.005, distance));
    pixel.gloss = 0.8;
    pixel.height = 0.2 + 0.06 * tube((away - 0.2) / 0.05);
    lay(surface, index, pixel, amount);
  });
}
