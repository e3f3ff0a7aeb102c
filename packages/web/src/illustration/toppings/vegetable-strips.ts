import { between } from '../random.ts';
import { blob, body, bodyLine, filled, line, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

const PEPPERS = [
  ['#C22A1C', '#F2705A'],
  ['#DE9A0C', '#FBD65C'],
  ['#3D8434', '#8CC56A'],
] as const;

/** Vegetables in strips, rings and wedges. */
export const vegetableStrips = {
  driedTomato: {
    radius: 16,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(12, (angle) => 14 + 5 * Math.cos(2 * angle) + between(random, -1.6, 1.6))),
      colour: '#7E1A12',
      details:
        filled(
          polar(10, (angle) => 11 + 4.5 * Math.cos(2 * angle) + between(random, -1, 1), -0.5, -1),
          '#BC3320',
        ) +
        line('M-12 1C-6-5-2 4 3-2S10-2 13 1M-6 5C-2 2 3 6 7 4', '#7E1A12', 1.8) +
        line('M-11-4C-8-7-4-8-1-7', '#F08A66', 1.8, 0.8),
    }),
  },
  pepper: {
    radius: 18,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 3,
    draw: (random, shape) => {
      const [dark, light] = PEPPERS[shape % 3] ?? PEPPERS[0];
      const lobes = between(random, 2.2, 3);
      const ring = (radius: number) => polar(16, (angle) => radius + lobes * Math.cos(4 * angle));
      return {
        silhouette: bodyLine(ring(15.5), 7.4),
        colour: dark,
        details: line(ring(15), light, 3) + line('M-10 8l3-2M9 9l-2-3', dark, 3),
      };
    },
  },
  chili: {
    radius: 15,
    pieces: 7,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (_random, shape) => ({
      silhouette: body('M-19-7C-9-10-3 4 21 2C9 13-15 14-19-7Z'),
      colour: shape === 0 ? '#B3170F' : '#CB2E12',
      details: line('M-15-3C-11 5-1 8 9 6', '#FF8A6B', 2.2) + line('M-17-7C-20-8-22-11-22-14', '#3E7A2E', 3.4),
    }),
  },
  pumpkin: {
    radius: 20,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-25-10C-20 18 20 18 25-10C27-14 22-16 19-12C11 3-11 3-19-12C-22-16-27-14-25-10Z'),
      colour: '#B4530F',
      details:
        filled('M-23-10C-18 14 18 14 23-10C24-13 22-14 20-11C12 6-12 6-20-11C-22-14-24-13-23-10Z', '#F08A24') +
        line('M-18-3C-11 7 11 7 18-3', '#FFC274', 2.4) +
        line('M-8 9l3-2M6 10l4-2', '#8A3D0C', 2, 0.6),
    }),
  },
  asparagus: {
    radius: 25,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-34-4H12C20-11 30-8 36 0C30 8 20 11 12 4H-34C-37 4-37-4-34-4Z'),
      colour: '#3F7530',
      details:
        filled('M-33-3H12C20-8 28-6 33 0C28 2 16 1 12 1H-33Z', '#86B552') +
        line('M-22-2l5 2M-6-2l5 2M12-4l6 4-6 4M20-5l5 5-5 5', '#35652A', 1.8),
    }),
  },
  carrot: {
    radius: 15,
    pieces: 8,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const dip = between(random, 6, 11).toFixed(0);
      return {
        silhouette: bodyLine(`M-20 3C-12-${dip}-6-${dip} 0 2S12 ${dip} 20-2`, 7),
        colour: '#CF6A12',
        details:
          line(`M-20 2C-12-${dip}-6-${dip} 0 1S12 ${dip} 20-3`, '#F79A3A', 4) +
          line('M-14-3C-10-5-6-5-3-2', '#FFD09A', 1.5),
      };
    },
  },
  avocado: {
    radius: 19,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: (random) => ({
      silhouette: body('M-24-9C-18 17 18 19 25-7C27-12 21-14 18-9C10 4-9 3-17-11C-20-16-26-14-24-9Z'),
      colour: '#3F6B26',
      details:
        filled('M-22-9C-16 14 16 16 23-7C24-11 21-12 18.5-8C11 6-10 5-18-10C-20-13-23-12-22-9Z', '#C6D96B') +
        filled('M-19-10C-10 7 11 8 19-9C18-12 20-10 17-7C9 4-9 3-17-11Z', '#F1F0AE') +
        filled(blob(random, 1.4, 5, 0.2, 4, 7), '#8FAF45'),
    }),
  },
} satisfies Record<string, ToppingArt>;
