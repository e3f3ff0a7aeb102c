import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { enrolmentOf } from '@ofenpost/core/second-factor/enrolment';
import {
  RECOVERY_CODES,
  base32Of,
  bytesOfBase32,
  codeOfMac,
  messageOfStep,
  shownFactor,
} from '@ofenpost/core/second-factor/one-time-code';
import { enteredCode } from '@ofenpost/core/second-factor/second-factor';
import type { SecondFactorPort } from '@ofenpost/core/second-factor/second-factor.port';
import {
  type FactorSecrets,
  type SecondFactorRepository,
  createSecondFactorUseCases,
} from '@ofenpost/core/second-factor/second-factor.use-cases';
import { recordAudit } from './audit.in-memory.ts';
import { type Shop, type Visitor, requireSignedIn } from './shop.ts';

/** The code that an app with this secret shows at a step. */
export async function codeOfStep(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOfBase32(secret), algorithm, false, ['sign']);
  return codeOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, messageOfStep(step))));
}

const randomText = (bytes: number): string => base32Of(crypto.getRandomValues(new Uint8Array(bytes)));

/** Nothing is encrypted or hashed, since nobody can read this memory. */
const SECRETS: FactorSecrets = {
  create: () => {
    const secret = randomText(20);
    return { secret, stored: secret };
  },
  createRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, () => randomText(15)),
  codesOf: async (secret, _accountId, steps) =>
    new Map(await Promise.all(steps.map(async (step) => [step, await codeOfStep(secret, step)] as const))),
  hashOf: (code) => code,
};

/** The account in its effective role: a customer while it lacks a required second factor. */
export function standingNow({ factorDemand, factors, clock }: Shop, account: Account): Account {
  const hasFactor = shownFactor(factors.get(account.id ?? '') ?? null).since !== null;
  const demandedSince = factorDemand.isOn ? factorDemand.first : null;
  return enrolmentOf(account, { demandedSince, hasFactor, sessionBegan: clock.now(), now: clock.now() });
}

const createSecondFactorRepository = (shop: Shop, visitor: Visitor): SecondFactorRepository => ({
  load: async (accountId) => shop.factors.get(accountId) ?? null,
  update: (accountId, change) =>
    shop.transaction(async () => {
      const { factor, event, endsOtherSessions, answer } = await change(shop.factors.get(accountId) ?? null);
      if (factor === null) shop.factors.delete(accountId);
      else if (factor !== undefined) shop.factors.set(accountId, factor);
      if (event !== undefined) {
        recordAudit(shop, visitor, { action: event, subject: accountId, before: null, after: null });
        const { since: _since, ...account } = shop.accounts.get(accountId) ?? { ...visitor.account, since: '' };
        visitor.account = standingNow(shop, account);
      }
      for (const each of endsOtherSessions === true ? shop.visitors : [])
        if (each !== visitor && each.account.id === accountId) Object.assign(each, { account: GUEST, items: [] });
      return answer;
    }),
});

export function createSecondFactorInMemory(shop: Shop, visitor: Visitor): SecondFactorPort {
  const own = () =>
    createSecondFactorUseCases({
      account: { id: requireSignedIn(visitor, 'account.edit'), email: visitor.account.email ?? '' },
      factors: createSecondFactorRepository(shop, visitor),
      secrets: SECRETS,
      loadIssuer: async () => shop.restaurant.name,
      loadSignIn: async () => new Date().toISOString(),
      qrOf: () => ['#'],
    });
  const codeIn = (code: string) => enteredCode.parse({ code }).code;
  return {
    load: async () => own().load(),
    begin: async () => own().begin(),
    confirm: async (code) => own().confirm(codeIn(code)),
    renewRecoveryCodes: async (code) => own().renewRecoveryCodes(codeIn(code)),
    end: async (code) => own().end(codeIn(code)),
  };
}
