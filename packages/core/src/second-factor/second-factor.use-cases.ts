import type { SecondFactorMailEvent } from '../notification/account-mail.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { isFreshSignIn } from './enrolment.ts';
import {
  type FactorState,
  begunFactor,
  openSteps,
  otpauthAddress,
  shownFactor,
  validateCode,
} from './one-time-code.ts';
import type { SecondFactorPort } from './second-factor.port.ts';
import type { RecoveryCodes, SecondFactorError } from './second-factor.ts';

/** A stored factor; its secret may be encrypted. */
export type StoredFactor = FactorState & { readonly secret: string };

/** The factor to store, null for none, and what is written together with it. */
export type FactorChange<T> = {
  /** Left out where nothing changes. */
  readonly factor?: StoredFactor | null;
  /** It is recorded in the audit log and reported to the account by e-mail. */
  readonly event?: SecondFactorMailEvent;
  readonly endsOtherSessions?: boolean;
  readonly answer: Result<T, SecondFactorError>;
};

/** The second factors by their account. */
export type SecondFactorRepository = {
  load(accountId: string): Promise<StoredFactor | null>;
  /** Writes what `change` makes of an account's factor, also when it refuses; one change after the other. */
  update<T>(
    accountId: string,
    change: (factor: StoredFactor | null) => Promise<FactorChange<T>>,
  ): Promise<Result<T, SecondFactorError>>;
};

/** What is random, encrypted or hashed. */
export type FactorSecrets = {
  /** Makes a secret: base32 for the app, and as it is stored. */
  create(accountId: string): { readonly secret: string; readonly stored: string };
  createRecoveryCodes(): string[];
  /** The codes of a stored secret at these steps; none when it cannot be read. */
  codesOf(stored: string, accountId: string, steps: readonly number[]): Promise<ReadonlyMap<number, string>>;
  hashOf(code: string): string;
};

/** Codes belong to the real time, as authenticator apps have it. */
const realTime = (): Instant => new Date().toISOString();

type Entered = { readonly accountId: string; readonly code: string; readonly wanted: 'on' | 'begun' };

/**
 * Checks a code, of a factor that is on or of one being set up. A used code or one more failure is to be stored, whatever
 * the answer.
 */
export const checkCode = (
  { codesOf, hashOf }: Pick<FactorSecrets, 'codesOf' | 'hashOf'>,
  { accountId, code, wanted }: Entered,
): ((stored: StoredFactor | null) => Promise<FactorChange<StoredFactor>>) => {
  const now = realTime();
  return async (stored) => {
    if (stored === null || (wanted === 'on' && stored.since === null)) return { answer: err({ code: 'notSetUp' }) };
    if (wanted === 'begun' && stored.since !== null) return { answer: err({ code: 'alreadyOn' }) };
    const codes = await codesOf(stored.secret, accountId, openSteps(Date.parse(now), stored.lastStep));
    const { factor, verdict } = validateCode(stored, { code, hash: hashOf(code), codes, now });
    const checked = { ...factor, secret: stored.secret };
    return { factor: checked, answer: verdict.ok ? ok(checked) : verdict };
  };
};

type Dependencies = {
  readonly account: { readonly id: string; readonly email: string };
  readonly factors: SecondFactorRepository;
  readonly secrets: FactorSecrets;
  readonly loadIssuer: () => Promise<string>;
  /** When the session in which this happens began; null when it has ended. */
  readonly loadSignIn: () => Promise<Instant | null>;
  /** Draws a QR code: one text for each row, `#` for a dark square. */
  readonly qrOf: (text: string) => string[];
};

/** What an account does with its second factor. The caller has checked permission and input. */
export function createSecondFactorUseCases({
  account: { id, email },
  factors,
  secrets,
  loadIssuer,
  loadSignIn,
  qrOf,
}: Dependencies): SecondFactorPort {
  /** Makes the change of a factor whose code is right. */
  const change = <T>(
    code: string,
    wanted: Entered['wanted'],
    changed: (factor: StoredFactor) => FactorChange<T>,
  ): Promise<Result<T, SecondFactorError>> => {
    const check = checkCode(secrets, { accountId: id, code, wanted });
    return factors.update(id, async (stored) => {
      const { factor, answer } = await check(stored);
      return answer.ok ? changed(answer.value) : { ...(factor && { factor }), answer };
    });
  };
  /** The change to new recovery codes. */
  const renewed = (factor: StoredFactor, codes: readonly string[]): FactorChange<RecoveryCodes> => ({
    factor: { ...factor, recoveryHashes: codes.map(secrets.hashOf) },
    event: 'secondFactor.codesRenewed',
    answer: ok([...codes]),
  });
  return {
    load: async () => shownFactor(await factors.load(id)),
    begin: async () => {
      const [issuer, signedInAt, now] = [await loadIssuer(), await loadSignIn(), realTime()];
      const { secret, stored } = secrets.create(id);
      return factors.update(id, async (before) => {
        if (before !== null && before.since !== null) return { answer: err({ code: 'alreadyOn' }) };
        if (signedInAt === null || !isFreshSignIn(signedInAt, now)) return { answer: err({ code: 'signInTooOld' }) };
        const address = otpauthAddress({ secret, email, issuer });
        const factor = { ...begunFactor(before), secret: stored };
        return { factor, answer: ok({ secret, address, qr: qrOf(address) }) };
      });
    },
    confirm: (code) => {
      const [codes, since] = [secrets.createRecoveryCodes(), realTime()];
      return change(code, 'begun', (factor) => ({
        ...renewed({ ...factor, since }, codes),
        event: 'secondFactor.switchedOn',
        endsOtherSessions: true,
      }));
    },
    renewRecoveryCodes: (code) => {
      const codes = secrets.createRecoveryCodes();
      return change(code, 'on', (factor) => renewed(factor, codes));
    },
    end: (code) =>
      change(code, 'on', () => ({
        factor: null,
        event: 'secondFactor.switchedOff',
        answer: ok(shownFactor(null)),
      })),
  };
}
