/** Value noise, cells and bubbles. All of them depend on place and seed only, so that a picture can be drawn in any order. */

const [COLUMN, ROW, SEED] = [374_761_393, 668_265_263, 974_634_577];

/** A random number from 0 to 1 for the sum of a column's, a row's and a seed's share. */
function scrambled(sum: number): number {
  let n = Math.imul(sum ^ (sum >>> 13), 1_274_126_177);
  n = Math.imul(n ^ (n >>> 15), 0x2c_1b_3c_6d);
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_296;
}

/** A random number from 0 to 1 for a grid point. */
export const gridRandom = (column: number, row: number, seed: number): number =>
  scrambled((Math.imul(column, COLUMN) + Math.imul(row, ROW) + Math.imul(seed, SEED)) | 0);

/** Soft random hills from 0 to 1, about one for each unit. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let a = x - column;
  let b = y - row;
  a = a * a * (3 - 2 * a);
  b = b * b * (3 - 2 * b);
  // Neighbours are one share apart: a fifth of a picture's time goes into this function.
  const corner = (Math.imul(column, COLUMN) + Math.imul(row, ROW) + Math.imul(seed, SEED)) | 0;
  const topLeft = scrambled(corner);
  const topRight = scrambled((corner + COLUMN) | 0);
  const bottomLeft = scrambled((corner + ROW) | 0);
  const bottomRight = scrambled((corner + COLUMN + ROW) | 0);
  return (
    topLeft +
    (topRight - topLeft) * a +
    (bottomLeft - topLeft + (topLeft - topRight - bottomLeft + bottomRight) * a) * b
  );
}

/** Three sizes of hills in one: what grown and baked things look like. */
export const fractal = (x: number, y: number, seed: number): number =>
  noise(x, y, seed) * 0.55 + noise(x * 2.1 + 7, y * 2.1, seed + 1) * 0.3 + noise(x * 4.3, y * 4.3 + 3, seed + 2) * 0.15;

/** What the last call of `cells` found besides the distance; a result object for each pixel would cost more than it says. */
export const cell = { random: 0 };

/** Returns the distance to the nearest of scattered points, one in each unit square; `cell.random` is that point's own number. */
export function cells(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let nearest = 9;
  let [nearestColumn, nearestRow] = [0, 0];
  for (let i = column - 1; i <= column + 1; i++) {
    for (let j = row - 1; j <= row + 1; j++) {
      const dx = i + gridRandom(i, j, seed) - x;
      const dy = j + gridRandom(i, j, seed + 31) - y;
      const squared = dx * dx + dy * dy;
      if (squared < nearest) {
        nearest = squared;
        nearestColumn = i;
        nearestRow = j;
      }
    }
  }
  cell.random = gridRandom(nearestColumn, nearestRow, seed + 77);
  return Math.sqrt(nearest);
}

/** The same bubbles as the last call of `bubbles`, the biggest of them weighted most: where char begins. */
export const bubble = { biggest: 0 };

/**
 * Returns the height of bubbles, from 0 to about 1. They are sums of soft kernels, because the borders of cells would show
 * as seams. `share` of the unit squares have one.
 */
export function bubbles(x: number, y: number, seed: number, share: number, radius: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let sum = 0;
  bubble.biggest = 0;
  for (let i = column - 1; i <= column + 1; i++) {
    for (let j = row - 1; j <= row + 1; j++) {
      const random = gridRandom(i, j, seed + 77);
      if (random > share) continue;
      const weight = random / share;
      const dx = i + gridRandom(i, j, seed) - x;
      const dy = j + gridRandom(i, j, seed + 31) - y;
      const reach = radius * (0.45 + 0.55 * weight);
      const inside = 1 - (dx * dx + dy * dy) / (reach * reach);
      if (inside <= 0) continue;
      const kernel = inside * inside * (0.4 + 0.6 * weight);
      sum += kernel;
      bubble.biggest += kernel * weight * weight;
    }
  }
  return sum;
}
