import { BROWN, type Colour, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { fractal } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

type Inside = {
  readonly u: number;
  readonly v: number;
  /** From 0 in the middle to 1 at the edge. */
  readonly share: number;
  readonly angle: number;
  readonly seed: number;
};

type Slice = {
  readonly skin: string;
  readonly flesh: string;
  readonly skinWidth?: number;
  /** Edge of the slice in a direction; a circle by default. */
  readonly edge?: (angle: number) => number;
  /** Wider than high by this factor. */
  readonly stretch?: number;
  /** How brown the oven makes it, 0 to 1. */
  readonly browning?: number;
  readonly gloss?: number;
  /** Paints what is inside the skin: `colours` are those of `extra`. */
  readonly extra?: readonly string[];
  readonly inside?: (pixel: Pixel, at: Inside, colours: readonly Colour[]) => void;
};

/** A round cut through something with a skin. */
export const slice =
  ({
    skin,
    flesh,
    skinWidth = 0.14,
    edge = () => 0.92,
    stretch = 1,
    browning = 0.6,
    gloss = 0.45,
    extra = [],
    inside,
  }: Slice): ToppingArt['piece'] =>
  (random, bake) => {
    const seed = noiseSeed(random);
    const [skinColour, fleshColour] = palette(skin, flesh);
    const colours = palette(...extra);
    return (u, v, pixel) => {
      const away = Math.hypot(u, v * stretch);
      const angle = Math.atan2(v * stretch, u);
      const radius = edge(angle);
      pixel.distance = (away - radius) / stretch;
      if (pixel.distance > 0.2) return;
      fill(pixel, fleshColour);
      pixel.height = 0.2;
      pixel.gloss = gloss;
      inside?.(pixel, { u, v, share: away / radius, angle, seed }, colours);
      tint(pixel, skinColour, smooth(radius - skinWidth, radius - skinWidth + 0.06, away));
      tint(pixel, BROWN, bake * browning * smooth(0.52, 0.74, fractal(u * 2.6 + v, v * 2.6 - u, seed)));
    };
  };
