const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

const bitsOf = (value: number, length: number): string => value.toString(2).padStart(length, '0');

/** Bytes as letters and digits that are hard to confuse, without padding. Source: RFC 4648, section 6. */
export function base32Of(bytes: Uint8Array): string {
  const groups =
    [...bytes]
      .map((byte) => bitsOf(byte, 8))
      .join('')
      .match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

/** The bytes of a base32 text; surplus bits of the last letter are dropped. */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => bitsOf(ALPHABET.indexOf(letter), BITS)).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
