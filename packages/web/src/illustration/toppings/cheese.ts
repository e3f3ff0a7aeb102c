import { between } from '../random.ts';
import { blob, body, filled, leaning, line, oval, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

export const cheese = {
  mozzarella: {
    radius: 23,
    pieces: 7,
    layer: 0,
    spin: 30,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 24, 9, 0.48)),
      colour: '#F7DCA6',
      details:
        filled(blob(random, 19, 9, 0.4, -0.5, -1), '#FFF6E0') +
        filled(blob(random, 8.5, 7, 0.4, -4, -5), '#FFFFFF') +
        filled(leaning(9, 7, 4.5, 2.4, 40) + leaning(-8, 10, 3, 1.8, 10) + oval(11, -6, 1.6), '#DE9C48', 0.75),
    }),
  },
  burrata: {
    radius: 40,
    pieces: 1,
    layer: 1,
    spin: 25,
    shapes: 1,
    centred: true,
    draw: (random) => ({
      silhouette: body(blob(random, 42, 11, 0.16)),
      colour: '#EADBBB',
      details:
        filled(blob(random, 39, 11, 0.1, -1.5, -2), '#FFF9EA') +
        filled(blob(random, 24, 8, 0.24, -8, -9), '#FFFFFF') +
        line(
          'M-4-26C-14-34-6-40 0-34C7-41 15-33 4-26M0-26C-2-14-12-6-22-4M2-25C6-14 16-8 24-8M1-24C1-14-1-8-3 0',
          '#DCC79C',
          2,
        ) +
        filled('M-6-25C-15-35-5-40 0-34C7-41 15-33 6-25C2-22-3-22-6-25Z', '#FFFDF6') +
        line('M-27 17C-17 27 8 31 23 19', '#E6D5AE', 3, 0.8),
    }),
  },
  goatCheese: {
    radius: 19,
    pieces: 6,
    layer: 1,
    spin: 30,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 20, 12, 0.09)),
      colour: '#DDCDAA',
      details:
        filled(blob(random, 17.5, 11, 0.12, -0.5, -0.8), '#FFFBF0') +
        filled(blob(random, 9, 7, 0.3, 2, 4), '#EBC383', 0.6) +
        line('M-9-4l6 3M3-10l4 5M-2 8l6-2M8 2l3 5', '#E0CFA8', 1.6),
    }),
  },
  gorgonzola: {
    radius: 18,
    pieces: 7,
    layer: 1,
    spin: 60,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(`M${between(random, -22, -18).toFixed(0)}-4L-7-18L11-16L21-1L13 16L-8 18Z`),
      colour: '#D3BA80',
      details:
        filled('M-17-4L-6-15L10-13L17-2L11 10L-7 12Z', '#FDF6DF') +
        filled(leaning(-6, -5, 5.5, 2.6, 30) + leaning(6, 3, 4.4, 2.8, -40) + leaning(4, -8, 3.2, 1.8, 10), '#557F8E') +
        line('M-11 4C-6-1 0 6 5 4S11-5 13-5', '#557F8E', 1.8),
    }),
  },
  parmesan: {
    radius: 17,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random, shape) => {
      const lift = shape === 0 ? between(random, 12, 16) : between(random, 6, 9);
      return {
        silhouette: body(`M-25 6C-14-${lift.toFixed(0)} 12-${(lift + 3).toFixed(0)} 25-2L21 8C10-1-8 0-20 12Z`),
        colour: '#E3BE66',
        details:
          filled(`M-22 5C-13-${(lift - 2).toFixed(0)} 11-${lift.toFixed(0)} 23-1L20 5C10-4-8-4-19 8Z`, '#F8E6AE') +
          line('M-13 2C-4-5 8-6 15-2', '#FFF6D6', 1.8),
      };
    },
  },
  feta: {
    radius: 13,
    pieces: 9,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(`M-12-7L5-${between(random, 11, 14).toFixed(0)}L13-2L11 10L-6 13L-14 4Z`),
      colour: '#DCD2BC',
      details:
        filled('M-12-7L5-12L12-3L-5 3Z', '#FFFFFF') +
        filled('M-12-6L-5 4L-6 12L-13 4Z', '#F1EADA') +
        filled('M1 6.500h2v2h-2ZM6 4h1.500v1.500h-1.500Z', '#C7BBA0'),
    }),
  },
  ricotta: {
    radius: 17,
    pieces: 7,
    layer: 1,
    spin: 30,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(12, (angle) => 17 + 2.6 * Math.cos(5 * angle) + between(random, -1.5, 1.5))),
      colour: '#E5D7B9',
      details:
        filled(
          polar(10, (angle) => 14 + 2 * Math.cos(5 * angle) + between(random, -1, 1), -1, -1.5),
          '#FFFCF3',
        ) + line('M-8-2C-6-9 3-10 7-5C10 1 4 6-1 4C-5 2-2-3 2-1', '#E9DDC2', 1.8),
    }),
  },
  raclette: {
    radius: 25,
    pieces: 6,
    layer: 0,
    spin: 40,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 26, 9, 0.4)),
      colour: '#E0A02C',
      details:
        filled(blob(random, 22, 9, 0.3, -0.5, -1), '#F9CC56') +
        filled(blob(random, 8, 6, 0.4, -6, -7), '#FDE28E') +
        filled(leaning(8, 6, 5.5, 3.5, 30) + leaning(-9, 9, 3, 2, 0) + oval(5, -11, 2), '#B9671F', 0.75),
    }),
  },
} satisfies Record<string, ToppingArt>;
