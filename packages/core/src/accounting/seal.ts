import * as z from 'zod/mini';

export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [name: string]: CanonicalValue };

const isList = (value: CanonicalValue): value is readonly CanonicalValue[] => Array.isArray(value);

/**
 * The canonical text of a value, by RFC 8785: names sorted, no spaces; text in the normal form C. Only whole numbers
 * are allowed, because money is in Rappen and a fraction could be written in several ways; fails on any other.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // By UTF-16 code units, which is how JavaScript compares text.
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

/** The chains, each named after the table whose rows it seals. */
export const sealChain = z.enum([
  'bookings',
  'order_events',
  'day_closes',
  'gift_card_entries',
  'order_lines',
  'payments',
  'payment_events',
  'audit_log',
]);
export type SealChain = z.infer<typeof sealChain>;

/** German names for staff. */
export const SEAL_LABELS: Readonly<Record<SealChain, string>> = {
  bookings: 'Buchungen',
  order_events: 'Bestellschritte',
  day_closes: 'Tagesabschlüsse',
  gift_card_entries: 'Gutscheinbewegungen',
  order_lines: 'Bestellungen',
  payments: 'Online-Zahlungen',
  payment_events: 'Zahlungsschritte',
  audit_log: 'Protokolleinträge',
};

/** The last seal of a chain: how many there are, and the hash that all of them lead to. */
export type SealHead = { readonly seq: number; readonly hash: string };
/** The heads that a close holds. One from before December 2026 has the first three chains only. */
export type SealHeads = Readonly<Partial<Record<SealChain, SealHead>>>;

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
