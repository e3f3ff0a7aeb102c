/** The ids of a running shop, by the noun in their path or field: `products`, `orderlocations`. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** `productId`, `products` and `product` are the same noun. */
export const nounOf = (key: string): string => key.replace(/Ids?$/, '').toLowerCase().replace(/s?$/, 's');

/** The noun of a path's parameter: the segment before it. */
export const nounOfPath = (path: string, parameter: string): string =>
  nounOf(path.split(`/{${parameter}}`)[0]?.split('/').at(-1)?.replaceAll('-', '') ?? '');

/** Every id in an answer. `rows` and `id` name nothing by themselves: they take the noun of the object around them. */
function* idsIn(value: unknown, noun: string): Generator<readonly [string, string]> {
  if (typeof value === 'string' && UUID.test(value)) yield [noun, value];
  if (Array.isArray(value)) for (const each of value) yield* idsIn(each, noun);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value))
      yield* idsIn(each, key === 'id' || key === 'rows' ? noun : nounOf(key));
}

/** Sorted, so that the same shop gives the same ids in the same order. */
export function knownIdsIn(answers: ReadonlyMap<string, unknown>): KnownIds {
  const found = [...answers].flatMap(([path, answer]) => [
    ...idsIn(answer, nounOf(path.split('/').at(-1)?.replaceAll('-', '') ?? '')),
  ]);
  const byNoun = Map.groupBy(found, ([noun]) => noun);
  return new Map([...byNoun].map(([noun, list]) => [noun, [...new Set(list.map(([, id]) => id))].toSorted()]));
}
