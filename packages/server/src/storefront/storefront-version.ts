import { createHash } from 'node:crypto';
import type { StorefrontReader } from './storefront.ts';

const withLists = (_: string, value: unknown): unknown => (value instanceof Map ? [...value.values()] : value);

/** The same in every process for the same storefront, so that a client that changes servers gets no false change. */
export const storefrontVersionOf = (content: Omit<StorefrontReader, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(content, withLists)).digest('base64url').slice(0, 12);
