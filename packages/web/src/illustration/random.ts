import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { hashText } from '@ofenpost/illustration/hash-text';

/** `hashText` with a final mix, so that short names spread. */
export function hash(text: string): number {
  const value = hashText(text);
  const mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Returns the same numbers for the same seed in every JavaScript engine, unlike `Math.random`. */
export const seeded = (seed: string): RandomNumber => seededRandom(hash(seed));

export function between(random: RandomNumber, from: number, to: number): number {
  return from + (to - from) * random();
}
