import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  type SignText,
  WEBHOOK_SECRET_BYTES,
  webhookSecretBase64,
  webhookSecretText,
} from '@ofenpost/core/webhook/webhook-signature';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (authSecret: string): Buffer => Buffer.from(hkdfSync('sha256', authSecret, '', 'webhook', 32));

/** Draws a secret for a webhook: as its receiver gets it, and encrypted for storage, bound to this webhook. */
export function createWebhookSecret(webhookId: string, authSecret: string) {
  const secret = randomBytes(WEBHOOK_SECRET_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(authSecret), iv).setAAD(Buffer.from(webhookId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return {
    secret: webhookSecretText(secret.toString('base64')),
    sealedSecret: Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url'),
  };
}

/** Decrypts a secret; null when it was encrypted with another AUTH_SECRET, or for another webhook. */
export function openWebhookSecret(text: string, webhookId: string, authSecret: string): string | null {
  const stored = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(authSecret), stored.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(webhookId))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const secret = Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return webhookSecretText(secret.toString('base64'));
  } catch {
    return null;
  }
}

/** Signs with a secret as receivers have it. */
export function signerOf(secret: string): SignText {
  const key = Buffer.from(webhookSecretBase64(secret) ?? '', 'base64');
  return (text) => createHmac('sha256', key).update(text).digest('base64');
}
