/** The defaults of every authenticator app. Source: RFC 6238, section 5.2, and RFC 4226, section 5.3. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be half a minute wrong in both directions. */
const STEPS_OFF = [-1, 0, 1];

const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The steps whose codes are accepted at `now` (in milliseconds): only steps after the last used one. */
export const openSteps = (now: number, lastStep: number | null): number[] =>
  STEPS_OFF.map((off) => stepAt(now) + off).filter((step) => lastStep === null || step > lastStep);

/** The message that is signed with the secret (HMAC-SHA-1): the step as eight bytes. */
export function messageOfStep(step: number): Uint8Array<ArrayBuffer> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  return new Uint8Array(message.buffer);
}

/** The code of a signature. */
export function codeOfMac(mac: Uint8Array): string {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const offset = view.getUint8(mac.byteLength - 1) % 16;
  const number = view.getUint32(offset) % 2 ** 31;
  return `${number % 10 ** DIGITS}`.padStart(DIGITS, '0');
}

type Named = { readonly secret: string; readonly email: string; readonly issuer: string };

/** The URL in the QR code for an authenticator app. Source: Google Authenticator, "Key Uri Format". */
export const otpauthAddress = ({ secret, email, issuer }: Named): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
