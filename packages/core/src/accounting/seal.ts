import * as z from 'zod/mini';
import { type CanonicalValue, canonicalJson } from './canonical-json.ts';

/** The chains, each named after the table whose rows it seals. */
export const sealChain = z.enum(['bookings', 'order_events', 'day_closes']);
export type SealChain = z.infer<typeof sealChain>;

/** German names for staff. */
export const SEAL_LABELS: Readonly<Record<SealChain, string>> = {
  bookings: 'Buchungen',
  order_events: 'Bestellschritte',
  day_closes: 'Tagesabschlüsse',
};

/** The last seal of a chain: how many there are, and the hash that all of them lead to. */
export type SealHead = { readonly seq: number; readonly hash: string };
export type SealHeads = Readonly<Record<SealChain, SealHead>>;

/** SHA-256 of a text in UTF-8, in lower hex. It is a parameter, because this package runs without any platform. */
export type Sha256 = (text: string) => string;

/** The hash before the first seal of a chain. */
export const FIRST_HASH = '0'.repeat(64);

/** The hash of a record that follows another one. Source: integrations design, section 2; GeBüV art. 9. */
export const sealHash = (
  sha256: Sha256,
  previousHash: string,
  record: Readonly<Record<string, CanonicalValue>>,
): string => sha256(`${previousHash}\n${canonicalJson(record)}`);

/** The hash that stands for a person in a seal. When salt and person are deleted, the chain stays valid. */
export const personHash = (sha256: Sha256, salt: string, person: string): string =>
  sha256(`${salt}${person.normalize('NFC')}`);
