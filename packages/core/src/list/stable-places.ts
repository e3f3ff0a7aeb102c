/** Places from the first to the last, each with the key of what is there; null: free. */
export type Places<Key> = readonly (Key | null)[];

type Rule<Key> = {
  /** What has gone a moment ago and may come back: nothing takes its place meanwhile. */
  readonly held?: ReadonlySet<Key>;
  /** So many places there are always; what finds none waits. Without it a place is added where all are taken. */
  readonly size?: number;
};

const withoutFreeEnd = <Key>(places: Places<Key>): Places<Key> =>
  places.slice(0, places.findLastIndex((key) => key !== null) + 1);

/**
 * The places after things came and went: what is still there keeps its place, and what is new takes the first free one.
 * So nothing moves that somebody reads or aims at. Source: sketches of staff screens, "Stable targets".
 */
export function stablePlaces<Key extends string | number>(
  before: Places<Key>,
  keys: readonly Key[],
  { held, size }: Rule<Key> = {},
): Places<Key> {
  const here = new Set(keys);
  const stays = (key: Key) => here.has(key) || held?.has(key) === true;
  const old = size === undefined ? before : Array.from({ length: size }, (_, index) => before[index] ?? null);
  const staying = old.map((key) => (key !== null && stays(key) ? key : null));
  const placed = new Set(staying);
  const waiting = keys.filter((key) => !placed.has(key));
  const filled = staying.map((key) => key ?? waiting.shift() ?? null);
  return size === undefined ? withoutFreeEnd([...filled, ...waiting]) : filled;
}
