import { between } from '../random.ts';
import { blob, body, bodyLine, filled, leaning, line, oval, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

const seeds = (count: number, distance: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 360;
    const radians = (angle * Math.PI) / 180;
    return leaning(Math.cos(radians) * distance, Math.sin(radians) * distance, rx, ry, angle);
  }).join('');

/** Vegetables cut across: round pieces. */
export const vegetableSlices = {
  tomato: {
    radius: 21,
    pieces: 6,
    layer: 1,
    spin: 35,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 22, 11, 0.07)),
      colour: '#B5281A',
      details:
        filled(oval(-0.5, -0.5, 19), '#E9573B') +
        filled(seeds(5, 11, 6, 4.6), '#F5905F') +
        filled(seeds(5, 12, 2.8, 1.5), '#FFE3A6') +
        filled(oval(0, 0, 4), '#F7A583') +
        line('M-16-9C-13-14-9-16-5-17.5', '#FFFFFF', 2, 0.6),
    }),
  },
  cherryTomato: {
    radius: 15,
    pieces: 8,
    layer: 1,
    spin: 50,
    shapes: 1,
    draw: () => ({
      silhouette: body(oval(0, 0, 15.5, 14.5)),
      colour: '#B9271B',
      details:
        filled(oval(-0.3, -0.5, 13, 12), '#EF5A3C') +
        filled('M-2.5-8C-11-7-11 6-2.5 7ZM2.5-8C11-7 11 6 2.5 7Z', '#FF9A63') +
        filled(
          leaning(-5, -3, 2.2, 1.3, 70) +
            leaning(-5.5, 2.5, 2.2, 1.3, 100) +
            leaning(5, -3, 2.2, 1.3, 110) +
            leaning(5.5, 2.5, 2.2, 1.3, 80),
          '#FFE9B0',
        ) +
        line('M-10-6C-8-9.5-5-11-2-11.5', '#FFFFFF', 1.6, 0.65),
    }),
  },
  olive: {
    radius: 11.5,
    pieces: 8,
    layer: 2,
    spin: 30,
    shapes: 1,
    draw: () => ({
      silhouette: bodyLine(oval(0, 0, 8.2, 7.8), 7.5),
      colour: '#2B2530',
      details:
        line('M-9.5-3.500C-8.5-7-6-9-2.5-9.5', '#FFFFFF', 2, 0.55) + line('M3 9C6 8 8.5 6 9.5 3', '#5B4A60', 1.8),
    }),
  },
  greenOlive: {
    radius: 12,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(oval(0, 0, 14, 11)),
      colour: '#66752A',
      details:
        filled(oval(-0.5, -1, 12, 8.6), '#98A83F') +
        filled(oval(6, 0, 4.2), '#5B6A24') +
        filled(oval(6.5, 0, 3), '#D8402B') +
        line('M-8-3.500C-6-6-3-7 0-7', '#F0F2C0', 2, 0.8),
    }),
  },
  truffle: {
    radius: 16,
    pieces: 7,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(16, () => between(random, 15.5, 18))),
      colour: '#2A1B14',
      details:
        filled(blob(random, 14.5, 10, 0.1), '#6A4A38') +
        line(
          'M-12-3C-6-8-4 2 1-3S8-9 11-6M-9 8C-5 2-1 9 3 5S9 4 12 2M-2-13C0-8 6-10 5-4M-3 12C-1 8 3 12 6 9',
          '#D9C1A2',
          1.4,
        ),
    }),
  },
  redOnion: {
    radius: 18,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (_random, shape) =>
      shape === 0
        ? {
            silhouette: bodyLine(oval(0, 0, 18, 15) + oval(1, 0, 9.5, 7.5), 4.6),
            colour: '#8B3473',
            details: line(oval(0, 0, 16.4, 13.4) + oval(1, 0, 8, 6), '#F3D6E7', 2.4),
          }
        : {
            silhouette: bodyLine('M-19 5C-17-14 12-17 19 2M-10 8C-8-4 6-6 10 5', 4.6),
            colour: '#8B3473',
            details: line('M-17.5 6C-15-11 11-14 17.5 3M-8.5 8.500C-7-1.5 5-3.5 8.5 6', '#F3D6E7', 2.2),
          },
  },
  springOnion: {
    radius: 8,
    pieces: 13,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (_random, shape) => ({
      silhouette: bodyLine(oval(0, 0, 6, shape === 0 ? 5.4 : 3.6), 3.6),
      colour: shape === 0 ? '#3F8F3F' : '#7DB85A',
      details: line(oval(0, 0, 4.6, shape === 0 ? 4 : 2.4), '#DDEFC0', 1.6),
    }),
  },
  jalapeno: {
    radius: 11,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 12.5, 9, 0.1)),
      colour: '#2F7A2C',
      details:
        filled(oval(0, 0, 9.6), '#A9CF6C') +
        filled(seeds(3, 4.6, 3.4, 2.7), '#5F9A3C') +
        filled(seeds(3, 4.6, 1.9, 1.5), '#FBF3C9'),
    }),
  },
  aubergine: {
    radius: 23,
    pieces: 6,
    layer: 1,
    spin: 40,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 24, 11, 0.1)),
      colour: '#3F2149',
      details:
        filled(blob(random, 20.5, 10, 0.1, -0.5, -0.5), '#E5CC8D') +
        filled(seeds(7, 11, 2.6, 1.3), '#B98A45') +
        line('M-16-6L9-17M-18 5L16-9M-10 14L17 3', '#7A4A22', 3, 0.6),
    }),
  },
  zucchini: {
    radius: 17,
    pieces: 8,
    layer: 1,
    spin: 40,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 18, 12, 0.07)),
      colour: '#37752F',
      details:
        filled(oval(-0.3, -0.5, 15), '#E9EFBC') +
        filled(oval(0, 0, 9), '#D3DD8E') +
        filled(seeds(6, 6, 2.4, 1.2), '#FBF8DC') +
        line('M-11-5L6-13M-12 5L12-6M-5 12L12 4', '#8B6A2C', 2, 0.45),
    }),
  },
  potato: {
    radius: 20,
    pieces: 8,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(9, (angle) => 19 + 3 * Math.cos(2 * angle) + between(random, -1, 1))),
      colour: '#BF8434',
      details:
        filled(
          polar(9, (angle) => 16.5 + 3 * Math.cos(2 * angle), -0.5, -0.8),
          '#F7DE90',
        ) +
        filled(blob(random, 9, 7, 0.3, 2, 3), '#EEC25E', 0.7) +
        line('M-12-6C-9-11-3-12 2-12', '#FFF3C8', 2.4),
    }),
  },
  beetroot: {
    radius: 18,
    pieces: 7,
    layer: 1,
    spin: 60,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 19, 10, 0.08)),
      colour: '#5A1237',
      details:
        filled(oval(-0.5, -0.5, 16), '#8E1F55') +
        line(oval(0, 0, 11.5) + oval(0, 0, 6.5), '#C4588B', 1.8) +
        line('M-12-7C-10-11-7-13-4-14', '#FFFFFF', 2, 0.5),
    }),
  },
  cucumber: {
    radius: 19,
    pieces: 7,
    layer: 1,
    spin: 50,
    shapes: 1,
    draw: () => ({
      silhouette: body(oval(0, 0, 20, 19)),
      colour: '#2C7A3C',
      details:
        filled(oval(-0.3, -0.4, 17.4, 16.4), '#DDF0B4') +
        filled(oval(0, 0, 10.5, 10), '#C3E08D') +
        filled(seeds(6, 7, 2.8, 1.2), '#F8FBE0') +
        line('M-13-7C-11-11-8-13-4-14', '#FFFFFF', 2, 0.8),
    }),
  },
  radish: {
    radius: 14,
    pieces: 8,
    layer: 1,
    spin: 50,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 15, 10, 0.07)),
      colour: '#C9245A',
      details: filled(oval(-0.2, -0.3, 12.6), '#FFF7F7') + line('M0-8V8M-7-4L7 4M-7 4L7-4', '#F3D3DC', 1.5),
    }),
  },
} satisfies Record<string, ToppingArt>;
