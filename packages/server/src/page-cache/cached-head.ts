/** Stands for the nonce where the headers are put together once for all. */
const NONCE_PLACE = '{nonce}';

export type CachedHead = {
  /** Whether there is a nonce in them. */
  readonly hasNonce: boolean;
  /** The headers of one answer, names and values in turns: what Node writes fastest. */
  write(nonce: string, requestId: string): string[];
};

/** Puts the headers of a kept answer together, but for what is each answer's own. */
export function prepareHead(headersWith: (nonce: string) => Readonly<Record<string, string>>): CachedHead {
  const entries = Object.entries(headersWith(NONCE_PLACE));
  const fixed = entries.filter(([, value]) => !value.includes(NONCE_PLACE)).flat();
  const own = entries
    .filter(([, value]) => value.includes(NONCE_PLACE))
    .map(([name, value]) => ({ name, pieces: value.split(NONCE_PLACE) }));
  return {
    hasNonce: own.length > 0,
    write: (nonce, requestId) => {
      const head = [...fixed, 'x-request-id', requestId];
      for (const { name, pieces } of own) head.push(name, pieces.join(nonce));
      return head;
    },
  };
}
