import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';

export type Random = RandomNumber;

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with a final mix so that short names spread. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns the same numbers for the same seed in every JavaScript engine, unlike `Math.random`. */
export const seeded = (seed: string): Random => seededRandom(hash(seed));

export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
