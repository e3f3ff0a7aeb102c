/** What every painter computes with. */

export const TURN = Math.PI * 2;

export const clamp = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Rises softly from 0 at `from` to 1 at `to`; falls where `from` is the greater. */
export const smooth = (from: number, to: number, x: number): number => {
  const part = clamp((x - from) / (to - from));
  return part * part * (3 - 2 * part);
};

/** A number of a buffer; the caller knows that the index lies within it. */
export const at = (buffer: ArrayLike<number>, index: number): number => buffer[index] as number;

/** The remainder that is never negative. */
export const modulo = (x: number, divisor: number): number => ((x % divisor) + divisor) % divisor;
