import { between } from '../random.ts';
import { blob, body, filled, leaning, line, oval, polar } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

const around = (count: number, distance: number, draw: (x: number, y: number, turn: number) => string, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * Math.PI * 2;
    return draw(Math.cos(angle) * distance, Math.sin(angle) * distance, (angle * 180) / Math.PI);
  }).join('');

const BERRY = around(7, 8, (x, y) => oval(x, y, 4.6)) + oval(0, 0, 4.6);

const citrus = (rim: string, pith: string, flesh: string): ToppingArt => ({
  radius: 19,
  pieces: 6,
  layer: 1,
  spin: 60,
  shapes: 1,
  draw: () => ({
    silhouette: body(oval(0, 0, 20)),
    colour: rim,
    details:
      filled(oval(-0.3, -0.4, 17.4), pith) +
      filled(
        around(8, 1.6, (x, y, turn) => {
          const tip = (spread: number) => {
            const angle = ((turn + spread) * Math.PI) / 180;
            return `${(x + Math.cos(angle) * 13.6).toFixed(1)} ${(y + Math.sin(angle) * 13.6).toFixed(1)}`;
          };
          return `M${x.toFixed(1)} ${y.toFixed(1)}L${tip(-17)}Q${tip(0)} ${tip(17)}Z`;
        }),
        flesh,
      ) +
      line('M-14-8C-12-12-9-14-5-15.5', '#FFFFFF', 2, 0.7),
  }),
});

