/** The placeholder of the nonce in headers that are built once. */
const NONCE_PLACE = '{nonce}';

export type CachedHead = {
  /** Whether the headers contain a nonce. */
  readonly hasNonce: boolean;
  /** The headers of one answer, names and values in turn: the form that Node writes fastest. */
  write(nonce: string, requestId: string): string[];
};

/** Builds the headers of a cached answer, except those that differ for each answer. */
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
