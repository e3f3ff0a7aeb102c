import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { NO_SECOND_FACTOR, type SecondFactor, type SecondFactorError } from './second-factor.ts';

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

const WRONG_MAX = 5;
/** The first time; each further block lasts twice as long. */
const BLOCKED_MS = 15 * 60 * 1000;
const BLOCKED_MS_MAX = 24 * 60 * 60 * 1000;

/** The initial number of recovery codes. */
export const RECOVERY_CODES = 8;

/** The stored state of a factor beside its secret. */
export type FactorState = {
  /** Null during the set-up: no code has proven yet that the app has the secret. */
  readonly since: Instant | null;
  /** The step of the last accepted code: no code is accepted twice. Source: RFC 6238, section 5.2. */
  readonly lastStep: number | null;
  /** Hashes of the remaining recovery codes. */
  readonly recoveryHashes: readonly string[];
  /** The number of wrong codes since the last right one. */
  readonly wrong: number;
  readonly blockedUntil: Instant | null;
};

export const NEW_FACTOR: FactorState = {
  since: null,
  lastStep: null,
  recoveryHashes: [],
  wrong: 0,
  blockedUntil: null,
};

/** A factor that is being set up. The count of wrong codes goes on, so that a new set-up does not reset it. */
export const begunFactor = (before: FactorState | null): FactorState => ({
  ...NEW_FACTOR,
  wrong: before?.wrong ?? 0,
  blockedUntil: before?.blockedUntil ?? null,
});

export const shownFactor = (factor: FactorState | null): SecondFactor =>
  factor === null ? NO_SECOND_FACTOR : { since: factor.since, recoveryCodesLeft: factor.recoveryHashes.length };

type Entered = {
  readonly code: string;
  /** The hash of the same code, to compare it with the recovery codes. */
  readonly hash: string;
  /** The codes of the accepted steps. */
  readonly codes: ReadonlyMap<number, string>;
  readonly now: Instant;
};

/** The state to store, and whether the code was accepted. */
type CodeValidation = { readonly factor: FactorState; readonly verdict: Result<null, SecondFactorError> };

/** How long the app's codes are blocked after this many wrong ones, in milliseconds; 0 when they are not. */
const blockOf = (wrong: number): number =>
  wrong % WRONG_MAX === 0 ? Math.min(BLOCKED_MS * 2 ** (wrong / WRONG_MAX - 1), BLOCKED_MS_MAX) : 0;

/**
 * Validates a code: a new one of the app, or a recovery code, which is used up then.
 *
 * After five wrong codes those of the app are blocked for a quarter of an hour, after five more for half an hour, and
 * so on up to a day. Of a million codes three are right at a time, so of those who guess for a year one of two hundred
 * gets in, or four of a hundred where the owner signs in every day and thereby resets the count. Recovery codes cannot
 * be guessed and are never blocked, so that guessing does not lock out an owner who has them. Source: OWASP ASVS 5,
 * 6.3.1, 6.5.1 and 6.6.3.
 */
export function validateCode(factor: FactorState, { code, hash, codes, now }: Entered): CodeValidation {
  const { blockedUntil, recoveryHashes, wrong } = factor;
  const taken = { ...factor, wrong: 0, blockedUntil: null };
  if (recoveryHashes.includes(hash))
    return { factor: { ...taken, recoveryHashes: recoveryHashes.filter((each) => each !== hash) }, verdict: ok(null) };
  if (blockedUntil !== null && now < blockedUntil)
    return { factor, verdict: err({ code: 'codeBlocked', until: blockedUntil }) };
  const step = [...codes].find(([, each]) => each === code)?.[0];
  if (step !== undefined) return { factor: { ...taken, lastStep: step }, verdict: ok(null) };
  const more = { ...factor, wrong: wrong + 1 };
  const blocked = blockOf(more.wrong);
  if (blocked === 0) return { factor: more, verdict: err({ code: 'codeWrong' }) };
  const until = new Date(Date.parse(now) + blocked).toISOString();
  return { factor: { ...more, blockedUntil: until }, verdict: err({ code: 'codeBlocked', until }) };
}
