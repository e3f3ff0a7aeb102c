import { between } from '../random.ts'
import { blob, body, bodyLine, filled, leaning, line, oval, polar } from '../shape.ts'
import type { ToppingArt } from '../topping-art.ts'

const PEPPERS = [
  ['#C22A1C', '#F2705A'],
  ['#DE9A0C', '#FBD65C'],
  ['#3D8434', '#8CC56A'],
] as const

/** Vegetables in strips, wedges, slivers and grains. */
export const vegetables = {
  driedTomato: {
    radius: 16, pieces: 7, layer: 1, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(polar(12, (angle) => 14 + 5 * Math.cos(2 * angle) + between(random, -1.6, 1.6))),
      colour: '#7E1A12',
      details: filled(polar(10, (angle) => 11 + 4.5 * Math.cos(2 * angle) + between(random, -1, 1), -0.5, -1), '#BC3320') + line('M-12 1C-6-5-2 4 3-2S10-2 13 1M-6 5C-2 2 3 6 7 4', '#7E1A12', 1.8) + line('M-11-4C-8-7-4-8-1-7', '#F08A66', 1.8, 0.8),
    }),
  },
  mushroom: {
    radius: 19, pieces: 7, layer: 1, spin: 180, shapes: 1,
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
    radius: 10, pieces: 9, layer: 2, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M0-14C5-11 10-2 9 5C8 11-8 11-9 5C-10-2-5-11 0-14Z'),
      colour: '#D9B777',
      details: filled('M-.5-11C3-8 7-2 6.5 4C6 8-6 8-7 4C-7.5-2-4-8-.5-11Z', '#FFF6DD') + line('M0-7C1-2 1 2 0 6', '#E6D2A0', 1.6),
    }),
  },
  pepper: {
    radius: 18, pieces: 6, layer: 1, spin: 180, shapes: 3,
    draw: (random, shape) => {
      const [dark, light] = PEPPERS[shape % 3] ?? PEPPERS[0]
      const lobes = between(random, 2.2, 3)
      const ring = (radius: number) => polar(16, (angle) => radius + lobes * Math.cos(4 * angle))
      return {
        silhouette: bodyLine(ring(15.5), 6.4),
        colour: dark,
        details: line(ring(15), light, 2.4) + line('M-10 8l3-2M9 9l-2-3', dark, 3),
      }
    },
  },
  chili: {
    radius: 15, pieces: 7, layer: 2, spin: 180, shapes: 2,
    draw: (_random, shape) => ({
      silhouette: body('M-19-7C-9-10-3 4 21 2C9 13-15 14-19-7Z'),
      colour: shape === 0 ? '#B3170F' : '#CB2E12',
      details: line('M-15-3C-11 5-1 8 9 6', '#FF8A6B', 2.2) + line('M-17-7C-20-8-22-11-22-14', '#3E7A2E', 3.4),
    }),
  },
  artichoke: {
    radius: 19, pieces: 6, layer: 1, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M0 22C-17 19-22-2-15-20C-11-15-8-12-6-10C-5-18-3-22 0-24C3-22 5-18 6-10C8-12 11-15 15-20C22-2 17 19 0 22Z'),
      colour: '#6F7F3C',
      details:
        filled('M0 19C-13 16-18 0-14-14C-8-8-6 6 0 19ZM0 19C13 16 18 0 14-14C8-8 6 6 0 19Z', '#A7B163') +
        filled('M0 17C-7 4-6-12 0-19C6-12 7 4 0 17Z', '#CFD08A') +
        filled('M-7 18C-5 10 5 10 7 18C3 21-3 21-7 18Z', '#F2E7BD') +
        line('M-11-6C-8 2-5 9-2 14M11-6C8 2 5 9 2 14M0-12V8', '#7E8B45', 1.4),
    }),
  },
  pumpkin: {
    radius: 20, pieces: 7, layer: 1, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M-25-10C-20 18 20 18 25-10C27-14 22-16 19-12C11 3-11 3-19-12C-22-16-27-14-25-10Z'),
      colour: '#B4530F',
      details: filled('M-23-10C-18 14 18 14 23-10C24-13 22-14 20-11C12 6-12 6-20-11C-22-14-24-13-23-10Z', '#F08A24') + line('M-18-3C-11 7 11 7 18-3', '#FFC274', 2.4) + line('M-8 9l3-2M6 10l4-2', '#8A3D0C', 2, 0.6),
    }),
  },
  corn: {
    radius: 10, pieces: 11, layer: 2, spin: 180, shapes: 2,
    draw: (random) => {
      const grains = [[-6, -3], [5, -6], [3, 6]] as const
      const at = grains.map(([x, y]) => [x + between(random, -1.5, 1.5), y + between(random, -1.5, 1.5)] as const)
      return {
        silhouette: body(at.map(([x, y]) => oval(x, y, 5.6, 5)).join('')),
        colour: '#D9940F',
        details: filled(at.map(([x, y]) => oval(x - 0.4, y - 0.6, 4.4, 3.8)).join(''), '#FBCB3C') + filled(at.map(([x, y]) => oval(x - 1.5, y - 1.8, 1.5, 1.1)).join(''), '#FFF2B8'),
      }
    },
  },
  caper: {
    radius: 9, pieces: 10, layer: 2, spin: 180, shapes: 2,
    draw: (random) => {
      const x = between(random, 4, 6)
      return {
        silhouette: body(oval(-5, -2, 6.4, 5.6) + oval(x, 4, 5.6, 5)),
        colour: '#4C5B22',
        details: filled(oval(-5.5, -2.8, 4.8, 4) + oval(x - 0.5, 3.3, 4, 3.4), '#7F9040') + line(`M-8-5l4 3M${x.toFixed(0)} 1l1 4`, '#C3CC86', 1.5),
      }
    },
  },
  asparagus: {
    radius: 19, pieces: 6, layer: 1, spin: 180, shapes: 1,
    draw: () => ({
      silhouette: body('M-34-4H12C20-11 30-8 36 0C30 8 20 11 12 4H-34C-37 4-37-4-34-4Z'),
      colour: '#3F7530',
      details: filled('M-33-3H12C20-8 28-6 33 0C28 2 16 1 12 1H-33Z', '#86B552') + line('M-22-2l5 2M-6-2l5 2M12-4l6 4-6 4M20-5l5 5-5 5', '#35652A', 1.8),
    }),
  },
  broccoli: {
    radius: 18, pieces: 7, layer: 1, spin: 40, shapes: 1,
    draw: (random) => ({
      silhouette: body('M-5 4H5L7 20C4 23-4 23-7 20Z' + polar(14, () => between(random, 15, 19), 0, -5)),
      colour: '#2C6B2F',
      details: filled('M-4 6C-2 8 2 8 4 6L5.5 19C3 21-3 21-5.5 19Z', '#A3C66B') + filled(oval(-8, -8, 6.5) + oval(1, -13, 6.5) + oval(9, -6, 6) + oval(0, -3, 6), '#4C9A45') + filled(oval(-10, -10, 2.4) + oval(-1, -15, 2.4) + oval(7, -8, 2.2) + oval(-2, -5, 2.2), '#86C46B'),
    }),
  },
  carrot: {
    radius: 15, pieces: 8, layer: 1, spin: 180, shapes: 2,
    draw: (random) => {
      const dip = between(random, 6, 11).toFixed(0)
      return {
        silhouette: bodyLine(`M-20 3C-12-${dip}-6-${dip} 0 2S12 ${dip} 20-2`, 7),
        colour: '#CF6A12',
        details: line(`M-20 2C-12-${dip}-6-${dip} 0 1S12 ${dip} 20-3`, '#F79A3A', 4) + line('M-14-3C-10-5-6-5-3-2', '#FFD09A', 1.5),
      }
    },
  },
  avocado: {
    radius: 19, pieces: 6, layer: 1, spin: 180, shapes: 1,
    draw: (random) => ({
      silhouette: body('M-24-9C-18 17 18 19 25-7C27-12 21-14 18-9C10 4-9 3-17-11C-20-16-26-14-24-9Z'),
      colour: '#3F6B26',
      details: filled('M-22-9C-16 14 16 16 23-7C24-11 21-12 18.5-8C11 6-10 5-18-10C-20-13-23-12-22-9Z', '#C6D96B') + filled('M-19-10C-10 7 11 8 19-9C18-12 20-10 17-7C9 4-9 3-17-11Z', '#F1F0AE') + filled(blob(random, 1.4, 5, 0.2, 4, 7), '#8FAF45'),
    }),
  },
} satisfies Record<string, ToppingArt>

export const tofuAndBread = {
  tofu: {
    radius: 15, pieces: 8, layer: 1, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(`M-14-10L12-${between(random, 12, 15).toFixed(0)}L16 10L-11 14Z`),
      colour: '#B98543',
      details: filled('M-12-9L10-11L13 7L-10 11Z', '#F5E3BC') + line('M-8-6L8 5M-1-9L11 1', '#C08C4A', 2.2, 0.8),
    }),
  },
  crouton: {
    radius: 13, pieces: 8, layer: 2, spin: 180, shapes: 2,
    draw: (random) => ({
      silhouette: body(`M-12-9C-4-13 6-12 12-9C14-2 14 6 ${between(random, 10, 13).toFixed(0)} 11C4 13-6 13-12 10C-14 4-14-4-12-9Z`),
      colour: '#A8692A',
      details: filled('M-10-8C-4-10 5-10 10-7C11-1 11 4 9 7C3 9-5 9-10 7C-11 2-11-3-10-8Z', '#EDBE72') + filled(leaning(-3, -2, 2.6, 1.6, 20) + oval(4, 3, 1.8) + oval(3, -4, 1.3), '#C98F44'),
    }),
  },
} satisfies Record<string, ToppingArt>
