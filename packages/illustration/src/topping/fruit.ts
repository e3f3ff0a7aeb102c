import { BROWN, fill, palette, tint } from '../painter/colour.ts';
import { dome, ellipse, smoothMin, tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { bubbles, cell, cells, noise } from '../painter/noise.ts';
import { clamp, modulo, smooth, TURN } from '../painter/numbers.ts';
import { slice } from './slice.ts';
import type { ToppingArt } from './topping-art.ts';

/** A slice of a citrus fruit: rind, white pith, segments with fibres. `isHalf` cuts it through the middle. */
const citrus =
  (hexes: readonly [rind: string, pulp: string, lit: string], isHalf: boolean): ToppingArt['piece'] =>
  (random) => {
    const seed = noiseSeed(random);
    const phase = random() * 6;
    const [rind, pulp, lit, pith] = palette(...hexes, '#FFF8E2');
    const sector = TURN / 9;
    return (u, v, pixel) => {
      const y = isHalf ? v + 0.42 : v;
      const away = Math.hypot(u, y);
      pixel.distance = isHalf ? Math.max(away - 0.95, -y) : away - 0.93;
      if (pixel.distance > 0.2) return;
      const angle = Math.atan2(y, u);
      const inSector = Math.abs(modulo(angle + (isHalf ? 0 : phase), sector) - sector / 2);
      const segment = Math.max(away - 0.74, 0.12 - away, (inSector - sector / 2) * away + 0.03);
      const inside = smooth(0.02, -0.03, segment);
      fill(pixel, pith);
      tint(pixel, pulp, inside);
      tint(pixel, lit, inside * smooth(0.45, 0.8, noise(angle * 14, away * 3, seed)) * 0.8);
      tint(pixel, rind, smooth(0.83, 0.88, away));
      pixel.height = 0.2 + 0.04 * inside;
      pixel.gloss = 0.3 + 0.6 * inside;
    };
  };

export const fruit = {
  fig: {
    radius: 0.14,
    count: 7,
    layer: 'flat',
    ink: 0.25,
    bevel: 0.15,
    // Halved: purple drop, white rim, red flesh with seeds.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [skin, rim, pulp, dark, pip] = palette('#4E2448', '#F3DCC0', '#C94A5C', '#8E2440', '#F6DCA0');
      return (u, v, pixel) => {
        const edge = smoothMin(Math.hypot(u, v - 0.2) - 0.7, Math.hypot(u, v + 0.62) - 0.16, 0.5);
        pixel.distance = edge;
        if (edge > 0.2) return;
        fill(pixel, rim);
        tint(pixel, skin, smooth(-0.13, -0.07, edge));
        const core = smooth(-0.22, -0.3, edge);
        tint(pixel, pulp, core);
        const seeds = cells(u * 7, v * 7, seed);
        tint(pixel, dark, core * smooth(0.3, 0.6, seeds) * 0.7);
        if (cell.random > 0.3) tint(pixel, pip, core * smooth(0.26, 0.14, seeds));
        tint(pixel, dark, core * smooth(0.16, 0.03, Math.hypot(u * 1.4, v - 0.2)) * 0.8);
        pixel.height = 0.3 + 0.04 * noise(u * 8, v * 8, seed);
        pixel.gloss = 0.6;
      };
    },
  },
  pear: {
    radius: 0.2,
    count: 6,
    layer: 'flat',
    ink: 0.26,
    bevel: 0.1,
    // A whole slice, with core, pips and stalk.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [flesh, skin, core, pip, brown, stalk] = palette(
        '#FBF0CB',
        '#B5B143',
        '#E9D59A',
        '#5A3318',
        '#D99B4C',
        '#6B4526',
      );
      return (u, v, pixel) => {
        const body = smoothMin(Math.hypot(u, v - 0.34) - 0.6, Math.hypot(u, v + 0.4) - 0.32, 0.4);
        const stem = Math.max(Math.abs(u - 0.06 * (v + 0.7)) - 0.045, -v - 1, v + 0.65);
        pixel.distance = Math.min(body, stem);
        if (pixel.distance > 0.2) return;
        pixel.height = 0.2;
        pixel.gloss = 0.45;
        if (stem < body) {
          fill(pixel, stalk);
          return;
        }
        fill(pixel, flesh);
        tint(
          pixel,
          brown,
          bake * (0.2 + 0.5 * smooth(0.45, 0.8, noise(u * 5, v * 5, seed))) * smooth(-0.4, -0.02, body),
        );
        tint(pixel, core, smooth(0.05, 0, Math.abs(ellipse(u, v, 0, 0.4, 0.2, 0.28))) * 0.9);
        tint(pixel, pip, smooth(0.02, -0.01, ellipse(Math.abs(u), v, 0.08, 0.4, 0.05, 0.11)));
        tint(pixel, skin, smooth(-0.08, -0.04, body));
      };
    },
  },
  apple: {
    radius: 0.16,
    count: 8,
    layer: 'flat',
    ink: 0.28,
    bevel: 0.12,
    isLong: true,
    footprint: 0.75,
    // A wedge: red skin on its back, pale flesh, the hollow of the core.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [flesh, skin, lit, pip] = palette('#FDF3CF', '#C0281F', '#E8663F', '#5A3318');
      return (u, v, pixel) => {
        const outer = Math.hypot(u, v - 0.5) - 0.98;
        const core = ellipse(u, v, 0, 0.34, 0.26, 0.14);
        pixel.distance = Math.max(outer, v - 0.3 - 0.1 * u * u, -core * 0.9);
        if (pixel.distance > 0.2) return;
        fill(pixel, flesh);
        tint(pixel, BROWN, bake * 0.35 * smooth(0.5, 0.8, noise(u * 4, v * 4, seed)));
        tint(pixel, pip, smooth(0.02, -0.02, ellipse(Math.abs(u), v, 0.16, 0.1, 0.05, 0.09)));
        const back = smooth(-0.17, -0.11, outer);
        tint(pixel, skin, back);
        tint(pixel, lit, back * smooth(0.4, 0.8, noise(u * 5, 2, seed)) * 0.7);
        pixel.height = 0.3 + 0.1 * smooth(0.3, -0.4, v);
        pixel.gloss = 0.4 + 0.4 * back;
      };
    },
  },
  pineapple: {
    radius: 0.135,
    count: 9,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.12,
    // A wedge of a ring, its fibres running to the middle.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [yellow, lit, deep, brown] = palette('#F8CB3E', '#FDE894', '#DD9A22', '#8E4D18');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v - 1.25);
        const angle = Math.atan2(u, 1.25 - v);
        pixel.distance =
          Math.max(Math.abs(away - 1.3) - 0.62, (Math.abs(angle) - 0.5) * away) +
          0.02 * Math.sin(angle * 30) * smooth(1.6, 1.9, away);
        if (pixel.distance > 0.2) return;
        const fibre = noise(angle * 26, away * 2.2, seed);
        fill(pixel, yellow);
        tint(pixel, lit, fibre * 0.9);
        tint(pixel, deep, smooth(0.55, 0.8, noise(angle * 30, away * 3, seed + 3)) * 0.8);
        tint(pixel, deep, smooth(1.7, 1.9, away) * 0.6);
        tint(pixel, lit, smooth(0.85, 0.72, away) * 0.7);
        tint(
          pixel,
          brown,
          bake * 0.8 * smooth(-0.16, 0, pixel.distance) * smooth(0.35, 0.7, noise(u * 4, v * 4, seed)),
        );
        pixel.height = 0.26 + 0.05 * fibre;
        pixel.gloss = 0.65;
      };
    },
  },
  banana: {
    radius: 0.115,
    count: 9,
    layer: 'flat',
    ink: 0.24,
    bevel: 0.14,
    piece: slice({
      skin: '#E9C86A',
      flesh: '#FDF0C0',
      skinWidth: 0.1,
      browning: 0.45,
      extra: ['#F3D889', '#8A6A3A'],
      inside: (pixel, { share, angle }, [deep = [0, 0, 0], pip = [0, 0, 0]]) => {
        tint(pixel, deep, smooth(0.34, 0.2, share) * 0.8);
        const spoke = Math.abs(modulo(angle, TURN / 3) - TURN / 6);
        tint(pixel, pip, smooth(0.09, 0.03, Math.hypot((share - 0.2) * 0.6, spoke * share)) * 0.9);
      },
    }),
  },
  strawberry: {
    radius: 0.155,
    count: 8,
    layer: 'fresh',
    ink: 0.25,
    bevel: 0.14,
    // Cut lengthwise: a heart with a white core and seeds at the edge.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [red, lit, white, pip] = palette('#D3222B', '#EF5C58', '#FBD9CF', '#F6D98A');
      return (u, v, pixel) => {
        const y = v + 0.05;
        const along = clamp((y + 0.85) / 1.75);
        const width = 0.74 * along ** 0.42 * (1 - along) ** 0.62 * 1.55;
        pixel.distance = along <= 0 || along >= 1 ? Math.abs(y) - 0.8 : (Math.abs(u) - width) * 0.8;
        if (pixel.distance > 0.2) return;
        fill(pixel, red);
        tint(pixel, lit, smooth(-0.16, -0.3, pixel.distance));
        tint(pixel, white, smooth(0.3, 0.05, Math.hypot(u * 1.5, (y + 0.05) * 0.7)) * 0.9);
        const rim = smooth(-0.3, -0.2, pixel.distance) * smooth(-0.03, -0.08, pixel.distance);
        tint(pixel, pip, rim * smooth(0.24, 0.14, cells(u * 5, v * 5, seed)) * 0.9);
        pixel.height = 0.26;
        pixel.gloss = 0.75;
      };
    },
  },
  raspberry: {
    radius: 0.085,
    count: 11,
    layer: 'raised',
    ink: 0.3,
    // A cup of little balls.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [red, lit, dark] = palette('#C81E4A', '#F0708E', '#6E0A24');
      return (u, v, pixel) => {
        const ball = Math.min(1, bubbles(u * 3.4, v * 3.4, seed, 1, 0.85) * 1.2);
        pixel.distance = ellipse(u, v, 0, 0, 0.78, 0.9) - 0.1 * (ball - 0.4);
        if (pixel.distance > 0.25) return;
        fill(pixel, red);
        tint(pixel, lit, smooth(0.5, 1, ball) * 0.7);
        tint(pixel, dark, smooth(0.4, 0.05, ball) * 0.8 + smooth(0.2, 0.05, Math.hypot(u, v + 0.1)) * 0.6);
        pixel.height = 0.3 + 0.55 * dome(u, v) + 0.22 * ball;
        pixel.gloss = 0.6;
      };
    },
  },
  blueberry: {
    radius: 0.065,
    count: 14,
    layer: 'raised',
    ink: 0.3,
    // A ball with a little crown.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [x, y] = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.5];
      const [blue, bloom, dark] = palette('#33407E', '#8C9CCB', '#141A3C');
      return (u, v, pixel) => {
        pixel.distance = Math.hypot(u, v) - 0.9;
        if (pixel.distance > 0.25) return;
        fill(pixel, blue);
        tint(pixel, bloom, smooth(0.35, 0.8, noise(u * 2, v * 2, seed)) * 0.7);
        const away = Math.hypot(u - x, v - y);
        const star = 0.3 + 0.1 * Math.cos(Math.atan2(v - y, u - x) * 5);
        tint(pixel, bloom, smooth(0.07, 0.01, Math.abs(away - star)) * 0.9);
        tint(pixel, dark, smooth(star, star - 0.08, away));
        pixel.height = 0.2 + 0.75 * dome(u, v) - 0.15 * smooth(star, star - 0.1, away);
        pixel.gloss = 0.35;
      };
    },
  },
  lemon: {
    radius: 0.14,
    count: 6,
    layer: 'fresh',
    ink: 0.24,
    bevel: 0.1,
    piece: citrus(['#EFC21C', '#F8E06A', '#FFF4B4'], false),
  },
  orange: {
    radius: 0.17,
    count: 6,
    layer: 'fresh',
    ink: 0.24,
    bevel: 0.1,
    piece: citrus(['#E87914', '#F79B35', '#FFCF86'], true),
  },
  pomegranate: {
    radius: 0.042,
    count: 34,
    layer: 'tiny',
    ink: 0.3,
    // A ruby with a pale kernel in it.
    piece: () => {
      const [ruby, lit, kernel, dark] = palette('#C01437', '#F2567A', '#F8C9C4', '#6E071F');
      return (u, v, pixel) => {
        pixel.distance = smoothMin(Math.hypot(u, v - 0.2) - 0.62, Math.hypot(u, v + 0.6) - 0.2, 0.4);
        if (pixel.distance > 0.3) return;
        fill(pixel, ruby);
        tint(pixel, dark, smooth(-0.2, 0, pixel.distance) * 0.6);
        tint(pixel, lit, smooth(0.1, -0.5, v + u) * 0.6);
        tint(pixel, kernel, smooth(0.24, 0.08, Math.hypot(u, v - 0.2)) * 0.6);
        pixel.height = 0.3 + 0.6 * tube(Math.min(1, Math.hypot(u, v)));
        pixel.gloss = 1;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
