/** Returns the next number of a repeatable sequence, from 0 up to 1. */
export type Random = () => number;

/** FNV-1a: the same text gives the same 32-bit number in every engine. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** Mulberry32: small, fast, and good enough for where an olive lies. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns an integer that starts the noise of one piece. */
export const noiseSeed = (random: Random): number => Math.floor(random() * 10_000);
