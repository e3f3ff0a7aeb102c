import type { RandomBytes } from '../gift-card/gift-card-code.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BASE62.length;
/** Bytes below this number stand for each character equally often. */
const FAIR_BYTES = 256 - (256 % BASE);
/** 178 random bits. */
const RANDOM_CHARACTERS = 30;
const CHECK_CHARACTERS = 6;
const CRC_POLYNOMIAL = 0xed_b8_83_20;

/** Where a key is for: a shop in production, or one to try things out. */
export type ApiKeyKind = 'live' | 'test';

const WRITTEN = new RegExp(`^ofp_(?:live|test)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECK_CHARACTERS}}$`);

/** The CRC-32 of a text in ASCII, as of ISO 3309. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}

function inBase62(value: number): string {
  let [rest, characters] = [value, ''];
  while (rest > 0) {
    characters = BASE62.charAt(rest % BASE) + characters;
    rest = Math.floor(rest / BASE);
  }
  return characters.padStart(CHECK_CHARACTERS, '0');
}

function randomBase62(randomBytes: RandomBytes): string {
  let characters = '';
  while (characters.length < RANDOM_CHARACTERS)
    for (const byte of randomBytes(RANDOM_CHARACTERS)) if (byte < FAIR_BYTES) characters += BASE62.charAt(byte % BASE);
  return characters.slice(0, RANDOM_CHARACTERS);
}

/** A new secret: its prefix lets scanners find it in public code, its end tells a mistyped one without a database. */
export function createApiKeySecret(kind: ApiKeyKind, randomBytes: RandomBytes): string {
  const head = `ofp_${kind}_${randomBase62(randomBytes)}`;
  return `${head}${inBase62(crc32(head))}`;
}

/** Whether this can be the secret of a key: its form and its checksum are right. */
export const isApiKeySecret = (text: string): boolean =>
  WRITTEN.test(text) && text.endsWith(inBase62(crc32(text.slice(0, -CHECK_CHARACTERS))));
