/** A number from 0 to 1, where 1 is excluded. */
export type RandomNumber = () => number;

/** Random numbers that are the same for the same seed, on every machine (mulberry32 by Tommy Ettinger). */
export function seededRandom(seed: number): RandomNumber {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const mixedAgain = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((mixedAgain ^ (mixedAgain >>> 14)) >>> 0) / 2 ** 32;
  };
}
