import { BROWN, CHAR, fill, palette, tint } from '../painter/colour.ts';
import { bentStrip, dome, strip, tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { bubbles, noise } from '../painter/noise.ts';
import { clamp, lerp, modulo, smooth } from '../painter/numbers.ts';
import { blob } from './melted-blob.ts';
import type { ToppingArt } from './topping-art.ts';

export const vegetablePieces = {
  driedTomato: {
    radius: 0.115,
    count: 9,
    layer: 'flat',
    ink: 0.36,
    bevel: 0.22,
    // Shrivelled halves: dark, wrinkled lengthwise, oily.
    piece: blob((seed) => {
      const [red, lit, dark] = palette('#9C2415', '#D2502E', '#4E0E0A');
      return (u, v, pixel) => {
        const wrinkle = Math.sin(v * 9 + 5 * noise(u * 1.6, v * 1.6, seed) + 2 * u);
        fill(pixel, red);
        tint(pixel, lit, smooth(0.1, 1, wrinkle) * 0.7);
        tint(pixel, dark, smooth(0, -1, wrinkle) * 0.85 + smooth(-0.12, 0, pixel.distance) * 0.4);
        pixel.height = 0.3 + 0.13 * wrinkle - 0.12 * smooth(0.5, 0, Math.hypot(u, v));
        pixel.gloss = 0.9;
      };
    }),
  },
  chili: {
    radius: 0.16,
    count: 7,
    layer: 'flat',
    ink: 0.3,
    isLong: true,
    footprint: 0.65,
    // A whole small pod with its stalk.
    piece: (random) => {
      const bend = 0.3 + random() * 0.35;
      const [red, lit, stalk, dark] = palette('#C81F17', '#EE5A3A', '#5B8A35', '#7C0F0D');
      return (u, v, pixel) => {
        const across = v + bend * (u * u - 0.35);
        const along = (u + 1) / 2;
        const width = along < 0.2 ? 0.05 : 0.19 * clamp((1.02 - along) / 0.82) ** 0.6 * smooth(0.15, 0.26, along);
        const side = across / Math.max(width, 0.01);
        pixel.distance = Math.max(Math.abs(across) - width, Math.abs(u) - 1) * 0.85;
        if (pixel.distance > 0.2) return;
        fill(pixel, red);
        tint(pixel, lit, smooth(0.1, -0.8, side) * 0.6);
        tint(pixel, dark, smooth(0.3, 1, side) * 0.6);
        tint(pixel, stalk, smooth(0.27, 0.23, along));
        pixel.height = 0.12 + 0.26 * tube(side * 0.95) * (width / 0.19);
        pixel.gloss = 1;
      };
    },
  },
  artichoke: {
    radius: 0.175,
    count: 6,
    layer: 'flat',
    ink: 0.38,
    bevel: 0.1,
    footprint: 0.9,
    // A quarter of a heart: three pointed scales behind each other over a pale, hairy base.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [green, lit, cream, dark, purple] = palette('#8C9149', '#CFCB84', '#F6ECC2', '#4C4E22', '#9A6A78');
      const scales = [0, -0.5, 0.5, -0.92, 0.92];
      return (u, v, pixel) => {
        const w = 0.92 - v;
        let nearest = 9;
        let [side, along] = [0, 0];
        for (const [index, lean] of scales.entries()) {
          // Each scale is a pointed leaf that leans from the base.
          const [cos, sin] = [Math.cos(lean * 0.85), Math.sin(lean * 0.85)];
          const [x, y] = [u * cos - w * sin, w * cos + u * sin];
          const length = 1.86 - 0.3 * Math.abs(lean);
          const part = clamp(y / length);
          const width = 0.4 * Math.sin(Math.PI * (0.2 + 0.8 * part)) ** 0.8 * (1 - 0.25 * part);
          const distance = Math.max(Math.abs(x) - width, y - length, -y) * 0.85;
          // The middle one lies on top of the others.
          if (distance >= nearest || (index > 0 && nearest < -0.01)) continue;
          nearest = distance;
          side = x / Math.max(width, 0.01);
          along = part;
        }
        pixel.distance = nearest;
        if (nearest > 0.2) return;
        fill(pixel, cream);
        tint(pixel, lit, smooth(0.3, 0.55, along));
        tint(pixel, green, smooth(0.5, 0.95, along) * 0.9);
        tint(pixel, purple, 0.5 * smooth(0.12, 0.3, along) * smooth(0.5, 0.35, along));
        tint(pixel, dark, smooth(0.62, 0.95, Math.abs(side)) * 0.7);
        tint(pixel, CHAR, bake * 0.75 * smooth(0.8, 1, along) * smooth(0.3, 0.7, noise(u * 4, v * 4, seed)));
        pixel.height = 0.2 + 0.14 * tube(side * 0.95) + 0.06 * along;
        pixel.gloss = 0.5;
      };
    },
  },
  pumpkin: {
    radius: 0.17,
    count: 8,
    layer: 'flat',
    ink: 0.28,
    bevel: 0.12,
    isLong: true,
    footprint: 0.75,
    // A roasted crescent with its green skin on the outside.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [flesh, lit, skin] = palette('#EE8A22', '#FBB552', '#5E6B2B');
      return (u, v, pixel) => {
        const outer = Math.hypot(u, v - 0.42) - 0.98;
        const inner = 0.78 - Math.hypot(u, v - 0.86);
        pixel.distance = Math.max(outer, inner);
        if (pixel.distance > 0.2) return;
        const grain = noise(u * 5, v * 3, seed);
        fill(pixel, flesh);
        tint(pixel, lit, smooth(-0.2, 0, inner) * 0.8 + 0.4 * (grain - 0.4));
        tint(pixel, skin, smooth(-0.12, -0.07, outer));
        tint(pixel, BROWN, bake * 0.6 * smooth(0.55, 0.85, grain));
        pixel.height = 0.26 + 0.08 * tube(u) + 0.03 * grain;
        pixel.gloss = 0.5;
      };
    },
  },
  asparagus: {
    radius: 0.24,
    count: 7,
    layer: 'flat',
    ink: 0.3,
    isLong: true,
    footprint: 0.5,
    // A spear: scales on the stalk, a pointed bud.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const bend = (random() - 0.5) * 0.3;
      const [green, lit, dark, purple] = palette('#6E9A3A', '#B7D072', '#3D5E22', '#6A5A6B');
      return (u, v, pixel) => {
        const across = v - bend * (u * u - 0.3);
        const along = (u + 1) / 2;
        const bud = smooth(0.6, 0.78, along);
        const width = along > 0.72 ? 0.17 * Math.sqrt(clamp((1 - along) / 0.28)) : 0.12 + 0.05 * bud;
        const side = across / Math.max(width, 0.02);
        pixel.distance = Math.max(Math.abs(across) - width, Math.abs(u) - 0.98) * 0.9;
        if (pixel.distance > 0.2) return;
        fill(pixel, green);
        tint(pixel, lit, smooth(0.3, -0.8, side) * 0.7 + smooth(0.25, 0, along) * 0.6);
        const scale = modulo(along * lerp(4, 9, bud) - Math.abs(side) * 0.45, 1);
        tint(pixel, dark, smooth(0.22, 0.04, scale) * (0.35 + 0.55 * bud));
        tint(pixel, purple, bud * smooth(0.3, 0.9, scale) * 0.5);
        tint(pixel, CHAR, bake * 0.35 * smooth(0.65, 0.85, noise(u * 5, v * 5, seed)));
        pixel.height = 0.1 + 0.22 * tube(side * 0.95) + 0.05 * bud * scale;
        pixel.gloss = 0.6;
      };
    },
  },
  broccoli: {
    radius: 0.145,
    count: 8,
    layer: 'raised',
    ink: 0.34,
    bevel: 0.1,
    // A little tree.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [green, lit, dark, stalk] = palette('#3F7A2C', '#7FB04A', '#1F4518', '#C5D695');
      const puffs = [
        [-0.5, -0.15, 0.42],
        [0.5, -0.12, 0.42],
        [-0.24, -0.5, 0.42],
        [0.28, -0.48, 0.42],
        [0, -0.1, 0.42],
      ] as const;
      return (u, v, pixel) => {
        let crown = 9;
        for (const [x, y, radius] of puffs) crown = Math.min(crown, Math.hypot(u - x, v - y) - radius);
        crown += 0.06 * (noise(u * 7, v * 7, seed) - 0.5);
        const beside = Math.abs(u);
        const stem = Math.max(Math.min(beside, Math.abs(beside - 0.22 - (0.3 - v) * 0.35)) - 0.17, v - 0.92, -v);
        pixel.distance = Math.min(crown, stem);
        if (pixel.distance > 0.2) return;
        pixel.gloss = 0.25;
        if (crown > 0) {
          fill(pixel, stalk);
          tint(pixel, green, smooth(0.4, 0.1, v) * 0.6);
          pixel.height = 0.22;
          return;
        }
        const bud = Math.min(1, bubbles(u * 6, v * 6, seed, 0.9, 0.8));
        fill(pixel, green);
        tint(pixel, lit, bud * 0.8);
        tint(pixel, dark, smooth(0.35, 0, bud) * 0.7 + smooth(-0.1, 0.3, v) * 0.4);
        tint(pixel, BROWN, bake * 0.4 * smooth(0.6, 0.85, noise(u * 3, v * 3, seed + 2)));
        pixel.height = 0.34 + 0.14 * bud + 0.5 * smooth(0, -0.4, crown);
      };
    },
  },
  avocado: {
    radius: 0.175,
    count: 8,
    layer: 'fresh',
    ink: 0.3,
    bevel: 0.12,
    isLong: true,
    footprint: 0.75,
    // A slim crescent: butter yellow inside, green to the skin.
    piece: (random) => {
      const reach = 1.1 + random() * 0.15;
      const [yellow, green, skin] = palette('#F3EBA0', '#A5C24E', '#48682A');
      return (u, v, pixel) => {
        pixel.distance = bentStrip(u, v, { centre: 0.62, radius: 0.86, halfWidth: 0.28 * (1 - 0.62 * u * u), reach });
        if (pixel.distance > 0.2) return;
        const { side } = strip;
        fill(pixel, yellow);
        tint(pixel, green, smooth(-0.2, 0.75, side));
        tint(pixel, skin, smooth(0.72, 0.9, side));
        pixel.height = 0.3 + 0.12 * tube(side * 0.8);
        pixel.gloss = 0.6;
      };
    },
  },
  corn: {
    radius: 0.042,
    count: 40,
    layer: 'tiny',
    ink: 0.35,
    piece: (_, bake) => {
      const [yellow, lit, deep] = palette('#F6BE2C', '#FFE48A', '#CF8A16');
      return (u, v, pixel) => {
        const width = 0.72 - 0.3 * smooth(0, 0.9, v);
        pixel.distance = (Math.hypot(u / width, v / 0.92) - 1) * 0.7;
        if (pixel.distance > 0.3) return;
        fill(pixel, yellow);
        tint(pixel, lit, smooth(0.2, 0.9, v) * 0.9);
        tint(pixel, deep, bake * 0.4 * smooth(-0.3, -0.9, v));
        pixel.height = 0.2 + 0.55 * dome(u * 1.26, v);
        pixel.gloss = 0.9;
      };
    },
  },
  caper: {
    radius: 0.042,
    count: 22,
    layer: 'tiny',
    ink: 0.34,
    // A bud with its petals closed.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [green, lit, dark] = palette('#5C6B2E', '#A3AE62', '#343E18');
      return (u, v, pixel) => {
        pixel.distance = Math.hypot(u, v * 1.15) - 0.9;
        if (pixel.distance > 0.3) return;
        fill(pixel, green);
        tint(pixel, lit, noise(u * 3, v * 3, seed) * 0.9);
        tint(pixel, dark, smooth(0.12, 0.02, Math.abs(v - 0.3 * Math.sin(u * 3))) * 0.7);
        pixel.height = 0.2 + 0.7 * dome(u, v * 1.1);
        pixel.gloss = 0.5;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
