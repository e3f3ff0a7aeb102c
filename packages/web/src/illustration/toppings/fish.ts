import { between } from '../random.ts';
import { blob, body, filled, leaning, line, num, oval } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

/** Fish, seafood and the egg. */
export const fish = {
  anchovy: {
    radius: 23,
    pieces: 7,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-33 4C-20-9 10-10 34-3C36 0 36 3 33 4C12 2-10-2-26 11C-32 12-36 8-33 4Z'),
      colour: '#6A4A3A',
      details:
        filled('M-30 5C-18-6 10-7 32-1C12-2-12-3-27 8C-30 9-32 7-30 5Z', '#B98E72') +
        line('M-27 4C-14-4 8-5 28-1', '#EBD9C6', 1.8),
    }),
  },
  tuna: {
    radius: 19,
    pieces: 8,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const turn = between(random, -14, 14);
      return {
        silhouette: body(
          leaning(-2, -8, 17, 8, turn) + leaning(3, 1, 19, 8, turn - 10) + leaning(-3, 10, 15, 7, turn + 6),
        ),
        colour: '#9C6248',
        details:
          filled(leaning(-3, 9, 12.5, 4.8, turn + 6), '#D6A083') +
          filled(leaning(2.5, 0, 16.5, 5.8, turn - 10), '#E5B699') +
          filled(leaning(-2.5, -9, 14.5, 5.6, turn), '#F0CDB4') +
          line('M-12-8q9-4 18-1M-9 0q11-4 21-2M-11 9q8-3 15-1', '#B57A5C', 1.5),
      };
    },
  },
  shrimp: {
    radius: 20,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(
        'M17-14C7-25-16-21-21-2C-25 18-6 27 9 19L19 26C22 20 20 15 15 14L21 10C18 5 13 6 9 9C-2 14-9 8-7-1C-6-8 4-11 11-7C17-5 21-9 17-14Z',
      ),
      colour: '#EC8B66',
      details:
        filled(
          'M15-13C6-21-13-18-18-2C-21 14-6 22 8 15C-4 17-14 10-12-1C-10-11 3-15 12-10C16-9 17-11 15-13Z',
          '#FFD0B8',
        ) +
        line('M-5-17l4 9M-15-9l8 5M-19 3l10 0M-13 15l7-7M-1 19l1-8', '#F0906C', 2.2) +
        filled(oval(12, -12, 1.5), '#5A2418'),
    }),
  },
  salmon: {
    radius: 25,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(
        `M-30-4C-22-${num(between(random, 15, 20))} 4-12 14-16C28-20 36-4 28 6C20 14 6 8-6 14C-18 20-34 10-30-4Z`,
      ),
      colour: '#D6603B',
      details:
        filled('M-26-4C-19-14 4-9 14-12C25-15 31-4 25 3C18 10 5 4-7 10C-17 15-29 7-26-4Z', '#F98F62') +
        line('M-19-8C-15-2-17 4-20 8M-8-9C-4-3-6 3-8 9M4-9C8-3 6 2 5 6M15-12C19-6 18-1 16 4', '#FFD2B4', 2.4),
    }),
  },
  egg: {
    radius: 33,
    pieces: 1,
    layer: 1,
    spin: 25,
    shapes: 1,
    centred: true,
    draw: (random) => ({
      silhouette: body(blob(random, 36, 10, 0.24)),
      colour: '#E9DCC0',
      details:
        filled(blob(random, 32, 10, 0.18, -0.5, -1), '#FFFEFA') +
        filled(oval(1, 1.5, 15.5), '#E8940E') +
        filled(oval(0, 0, 14.5), '#FBB926') +
        filled(oval(-3, -4, 7), '#FFD765') +
        line('M-8-5C-7-8-5-10-2-11', '#FFFFFF', 2.6, 0.9),
    }),
  },
} satisfies Record<string, ToppingArt>;
