import { between, type Random } from '../random.ts'
import { blob, body, bodyLine, filled, leaning, line, num, oval } from '../shape.ts'
import type { ToppingArt } from '../topping-art.ts'

function specks(random: Random, count: number, reach: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random()
    const distance = reach * Math.sqrt((index + 0.5) / count)
    return oval(Math.cos(angle) * distance, Math.sin(angle) * distance, between(random, from, to))
  }).join('')
}

/** Meat and sausage. */
export const meat = {
  salami: {
    radius: 23, pieces: 7, layer: 1, spin: 40, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 24, 12, 0.06)),
      colour: '#7E1B1A',
      details: filled(oval(-0.4, -0.6, 21), '#B93A30') + filled(oval(-3, -4, 14), '#C94B3D', 0.7) + filled(specks(random, 11, 17, 1.3, 2.8), '#F6C3AE') + line('M-17-10C-14-15-10-18-5-19', '#FFD9C8', 2.2, 0.7),
    }),
  },
  spicySalami: {
    radius: 20, pieces: 8, layer: 1, spin: 40, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 21, 11, 0.1)),
      colour: '#6E120E',
      details: filled(oval(0, 0, 18.6), '#C8381B') + filled(oval(1.5, 2.5, 14.5), '#DA5426') + filled(specks(random, 6, 13, 1.2, 2.4), '#FFC08A') + filled(specks(random, 7, 14, 0.8, 1.5), '#6E120E') + line('M-14-9C-11-13-7-15-3-16', '#FFB38C', 2.4, 0.8),
    }),
  },
  ham: {
    radius: 24, pieces: 6, layer: 1, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 25, 8, 0.3)),
      colour: '#CC6F72',
      details: filled(blob(random, 21, 8, 0.24, -0.5, -1), '#F0A3A0') + line('M-18 5C-10-8 6-12 19-8', '#FBD3CC', 5) + line('M-14 13C-6 4 8 2 18 4', '#D9807F', 2.4) + line('M-20-6C-16-14-10-18-4-19', '#FCE6DF', 2.6),
    }),
  },
  curedHam: {
    radius: 27, pieces: 5, layer: 1, spin: 180, shapes: 2,
    draw: (random) => {
      const lift = between(random, 13, 19)
      return {
        silhouette: body(`M-33 6C-31-12-17-6-11-${num(lift)}C-2-25 10-10 20-19C32-24 39-7 31 3C24 14 13 6 4 15C-4 24-15 13-22 18C-31 21-35 14-33 6Z`),
        colour: '#8C2735',
        details:
          filled(`M-29 6C-27-8-16-4-10-${num(lift - 3)}C-2-20 10-7 21-15C30-19 34-6 28 1C21 9 12 2 3 11C-4 18-14 9-21 13C-27 15-30 11-29 6Z`, '#C9505A') +
          line('M-24 8C-18-2-8 2-2-8M6 7C9-4 18-2 25-8M-11 9C-6 4 0 4 4-2', '#9E2F3D', 2.6) +
          line(`M-31 3C-28-10-16-5-10-${num(lift - 1)}C-1-22 10-9 21-17C27-19 31-15 32-10`, '#FBE7DC', 4) +
          line('M-17 4C-13 0-9 0-6-4M13-4C16-8 20-8 22-10', '#F1B9AE', 2),
      }
    },
  },
  bacon: {
    radius: 21, pieces: 6, layer: 1, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: bodyLine('M-27 3q7-11 14 0t14 0t14 0t12-4', 15),
      colour: '#93281F',
      details: line('M-27 1q7-11 14 0t14 0t14 0t12-4', '#F8DCC0', 7) + line('M-27 5q7-11 14 0t14 0t14 0t12-4', '#C9483A', 3.6) + line('M-27-2q7-11 14 0t14 0t14 0t12-4', '#D9604C', 1.8),
    }),
  },
  chicken: {
    radius: 19, pieces: 7, layer: 1, spin: 60, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 20, 7, 0.4)),
      colour: '#B2742F',
      details: filled(blob(random, 16.5, 7, 0.3, -1, -1.5), '#F2CF93') + line('M-12-3L4-13M-11 7L12-7M-1 13L13 4', '#8A4E1E', 2.8, 0.75) + line('M-12-8C-9-12-5-14-1-14', '#FFF0CC', 2),
    }),
  },
  meatball: {
    radius: 17, pieces: 7, layer: 1, spin: 40, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 18, 10, 0.12)),
      colour: '#5E2F19',
      details: filled(blob(random, 15, 9, 0.12, -1, -1.5), '#8F4E2A') + filled(blob(random, 8, 7, 0.2, -4, -5), '#B8703F') + filled(leaning(6, 4, 2.4, 1.4, 30) + leaning(-5, 8, 2, 1.2, 120) + leaning(4, -7, 1.8, 1, 60), '#4A2412') + filled(oval(-1, 2, 1.4) + oval(9, -3, 1.2), '#5E9A45'),
    }),
  },
} satisfies Record<string, ToppingArt>

