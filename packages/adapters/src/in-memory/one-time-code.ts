import { bytesOfBase32 } from '@ofenpost/core/second-factor/base32';
import { codeOfMac, messageOfStep } from '@ofenpost/core/second-factor/one-time-code';

/** The code that an app with this secret shows at a step. */
export async function codeOfStep(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOfBase32(secret), algorithm, false, ['sign']);
  return codeOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, messageOfStep(step))));
}
