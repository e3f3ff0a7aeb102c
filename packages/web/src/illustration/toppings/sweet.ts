import { between } from '../random.ts';
import { blob, body, filled, leaning, line, oval, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

/** Nuts and sweets. */
export const sweet = {
  walnut: {
    radius: 13,
    pieces: 9,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(16, (angle) => 13 + 1.8 * Math.cos(6 * angle) + between(random, -0.8, 0.8))),
      colour: '#7B4A1E',
      details:
        filled(
          polar(14, (angle) => 10.6 + 1.6 * Math.cos(6 * angle), -0.5, -0.8),
          '#C48A4C',
        ) +
        line('M0-10V10M-4-8C-8-5-3-2-6 1S-4 6-6 8M4-8C8-5 3-2 6 1S4 6 6 8', '#7B4A1E', 1.8) +
        line('M-8-4C-7-7-5-8-3-9', '#F0CB94', 1.6),
    }),
  },
  pineNut: {
    radius: 8,
    pieces: 13,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-10 0C-6-6 4-7 9-3C12 0 11 3 8 4C2 7-6 6-10 0Z'),
      colour: '#CB9A4C',
      details: filled('M-8 0C-4-4 4-5 8-2C9 0 8 1 6 2C0 4-5 3-8 0Z', '#FBE7B8'),
    }),
  },
  pistachio: {
    radius: 9,
    pieces: 12,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (_random, shape) => ({
      silhouette: body('M-10 1C-8-7 4-8 10-2C11 4-4 9-10 1Z'),
      colour: shape === 0 ? '#5F7A2A' : '#7A4A5A',
      details: filled('M-8 0C-5-5 3-6 8-2C7 2-4 5-8 0Z', '#B4CB62') + line('M-5-1C-2-3 2-3 5-2', '#E2EDA6', 1.4),
    }),
  },
  almond: {
    radius: 12,
    pieces: 9,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-15 0C-9-10 7-10 16 0C7 9-9 9-15 0Z'),
      colour: '#B5752F',
      details: filled('M-12-.5C-7-7 6-7 12-.5C6 5-7 5-12-.5Z', '#FBE9C8') + line('M-7-1C-3-3 3-3 7-1', '#E3C48E', 1.5),
    }),
  },
  chocolate: {
    radius: 14,
    pieces: 9,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(
        `M-${between(random, 14, 18).toFixed(0)} 4L-5-12L14-8L${between(random, 12, 16).toFixed(0)} 7L-3 12Z`,
      ),
      colour: '#2E170D',
      details:
        filled('M-13 3L-4-10L12-6.500L3 2Z', '#7A4526') +
        filled('M-13 4L3 3L11 6L-3 10Z', '#4F2A17') +
        line('M-8-2L-3-8', '#C08A62', 1.8),
    }),
  },
  marshmallow: {
    radius: 13,
    pieces: 9,
    layer: 1,
    spin: 50,
    shapes: 2,
    draw: (random, shape) => ({
      silhouette: body(blob(random, 15, 10, 0.12)),
      colour: shape === 0 ? '#DFA9AE' : '#DCC9AC',
      details:
        filled(blob(random, 12.5, 9, 0.1, -0.6, -1), shape === 0 ? '#FFE0E2' : '#FFFBF2') +
        filled(leaning(3, 3, 6, 4, 20), '#C98A45', 0.55) +
        line('M-8-5C-6-8-3-9 0-9', '#FFFFFF', 2),
    }),
  },
  amaretti: {
    radius: 14,
    pieces: 7,
    layer: 1,
    spin: 60,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 15, 11, 0.12)),
      colour: '#9A5E26',
      details:
        filled(blob(random, 12.5, 10, 0.12, -0.8, -1), '#D69A52') +
        line('M-7-6L-1-1L-4 6M-1-1L7-4M-1-1L6 6', '#8A4F1E', 1.6) +
        filled(oval(-6, 1, 1) + oval(4, -8, 1) + oval(2, 8, 1) + oval(9, 1, 1), '#FFF1D2'),
    }),
  },
} satisfies Record<string, ToppingArt>;
