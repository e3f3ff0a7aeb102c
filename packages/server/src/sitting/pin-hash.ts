import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string | Buffer, Buffer, number, Buffer>(scrypt);

/** A PIN has so few digits that a reader of the database would find it without the key. */
const keyed = (pin: string, authSecret: string): Buffer =>
  createHmac('sha256', authSecret).update(`pin ${pin}`).digest();

/** The salt and the hash of a PIN. */
export async function hashPin(pin: string, authSecret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(keyed(pin, authSecret), salt, HASH_BYTES);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Whether this is the PIN of a stored hash. */
export async function isPinOf(stored: string, pin: string, authSecret: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(keyed(pin, authSecret), Buffer.from(salt, 'base64url'), HASH_BYTES);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