/** Fruit, for savoury breads, sweet breads and glasses. */
export const fruit = {
  fig: {
    radius: 18,
    pieces: 6,
    layer: 1,
    spin: 60,
    shapes: 1,
    draw: (random) => ({
      silhouette: body('M0-25C4-21 5-17 8-13C19-6 21 6 15 14C9 22-9 22-15 14C-21 6-19-6-8-13C-5-17-4-21 0-25Z'),
      colour: '#43203F',
      details:
        filled('M0-19C3-14 5-12 8-9C16-3 17 6 12 12C7 18-7 18-12 12C-17 6-16-3-8-9C-5-12-3-14 0-19Z', '#F2DCCB') +
        filled(blob(random, 11.5, 9, 0.12, 0, 4), '#C13A57') +
        filled(blob(random, 5, 6, 0.2, 0, 4.5), '#8A1F3C') +
        filled(around(8, 7.6, (x, y) => oval(x, y + 4, 1.1)) + oval(-1, 3, 1) + oval(2, 6, 1), '#FBDFA8'),
    }),
  },
  pear: {
    radius: 21,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M0-28C7-28 9-20 10-13C12-4 21 2 19 13C17 25-17 25-19 13C-21 2-12-4-10-13C-9-20-7-28 0-28Z'),
      colour: '#A9A136',
      details:
        filled('M0-25C5-25 6-18 7-12C9-3 18 3 16 12C14 21-14 21-16 12C-18 3-9-3-7-12C-6-18-5-25 0-25Z', '#FCF3CF') +
        filled('M0 2C6 6 7 12 0 16C-7 12-6 6 0 2Z', '#EBD999') +
        filled(leaning(-2, 9, 2.6, 1.3, 75) + leaning(2, 9, 2.6, 1.3, 105), '#5A3A1C') +
        line('M0-29C0-32 1-34 3-35', '#6B4A26', 2.6),
    }),
  },
  apple: {
    radius: 19,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-24-9C-21 18 21 18 24-9C20-14 14-8 0-8C-14-8-20-14-24-9Z'),
      colour: '#B92A27',
      details:
        filled('M-21-8C-17 12 17 12 21-8C16-10 12-5 0-5C-12-5-16-10-21-8Z', '#FCF4D2') +
        filled('M-7-4C-5 1 5 1 7-4C4-5-4-5-7-4Z', '#E8D794') +
        filled(leaning(-2.5, -2.5, 2, 1.1, 30) + leaning(2.5, -2.5, 2, 1.1, 150), '#6B3A1C'),
    }),
  },
  pineapple: {
    radius: 20,
    pieces: 7,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body('M-22-11C-12-21 12-21 22-11L9 17C4 14-4 14-9 17Z'),
      colour: '#C98A10',
      details:
        filled('M-19-10C-11-18 11-18 19-10L8 12C3 10-3 10-8 12Z', '#FBCF45') +
        line('M-11-13L-5 9M0-15V8M11-13L5 9', '#DFA11C', 1.8) +
        line('M-15-9C-9-14 9-14 15-9', '#FFEFA9', 2.4) +
        filled(oval(-6, -5, 1.3) + oval(6, -6, 1.3), '#A5690E'),
    }),
  },
  banana: {
    radius: 15,
    pieces: 9,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: (random) => ({
      silhouette: body(blob(random, 16, 9, 0.08)),
      colour: '#DDB24C',
      details:
        filled(oval(-0.3, -0.5, 13.6), '#FFF3BF') +
        filled(oval(0, 0, 7), '#F8E294') +
        filled(
          around(3, 3.4, (x, y, turn) => leaning(x, y, 2.6, 0.9, turn)),
          '#8C6A34',
        ),
    }),
  },
  raspberry: {
    radius: 13,
    pieces: 9,
    layer: 2,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: body(BERRY),
      colour: '#9E1738',
      details:
        filled(around(7, 8, (x, y) => oval(x - 0.5, y - 0.7, 3.4)) + oval(-0.5, -0.7, 3.4), '#D9365F') +
        filled(around(7, 8, (x, y) => oval(x - 1.4, y - 1.6, 1.1)) + oval(-1.4, -1.6, 1.1), '#FBB7C6'),
    }),
  },
  strawberry: {
    radius: 17,
    pieces: 7,
    layer: 1,
    spin: 60,
    shapes: 1,
    draw: () => ({
      silhouette: body('M0 21C-9 16-20 4-18-7C-16-16-5-16 0-12C5-16 16-16 18-7C20 4 9 16 0 21Z'),
      colour: '#B81528',
      details:
        filled('M0 16C-7 12-16 3-14-5C-12-11-4-11 0-8C4-11 12-11 14-5C16 3 7 12 0 16Z', '#F4606A') +
        filled('M0 10C-4 6-7 2-6-2C-4-5-2-4 0-2C2-4 4-5 6-2C7 2 4 6 0 10Z', '#FFE2DC') +
        filled('M0-11C-6-10-11-13-13-18C-7-19-3-17 0-13C1-18 4-20 8-20C10-15 6-11 0-11Z', '#3F9142') +
        filled(
          oval(-10, 2, 1) + oval(10, 2, 1) + oval(-6, 9, 1) + oval(6, 9, 1) + oval(-11, -4, 1) + oval(11, -4, 1),
          '#FFDf9A',
        ),
    }),
  },
  blueberry: {
    radius: 9,
    pieces: 13,
    layer: 2,
    spin: 50,
    shapes: 1,
    draw: () => ({
      silhouette: body(oval(0, 0, 10)),
      colour: '#26305E',
      details:
        filled(oval(-0.8, -1, 8.2), '#47579A') +
        filled(
          polar(10, (angle) => 3.4 + 1.4 * Math.cos(5 * angle), 1, 1),
          '#1B2347',
        ) +
        line('M-6-3C-5-5.5-3-7-1-7', '#C7D2F5', 1.8, 0.9),
    }),
  },
  lemon: citrus('#E3B50E', '#FFF8D2', '#FBDB4E'),
  orange: citrus('#E07A10', '#FFEFD2', '#FBA636'),
  pomegranate: {
    radius: 8,
    pieces: 13,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const x = between(random, 4, 6);
      return {
        silhouette: body(oval(-4, 0, 5.2, 6) + oval(x, 2, 4.8, 4.2)),
        colour: '#8A0F2E',
        details:
          filled(oval(-4.4, -0.5, 3.8, 4.6) + oval(x - 0.3, 1.5, 3.4, 2.9), '#D42A4E') +
          filled(oval(-5.4, -2, 1.3) + oval(x - 1, 0.6, 1.1), '#FFC2CC'),
      };
    },
  },
} satisfies Record<string, ToppingArt>;
