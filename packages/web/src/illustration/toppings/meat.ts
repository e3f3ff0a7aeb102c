import { between, type Random } from '../random.ts';
import { blob, body, bodyLine, dots, filled, leaning, line, num, oval } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';

function specks(random: Random, count: number, reach: number, width: number, colour: string): string {
  const at = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random();
    const distance = reach * Math.sqrt((index + 0.5) / count);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
  return dots(at, width, colour);
}

/** Meat and sausage. */
export const meat = {
  salami: {
    radius: 23,
    pieces: 7,
    layer: 1,
    spin: 40,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 24, 12, 0.06)),
      colour: '#7E1B1A',
      details:
        filled(oval(-0.4, -0.6, 21), '#B93A30') +
        filled(oval(-3, -4, 14), '#C94B3D', 0.7) +
        specks(random, 7, 17, 5, '#F6C3AE') +
        specks(random, 6, 16, 3, '#F6C3AE') +
        line('M-17-10C-14-15-10-18-5-19', '#FFD9C8', 2.2, 0.7),
    }),
  },
  spicySalami: {
    radius: 20,
    pieces: 8,
    layer: 1,
    spin: 40,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 21, 11, 0.1)),
      colour: '#6E120E',
      details:
        filled(oval(0, 0, 18.6), '#C8381B') +
        filled(oval(1.5, 2.5, 14.5), '#DA5426') +
        specks(random, 6, 13, 3.8, '#FFC08A') +
        specks(random, 7, 14, 2.4, '#6E120E') +
        line('M-14-9C-11-13-7-15-3-16', '#FFB38C', 2.4, 0.8),
    }),
  },
  ham: {
    radius: 24,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const lift = num(between(random, 24, 29));
      return {
        silhouette: body(
          `M1 22C-14 18-31 6-28-8C-25-20-14-15-9-20C-3-${lift} 7-24 11-19C20-22 30-15 28-4C27 8 13 17 1 22Z`,
        ),
        colour: '#C9676C',
        details:
          filled(
            `M1 18C-12 14-27 4-25-7C-22-16-13-12-8-17C-2-${lift} 6-20 10-16C19-18 27-13 25-4C24 6 12 14 1 18Z`,
            '#F3A8A5',
          ) +
          filled('M1 18C-6 8-10-6-8-17C-2-24 6-20 10-16C8-4 6 8 1 18Z', '#F9C3BC') +
          line('M0 16C-8 8-15-2-17-12M2 16C9 8 16-2 18-14M1 12C1 2 1-8 2-16', '#D87F80', 2) +
          line(`M-26-8C-22-17-13-13-8-18C-2-${lift} 6-21 10-17C19-19 27-13 26-5`, '#FFF0E8', 3),
      };
    },
  },
  curedHam: {
    radius: 28,
    pieces: 5,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => {
      const lift = between(random, 13, 19);
      return {
        silhouette: body(
          `M-33 6C-31-12-17-6-11-${num(lift)}C-2-25 10-10 20-19C32-24 39-7 31 3C24 14 13 6 4 15C-4 24-15 13-22 18C-31 21-35 14-33 6Z`,
        ),
        colour: '#8C2735',
        details:
          filled(
            `M-29 6C-27-8-16-4-10-${num(lift - 3)}C-2-20 10-7 21-15C30-19 34-6 28 1C21 9 12 2 3 11C-4 18-14 9-21 13C-27 15-30 11-29 6Z`,
            '#C9505A',
          ) +
          line('M-24 8C-18-2-8 2-2-8M6 7C9-4 18-2 25-8M-11 9C-6 4 0 4 4-2', '#9E2F3D', 2.6) +
          line(`M-31 3C-28-10-16-5-10-${num(lift - 1)}C-1-22 10-9 21-17C27-19 31-15 32-10`, '#FBE7DC', 4) +
          line('M-17 4C-13 0-9 0-6-4M13-4C16-8 20-8 22-10', '#F1B9AE', 2),
      };
    },
  },
  bacon: {
    radius: 26,
    pieces: 6,
    layer: 1,
    spin: 180,
    shapes: 1,
    draw: () => ({
      silhouette: bodyLine('M-27 3q7-11 14 0t14 0t14 0t12-4', 15),
      colour: '#93281F',
      details:
        line('M-27 1q7-11 14 0t14 0t14 0t12-4', '#F8DCC0', 7) +
        line('M-27 5q7-11 14 0t14 0t14 0t12-4', '#C9483A', 3.6) +
        line('M-27-2q7-11 14 0t14 0t14 0t12-4', '#D9604C', 1.8),
    }),
  },
  chicken: {
    radius: 19,
    pieces: 7,
    layer: 1,
    spin: 60,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 20, 7, 0.4)),
      colour: '#B2742F',
      details:
        filled(blob(random, 16.5, 7, 0.3, -1, -1.5), '#F2CF93') +
        line('M-12-3L4-13M-11 7L12-7M-1 13L13 4', '#8A4E1E', 2.8, 0.75) +
        line('M-12-8C-9-12-5-14-1-14', '#FFF0CC', 2),
    }),
  },
  meatball: {
    radius: 17,
    pieces: 7,
    layer: 1,
    spin: 40,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 18, 10, 0.12)),
      colour: '#5E2F19',
      details:
        filled(blob(random, 15, 9, 0.12, -1, -1.5), '#8F4E2A') +
        filled(blob(random, 8, 7, 0.2, -4, -5), '#B8703F') +
        filled(leaning(6, 4, 2.4, 1.4, 30) + leaning(-5, 8, 2, 1.2, 120) + leaning(4, -7, 1.8, 1, 60), '#4A2412') +
        filled(oval(-1, 2, 1.4) + oval(9, -3, 1.2), '#5E9A45'),
    }),
  },
} satisfies Record<string, ToppingArt>;