/** Fish, seafood and the egg. */
export const fish = {
  anchovy: {
    radius: 18, pieces: 7, layer: 2, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M-33 4C-20-9 10-10 34-3C36 0 36 3 33 4C12 2-10-2-26 11C-32 12-36 8-33 4Z'),
      colour: '#6A4A3A',
      details: filled('M-30 5C-18-6 10-7 32-1C12-2-12-3-27 8C-30 9-32 7-30 5Z', '#B98E72') + line('M-27 4C-14-4 8-5 28-1', '#EBD9C6', 1.8),
    }),
  },
  tuna: {
    radius: 18, pieces: 8, layer: 1, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(blob(random, 19, 7, 0.45)),
      colour: '#A66E55',
      details: filled(blob(random, 15.5, 7, 0.4, -0.5, -1), '#E3B295') + line('M-13-3C-5-7 5-6 12-9M-14 4C-5 0 6 1 14-2M-9 10C-2 6 5 7 11 4', '#B97F63', 1.9) + line('M-10-8C-4-11 2-11 6-12', '#F8DCC8', 1.8),
    }),
  },
  shrimp: {
    radius: 20, pieces: 7, layer: 1, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M17-14C7-25-16-21-21-2C-25 18-6 27 9 19L19 26C22 20 20 15 15 14L21 10C18 5 13 6 9 9C-2 14-9 8-7-1C-6-8 4-11 11-7C17-5 21-9 17-14Z'),
      colour: '#E27B56',
      details: filled('M15-13C6-21-13-18-18-2C-21 14-6 22 8 15C-4 17-14 10-12-1C-10-11 3-15 12-10C16-9 17-11 15-13Z', '#FFC4A8') + line('M-5-17l4 9M-15-9l8 5M-19 3l10 0M-13 15l7-7M-1 19l1-8', '#F0906C', 2.2) + filled(oval(12, -12, 1.5), '#5A2418'),
    }),
  },
  salmon: {
    radius: 25, pieces: 6, layer: 1, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(`M-30-4C-22-${num(between(random, 15, 20))} 4-12 14-16C28-20 36-4 28 6C20 14 6 8-6 14C-18 20-34 10-30-4Z`),
      colour: '#D6603B',
      details: filled('M-26-4C-19-14 4-9 14-12C25-15 31-4 25 3C18 10 5 4-7 10C-17 15-29 7-26-4Z', '#F98F62') + line('M-19-8C-15-2-17 4-20 8M-8-9C-4-3-6 3-8 9M4-9C8-3 6 2 5 6M15-12C19-6 18-1 16 4', '#FFD2B4', 2.4),
    }),
  },
  egg: {
    radius: 33, pieces: 1, layer: 1, spin: 25, shapes: 1, centred: true,
    draw: (random) => ({
      silhouette: body(blob(random, 36, 10, 0.24)),
      colour: '#E9DCC0',
      details: filled(blob(random, 32, 10, 0.18, -0.5, -1), '#FFFEFA') + filled(oval(1, 1.5, 15.5), '#E8940E') + filled(oval(0, 0, 14.5), '#FBB926') + filled(oval(-3, -4, 7), '#FFD765') + line('M-8-5C-7-8-5-10-2-11', '#FFFFFF', 2.6, 0.9),
    }),
  },
} satisfies Record<string, ToppingArt>
