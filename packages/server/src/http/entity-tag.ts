/** A tag as it is compared: proxies that compress an answer mark its tag as a weak one. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a client that sent these tags has the answer; encodings do not matter. Source: RFC 9110, section 13.1.2. */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
