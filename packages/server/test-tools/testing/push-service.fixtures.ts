import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser's side of a subscription: it alone can decrypt. */
export type TestDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly decrypt: (body: Buffer) => string;
};

const SALT_BYTES = 16;
const RECORD_BYTES = 4;
const TAG_BYTES = 16;

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts the one record of a notice. Source: RFC 8188, 2 and RFC 8291, 3. */
function decrypt(curve: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const idStart = SALT_BYTES + RECORD_BYTES + 1;
  const idEnd = idStart + (body[idStart - 1] ?? 0);
  const sender = body.subarray(idStart, idEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(body.subarray(idEnd, -TAG_BYTES)), decipher.final()]);
  // A delimiter follows the text, then zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

export function createTestDevice(name: string): TestDevice {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh, auth: auth.toString('base64url') },
    decrypt: (body) => decrypt(curve, auth, body),
  };
}

/** The claims of the sender, if its key signed them; null otherwise. Source: RFC 8292, 2 and 3. */
function readVapid(authorization: string): { readonly key: string; readonly claims: unknown } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as unknown } : null;
}

export type ReceivedPush = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly vapid: ReturnType<typeof readVapid>;
  readonly body: Buffer;
};

/** A push service over HTTP; `request` leads every address to it, as the server sends to real ones alone. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, vapid: readVapid(headers.authorization ?? ''), body });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('x'.repeat(10));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answerWith: (next: number) => {
      status = next;
    },
    request: (endpoint: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${new URL(endpoint).pathname}`, init),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
