import { type Colour, fill, palette, tint } from '../painter/colour.ts';
import { dome, ellipse } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

const [WHITE, WHITE_SHADE, YOLK, YOLK_LIT, YOLK_EDGE] = palette('#FFFBF0', '#E9DEC4', '#F4A81D', '#FFD154', '#B8860B');

/** Half of a boiled egg: on a salad nobody looks for a fried one. */
export const boiledEgg: ToppingArt = {
  radius: 0.15,
  count: 6,
  layer: 'raised',
  ink: 0.22,
  bevel: 0.3,
  piece: (random) => {
    const seed = noiseSeed(random);
    return (u, v, pixel) => {
      // Blunt at one end, as eggs are.
      pixel.distance = ellipse(u, v * (1 + 0.16 * u), 0, 0, 0.96, 0.74);
      if (pixel.distance > 0.2) return;
      const yolk = ellipse(u, v, -0.1, 0, 0.48, 0.44);
      fill(pixel, WHITE);
      tint(pixel, WHITE_SHADE, smooth(-0.16, 0, pixel.distance) * 0.7);
      tint(pixel, YOLK_EDGE, smooth(0.04, 0, yolk) * 0.35);
      tint(pixel, YOLK, smooth(0, -0.06, yolk));
      tint(pixel, YOLK_LIT, smooth(-0.05, -0.3, yolk) * (0.4 + 0.5 * noise(u * 7, v * 7, seed)));
      pixel.height = 0.3 + 0.1 * smooth(0.02, -0.2, yolk);
      pixel.gloss = yolk < 0 ? 0.35 : 0.6;
    };
  },
};

const [MILK_SHADE] = palette('#E4DCC8');

/** A small ball of mozzarella, as it comes out of its brine. */
export const mozzarellaBall: ToppingArt = {
  radius: 0.1,
  count: 9,
  layer: 'raised',
  ink: 0.2,
  piece: (random) => {
    const seed = noiseSeed(random);
    return (u, v, pixel) => {
      pixel.distance = Math.hypot(u, v) - 0.9 + 0.05 * noise(u * 2 + 4, v * 2, seed);
      if (pixel.distance > 0.2) return;
      fill(pixel, WHITE);
      tint(pixel, MILK_SHADE, smooth(-0.3, 0, pixel.distance) * 0.5 + 0.15 * noise(u * 3, v * 3, seed));
      pixel.height = 0.75 * dome(u, v);
      pixel.gloss = 0.7;
    };
  },
};

type OliveColours = readonly [skin: Colour, lit: Colour, dark: Colour, hole: Colour];

const wholeOlive = ([skin, lit, dark, hole]: OliveColours): ToppingArt => ({
  radius: 0.095,
  count: 11,
  layer: 'raised',
  ink: 0.3,
  piece: (random) => {
    const seed = noiseSeed(random);
    const turn = (random() - 0.5) * 0.3;
    return (u, v, pixel) => {
      pixel.distance = ellipse(u, v, 0, 0, 0.96, 0.76);
      if (pixel.distance > 0.2) return;
      fill(pixel, skin);
      tint(pixel, lit, 0.6 * smooth(0.35, 0.75, noise(u * 2.4, v * 2.4, seed)));
      tint(pixel, dark, 0.7 * smooth(-0.3, 0, pixel.distance));
      const pit = ellipse(u, v, 0.58, turn, 0.16, 0.2);
      tint(pixel, dark, smooth(0.1, 0.02, pit) * 0.6);
      tint(pixel, hole, smooth(0.03, -0.03, pit));
      pixel.height = 0.85 * dome(u * 0.98, v * 1.25) - 0.08 * smooth(0.05, -0.05, pit);
      pixel.gloss = 0.95;
    };
  },
});

export const blackOlive = wholeOlive(palette('#3A2733', '#6E4653', '#1C1118', '#140A0E'));
/** Stuffed with a piece of pepper: that tells it from a caper. */
export const stuffedOlive = wholeOlive(palette('#8E9A3C', '#BCC266', '#5C6A22', '#C8391F'));

const [RED, RED_LIT, RED_DARK, CALYX, CALYX_LIT] = palette('#D4261A', '#F0563A', '#8E1410', '#3F7A2C', '#86B84C');

/** A whole cherry tomato with its green star. */
export const wholeCherryTomato: ToppingArt = {
  radius: 0.11,
  count: 9,
  layer: 'raised',
  ink: 0.3,
  piece: (random) => {
    const seed = noiseSeed(random);
    // One looks at it from above, never quite from the middle.
    const [x, y] = [(random() - 0.5) * 0.7, (random() - 0.5) * 0.7];
    return (u, v, pixel) => {
      pixel.distance = Math.hypot(u, v) - 0.92;
      if (pixel.distance > 0.2) return;
      fill(pixel, RED);
      tint(pixel, RED_LIT, 0.6 * smooth(0.3, 0.8, noise(u * 1.6 + 3, v * 1.6, seed)));
      tint(pixel, RED_DARK, 0.6 * smooth(-0.35, 0, pixel.distance));
      const away = Math.hypot(u - x, v - y);
      const point = Math.cos(5 * Math.atan2(v - y, u - x) + seed);
      const star = away - 0.17 - 0.16 * point;
      const green = smooth(0.04, -0.03, star);
      tint(pixel, CALYX, green);
      tint(pixel, CALYX_LIT, green * smooth(0.12, 0.02, away));
      pixel.height = 0.85 * dome(u, v) + 0.05 * green;
      pixel.gloss = green > 0.5 ? 0.3 : 0.95;
    };
  },
};
