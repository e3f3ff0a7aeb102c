import { between } from '../random.ts';
import { body, bodyLine, filled, leaning, line, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

const NEEDLES =
  'M-22 12C-8 6 8 0 24-12M-15 9l-3-9M-9 6l-2-10M-3 4l0-10M4 1l1-10M11-3l3-9M-12 8l8 5M-5 5l9 5M2 2l9 4M9-2l10 3M16-6l9 1';

/** A rosette of five round, spoon-shaped leaves. */
function spoons(from: number, scale: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const turn = index * 72 - 90;
    const away = from + 17 * scale;
    return leaning(
      Math.cos((turn * Math.PI) / 180) * away,
      Math.sin((turn * Math.PI) / 180) * away,
      15 * scale,
      10.5 * scale,
      turn,
    );
  }).join('');
}

/** Herbs and salad leaves. */
export const leaves = {
  basil: {
    radius: 19,
    pieces: 6,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (_random, shape) =>
      shape === 0
        ? {
            silhouette: body('M0-24C15-17 17 6 0 23C-17 6-15-17 0-24Z'),
            colour: '#1F6B31',
            details:
              filled('M0-21C11-15 13 5 0 20Z', '#4FA355') +
              filled('M0-21C-11-15-13 5 0 20Z', '#348843') +
              line('M0-20V21M0-8l7-6M0 0l8-6M0 8l6-5M0-8l-7-6M0 0l-8-6M0 8l-6-5', '#1B5A29', 1.3, 0.75) +
              line('M5-13C8-9 9-3 8 2', '#A5DB98', 1.6, 0.8),
          }
        : {
            silhouette: body('M0 10C-18 16-29 3-29-8C-16-14-2-6 0 10ZM0 10C2-8 16-15 28-9C28 4 16 16 0 10Z'),
            colour: '#1F6B31',
            details:
              filled('M-2 8C-16 12-26 2-27-7C-14-10-5-3-2 8Z', '#348843') +
              filled('M2 8C4-6 16-12 26-8C25 3 14 12 2 8Z', '#4FA355') +
              line('M-25-5C-16-3-7 2 0 9C7 1 16-4 24-6', '#1B5A29', 1.3, 0.75) +
              line('M10-4C14-7 18-8 21-7', '#A5DB98', 1.6, 0.8),
          },
  },
  rocket: {
    radius: 21,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(
        'M0-31C7-29 9-21 5-16C11-18 15-12 10-8C6-5 5-4 5-1C11-3 14 4 9 8C5 10 4 11 3.5 15L2 32H-1L-3 15C-4 11-5 10-8 8C-14 4-11-3-5-1C-5-4-6-5-9-8C-14-12-10-18-5-16C-9-21-7-29 0-31Z',
      ),
      colour: '#2A7437',
      details:
        filled('M0-28C5-26 6-20 3-14C9-15 12-12 8-9C4-6 3-4 3 1C9-1 11 4 7 6C3 8 2 10 0 14Z', '#5DAE57') +
        line('M0-24V30', '#B9DFA0', 1.7) +
        line('M0-8l6-4M0 5l6-3M0-8l-6-4M0 5l-6-3', '#B9DFA0', 1.1, 0.8),
    }),
  },
  spinach: {
    radius: 19,
    pieces: 7,
    layer: 0,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M0-24C15-24 22-7 14 8C10 15 5 16 2.5 16L2 27H-2L-2.5 16C-5 16-10 15-14 8C-22-7-15-24 0-24Z'),
      colour: '#17572E',
      details:
        filled('M1-21C12-20 18-6 11 6C8 11 4 13 1 13Z', '#35853F') +
        filled('M-1-21C-12-20-18-6-11 6C-8 11-4 13-1 13Z', '#256F37') +
        line('M0-18V25M0-9l9-6M0 0l10-5M0 8l8-5M0-9l-9-6M0 0l-10-5M0 8l-8-5', '#82BD77', 1.4),
    }),
  },
  sage: {
    radius: 19,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M0-27C11-21 12 8 1.5 20L1 29H-1L-1.5 20C-12 8-11-21 0-27Z'),
      colour: '#5F7F5D',
      details:
        filled('M0-24C8-18 9 7 0 19Z', '#A9C29C') +
        filled('M0-24C-8-18-9 7 0 19Z', '#8BA983') +
        line('M0-22V27M0-12l5-4M0-4l6-4M0 4l5-4M0-12l-5-4M0-4l-6-4M0 4l-5-4', '#DCE7CC', 1.2),
    }),
  },
  rosemary: {
    radius: 19,
    pieces: 7,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: bodyLine(NEEDLES, 3.4),
      colour: '#2F5E3A',
      details:
        line('M-15 8l-2-6M-9 5l-2-7M-3 3V-4M4 0l1-7M11-4l2-6M-10 8l6 4M-3 5l7 4M4 2l7 3M11-2l7 2', '#83A86F', 1.4) +
        line('M-24 13C-8 7 8 1 24-12', '#8A6A3A', 1.4),
    }),
  },
  mint: {
    radius: 17,
    pieces: 5,
    layer: 2,
    spin: 40,
    shapes: 1,
    draw: () => ({
      silhouette: body(
        'M0 12C-20 17-29 4-27-8C-15-15-2-6 0 12ZM0 12C2-6 15-15 27-8C29 4 20 17 0 12ZM0 8C-11-3-8-20 0-26C8-20 11-3 0 8Z',
      ),
      colour: '#23804A',
      details:
        filled(
          'M-2 9C-17 13-25 3-24-6C-14-10-4-3-2 9ZM2 9C4-3 14-10 24-6C25 3 17 13 2 9ZM0 4C-7-4-6-17 0-22C6-17 7-4 0 4Z',
          '#55B873',
        ) + line('M-21-4C-13-2-5 3 0 11M21-4C13-2 5 3 0 11M0-18V8', '#1E6B3D', 1.3),
    }),
  },
  lettuce: {
    radius: 34,
    pieces: 7,
    layer: 0,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const frill = (radius: number, depth: number) =>
        polar(22, (angle) => radius + depth * Math.cos(11 * angle) + between(random, -2, 2));
      return {
        silhouette: body(frill(37, 3)),
        colour: '#5E9A34',
        details:
          filled(frill(31, 2.5), '#93C653') +
          filled(
            polar(9, () => between(random, 15, 21), 3, 4),
            '#C9E48C',
          ) +
          line('M14 20C6 6-2-8-16-22M6 6C12 0 20-4 26-4M0-4C-10-2-20 2-26 8', '#E8F4C4', 2.4),
      };
    },
  },
  radicchio: {
    radius: 26,
    pieces: 6,
    layer: 0,
    spin: 180,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(polar(14, (angle) => 26 + 4 * Math.cos(2 * angle) + between(random, -2.5, 2.5))),
      colour: '#5B1330',
      details:
        filled(
          polar(12, (angle) => 22 + 3.5 * Math.cos(2 * angle) + between(random, -2, 2), -1, -1),
          '#962350',
        ) +
        line('M24 4C8 0-8 0-24-4', '#FBE9EC', 4) +
        line('M10 1l8-12M-2 0l6-15M-12-2l0-11M8 2l6 12M-4 0l2 15M-14-2l-4 12', '#F0C3D0', 1.8),
    }),
  },
  lambsLettuce: {
    radius: 24,
    pieces: 8,
    layer: 0,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(spoons(0, 1)),
      colour: '#2A6E33',
      details:
        filled(spoons(4, 0.8), '#5FA84C') +
        line('M0 0V-22M0 0L-20-7M0 0L-13 18M0 0L13 18M0 0L20-7', '#C3E39A', 1.8) +
        filled(spoons(0, 0.34), '#9CCB6A'),
    }),
  },
} satisfies Record<string, ToppingArt>;
