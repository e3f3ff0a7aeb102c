import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code of an authenticator app now, or `later` half minutes from now. Source: RFC 6238, RFC 4226, RFC 4648.
 */
export function oneTimeCode(secret: string, later = 0): string {
  const letters = secret.replaceAll('-', '').split('');
  const bits = letters.map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(message).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) % 16) % 2 ** 31;
  return `${number % 1_000_000}`.padStart(6, '0');
}
