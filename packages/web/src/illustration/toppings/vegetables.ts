import { between } from '../random.ts';
import { body, filled, line, oval, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

/** Vegetables whole, halved and in grains. */
export const vegetables = {
  mushroom: {
    radius: 19,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-21 3C-23-22 23-22 21 3C21 10 11 9 7 5L8 17C7 22-7 22-8 17L-7 5C-11 9-21 10-21 3Z'),
      colour: '#BF9E74',
      details:
        filled('M-18 2C-19-17 19-17 18 2C17 6 10 4 5 1L5.5 16C4 19-4 19-5.5 16L-5 1C-10 4-17 6-18 2Z', '#FAF0DE') +
        line('M-14 0C-11-7-5-5-4 0M14 0C11-7 5-5 4 0', '#96704A', 2.4) +
        line('M0-10V12', '#E3D0B2', 1.8),
    }),
  },
  garlic: {
    radius: 10,
    pieces: 9,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M0-14C5-11 10-2 9 5C8 11-8 11-9 5C-10-2-5-11 0-14Z'),
      colour: '#D9B777',
      details:
        filled('M-.5-11C3-8 7-2 6.5 4C6 8-6 8-7 4C-7.5-2-4-8-.5-11Z', '#FFF6DD') +
        line('M0-7C1-2 1 2 0 6', '#E6D2A0', 1.6),
    }),
  },
  artichoke: {
    radius: 19,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(
        'M0 22C-17 19-22-2-15-20C-11-15-8-12-6-10C-5-18-3-22 0-24C3-22 5-18 6-10C8-12 11-15 15-20C22-2 17 19 0 22Z',
      ),
      colour: '#6F7F3C',
      details:
        filled('M0 19C-13 16-18 0-14-14C-8-8-6 6 0 19ZM0 19C13 16 18 0 14-14C8-8 6 6 0 19Z', '#A7B163') +
        filled('M0 17C-7 4-6-12 0-19C6-12 7 4 0 17Z', '#CFD08A') +
        filled('M-7 18C-5 10 5 10 7 18C3 21-3 21-7 18Z', '#F2E7BD') +
        line('M-11-6C-8 2-5 9-2 14M11-6C8 2 5 9 2 14M0-12V8', '#7E8B45', 1.4),
    }),
  },
  corn: {
    radius: 10,
    pieces: 11,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const grains = [
        [-6, -3],
        [5, -6],
        [3, 6],
      ] as const;
      const at = grains.map(([x, y]) => [x + between(random, -1.5, 1.5), y + between(random, -1.5, 1.5)] as const);
      return {
        silhouette: body(at.map(([x, y]) => oval(x, y, 5.6, 5)).join('')),
        colour: '#D9940F',
        details:
          filled(at.map(([x, y]) => oval(x - 0.4, y - 0.6, 4.4, 3.8)).join(''), '#FBCB3C') +
          filled(at.map(([x, y]) => oval(x - 1.5, y - 1.8, 1.5, 1.1)).join(''), '#FFF2B8'),
      };
    },
  },
  caper: {
    radius: 9,
    pieces: 10,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const x = between(random, 4, 6);
      return {
        silhouette: body(oval(-5, -2, 6.4, 5.6) + oval(x, 4, 5.6, 5)),
        colour: '#4C5B22',
        details:
          filled(oval(-5.5, -2.8, 4.8, 4) + oval(x - 0.5, 3.3, 4, 3.4), '#7F9040') +
          line(`M-8-5l4 3M${x.toFixed(0)} 1l1 4`, '#C3CC86', 1.5),
      };
    },
  },
  broccoli: {
    radius: 18,
    pieces: 7,
    layer: 1,
    spin: 40,
    shapes: 1,
    draw: (random) => ({
      silhouette: body('M-5 4H5L7 20C4 23-4 23-7 20Z' + polar(14, () => between(random, 15, 19), 0, -5)),
      colour: '#2C6B2F',
      details:
        filled('M-4 6C-2 8 2 8 4 6L5.5 19C3 21-3 21-5.5 19Z', '#A3C66B') +
        filled(oval(-8, -8, 6.5) + oval(1, -13, 6.5) + oval(9, -6, 6) + oval(0, -3, 6), '#4C9A45') +
        filled(oval(-10, -10, 2.4) + oval(-1, -15, 2.4) + oval(7, -8, 2.2) + oval(-2, -5, 2.2), '#86C46B'),
    }),
  },
} satisfies Record<string, ToppingArt>;
