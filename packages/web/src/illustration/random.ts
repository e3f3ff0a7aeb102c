export type Random = () => number;

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with a final mix so that short names spread. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** mulberry32: small, and identical in every JavaScript engine, unlike `Math.random`. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}

export function pick<T>(random: Random, [first, ...others]: readonly [T, ...T[]]): T {
  return [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;
}
