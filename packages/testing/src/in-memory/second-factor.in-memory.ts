import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import type { AuditedAction } from '@ofenpost/core/record/audit-entry';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { enrolmentOf } from '@ofenpost/core/second-factor/enrolment';
import {
  bytesOfBase32,
  codeOfMac,
  messageOfStep,
  base32Of,
  openSteps,
  otpauthAddress,
  type FactorState,
  RECOVERY_CODES,
  begunFactor,
  validateCode,
  shownFactor,
} from '@ofenpost/core/second-factor/one-time-code';
import { enteredCode } from '@ofenpost/core/second-factor/second-factor';
import type { SecondFactorPort } from '@ofenpost/core/second-factor/second-factor.port';
import { recordAudit } from './audit.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

/** The code that an app with this secret shows at a step. */
export async function codeOfStep(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOfBase32(secret), algorithm, false, ['sign']);
  return codeOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, messageOfStep(step))));
}

/** A factor with its secret. Nothing is hashed, since nobody can read this memory. */
export type StoredFactor = FactorState & { readonly secret: string };

const randomText = (bytes: number): string => base32Of(crypto.getRandomValues(new Uint8Array(bytes)));

/** The account in its effective role: a customer while it lacks a required second factor. */
export function standingNow({ factorDemand, factors, clock }: Shop, account: Account): Account {
  const hasFactor = shownFactor(factors.get(account.id ?? '') ?? null).since !== null;
  const demandedSince = factorDemand.isOn ? factorDemand.first : null;
  return enrolmentOf(account, { demandedSince, hasFactor, sessionBegan: clock.now(), now: clock.now() });
}

export function createSecondFactorInMemory(shop: Shop, visitor: Visitor): SecondFactorPort {
  const ownId = (): string => {
    const { account } = visitor;
    if (account.id === null || !may(account, 'account.edit')) throw new Error('not allowed');
    return account.id;
  };
  const check = async (id: string, entered: string, isOn: boolean) => {
    const { code } = enteredCode.parse({ code: entered });
    const stored = shop.factors.get(id);
    if (stored === undefined || (isOn && stored.since === null)) return err({ code: 'notSetUp' as const });
    if (!isOn && stored.since !== null) return err({ code: 'alreadyOn' as const });
    // Authenticator apps use the real time, not the shop's clock.
    const steps = openSteps(Date.now(), stored.lastStep);
    const codes = await Promise.all(steps.map(async (step) => [step, await codeOfStep(stored.secret, step)] as const));
    const { factor, verdict } = validateCode(stored, {
      code,
      hash: code,
      codes: new Map(codes),
      now: shop.clock.now(),
    });
    const factorWithSecret = { ...factor, secret: stored.secret };
    shop.factors.set(id, factorWithSecret);
    return verdict.ok ? ok(factorWithSecret) : verdict;
  };
  const audit = (action: AuditedAction) =>
    recordAudit(shop, visitor, { action, subject: ownId(), before: null, after: null });
  const renew = (id: string, factor: StoredFactor) => {
    const recoveryHashes = Array.from({ length: RECOVERY_CODES }, () => randomText(15));
    shop.factors.set(id, { ...factor, recoveryHashes });
    return ok(recoveryHashes);
  };
  return {
    load: async () => shownFactor(shop.factors.get(ownId()) ?? null),
    begin: async () => {
      const id = ownId();
      const before = shop.factors.get(id) ?? null;
      if (shownFactor(before).since !== null) return err({ code: 'alreadyOn' });
      const secret = randomText(20);
      shop.factors.set(id, { ...begunFactor(before), secret });
      const address = otpauthAddress({ secret, email: visitor.account.email ?? '', issuer: shop.restaurant.name });
      return ok({ secret, address, qr: ['#'] });
    },
    confirm: async (code) => {
      const id = ownId();
      const checked = await check(id, code, false);
      if (!checked.ok) return checked;
      for (const each of shop.visitors)
        if (each !== visitor && each.account.id === id) Object.assign(each, { account: GUEST, items: [] });
      const renewed = renew(id, { ...checked.value, since: shop.clock.now() });
      audit('secondFactor.switchedOn');
      const { since: _since, ...account } = shop.accounts.get(id) ?? { ...visitor.account, since: '' };
      visitor.account = account;
      return renewed;
    },
    renewRecoveryCodes: async (code) => {
      const id = ownId();
      const checked = await check(id, code, true);
      if (!checked.ok) return checked;
      audit('secondFactor.codesRenewed');
      return renew(id, checked.value);
    },
    end: async (code) => {
      const id = ownId();
      const checked = await check(id, code, true);
      if (!checked.ok) return checked;
      shop.factors.delete(id);
      audit('secondFactor.switchedOff');
      visitor.account = standingNow(shop, visitor.account);
      return ok(shownFactor(null));
    },
  };
}
