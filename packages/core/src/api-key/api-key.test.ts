import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST } from '../account/guest.ts';
import { type Action, PERMISSIONS, may } from '../role/permission.ts';
import { ROLES_ID } from '../role/role.ts';
import { takeCall } from './api-key-limit.ts';
import { createApiKeySecret, isApiKeySecret } from './api-key-secret.ts';
import {
  type ApiKey,
  accountOfApiKey,
  apiKeyDraft,
  apiKeyState,
  daysOf,
  hourOf,
  isRotatable,
  replacedEnd,
} from './api-key.ts';
import { ACTIONS_OF_EVERY_KEY, API_SCOPES, SCOPE_ACTIONS, actionsOf, scopeOf } from './api-scope.ts';

const KNOWN = 'ofp_live_0123456789ABCDEFGHIJabcdefghij4TUFW2';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');
const secrets = fc.uint8Array({ minLength: 1200, maxLength: 1200 }).map((bytes) => {
  let at = 0;
  // After the drawn bytes come small ones, each of which stands for a character.
  return createApiKeySecret('test', (count) => Uint8Array.from({ length: count }, (_, index) => bytes[at++] ?? index));
});

describe('the secret of a key', () => {
  it('is valid with its checksum', () => {
    expect(isApiKeySecret(KNOWN)).toBe(true);
    fc.assert(fc.property(secrets, (secret) => isApiKeySecret(secret) && /^ofp_test_[0-9A-Za-z]{36}$/.test(secret)));
  });

  it('is wrong after one other character', () => {
    const place = fc.integer({ min: 'ofp_test_'.length, max: KNOWN.length - 1 });
    fc.assert(
      fc.property(secrets, place, fc.constantFrom(...BASE62), (secret, at, character) => {
        fc.pre(secret.charAt(at) !== character);
        expect(isApiKeySecret(`${secret.slice(0, at)}${character}${secret.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it.each(['', 'ofp_live_', `${KNOWN} `, ` ${KNOWN}`, KNOWN.replace('live', 'test'), KNOWN.toLowerCase(), `${KNOWN}0`])(
    'is not %j',
    (text) => {
      expect(isApiKeySecret(text)).toBe(false);
    },
  );
});

const key: ApiKey = {
  id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001',
  name: 'Kassenbrücke',
  scopes: ['orders:read'],
  prefix: 'ofp_live_',
  lastFour: 'UFW2',
  madeBy: 'Anna Keller',
  madeAt: '2026-11-20T18:00:00.000Z',
  expiresAt: '2027-11-20T18:00:00.000Z',
  lastUsedAt: null,
  replacedAt: null,
};

describe('a key', () => {
  it.each([
    ['valid', key, '2027-10-21T17:59:59.999Z'],
    ['ending', key, '2027-10-21T18:00:00.000Z'],
    ['ending', key, '2027-11-20T17:59:59.999Z'],
    ['expired', key, '2027-11-20T18:00:00.000Z'],
    ['replaced', { ...key, replacedAt: key.madeAt }, key.madeAt],
    ['withoutMaker', { ...key, madeBy: null }, key.madeAt],
  ] as const)('is %s', (state, given, now) => {
    expect(apiKeyState(given, now)).toBe(state);
    expect(isRotatable(given, now)).toBe(state === 'valid' || state === 'ending');
  });

  it('works for a week after it was replaced, unless it ends before', () => {
    expect(replacedEnd(key, '2026-12-01T00:00:00.000Z')).toBe('2026-12-08T00:00:00.000Z');
    expect(replacedEnd(key, '2027-11-19T18:00:00.000Z')).toBe(key.expiresAt);
    expect(daysOf(key)).toBe(365);
  });

  it('was used in an hour, not in a second', () => {
    expect(hourOf('2026-11-20T18:59:59.999Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  it.each([
    [{ name: ' ', scopes: ['orders:read'], days: 365 }],
    [{ name: 'Kasse', scopes: [], days: 365 }],
    [{ name: 'Kasse', scopes: ['orders:read', 'orders:read'], days: 365 }],
    [{ name: 'Kasse', scopes: ['roles:write'], days: 365 }],
    [{ name: 'Kasse', scopes: ['orders:read'], days: 366 }],
  ])('is not made of %j', (draft) => {
    expect(apiKeyDraft.safeParse(draft).success).toBe(false);
  });
});

const ACTIONS = Object.keys(PERMISSIONS) as Action[];

describe('what a key may', () => {
  it('is what its scopes say, and no more than its maker may', () => {
    fc.assert(
      fc.property(fc.subarray([...API_SCOPES]), fc.constantFrom(...Object.values(ROLES_ID)), (scopes, makerRolesId) => {
        const account = accountOfApiKey({ ...key, scopes, makerRolesId });
        const maker = { ...GUEST, email: 'anna@example.com', rolesId: makerRolesId };
        for (const action of ACTIONS)
          expect(may(account, action)).toBe(actionsOf(scopes).includes(action) && may(maker, action));
      }),
    );
  });

  it.each([
    'role.change',
    'account.manage',
    'account.readAll',
    'account.edit',
    'giftCard.issue',
    'giftCard.adjust',
    'giftCard.void',
    'giftCard.readBalance',
    'vatRate.edit',
    'accounting.close',
    'accounting.reopen',
    'apiKey.manage',
    'device.manage',
    'staffLimit.edit',
    'audit.read',
  ] as const)('is never %s', (action) => {
    expect(actionsOf(API_SCOPES)).not.toContain(action);
  });

  it('is in one scope each', () => {
    const open = Object.values(SCOPE_ACTIONS).flat();
    expect(new Set(open).size).toBe(open.length);
    for (const scope of API_SCOPES) for (const action of SCOPE_ACTIONS[scope]) expect(scopeOf(action)).toBe(scope);
    for (const action of ACTIONS_OF_EVERY_KEY) expect(scopeOf(action)).toBeNull();
  });
});

/** How many calls of `tries` at these milliseconds pass. */
function passed(tries: readonly number[]): number {
  let [budget, count] = [undefined as ReturnType<typeof takeCall> | undefined, 0];
  for (const at of tries) {
    budget = takeCall(budget, at);
    if (budget.waitMs === 0) count += 1;
  }
  return count;
}
const at = (ms: number, times: number) => Array.from({ length: times }, () => ms);

describe('the calls of a key', () => {
  it('are 120 at once and then 60 a minute', () => {
    expect(passed(at(0, 500))).toBe(120);
    expect(passed([...at(0, 500), ...at(60_000, 500)])).toBe(180);
    expect(passed([...at(0, 500), ...at(3_600_000, 500)])).toBe(240);
  });

  it('are never more, however they come, and pass after the time that was named', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500_000 }), { maxLength: 400 }), (times) => {
        const tries = times.toSorted((left, right) => left - right);
        const span = (tries.at(-1) ?? 0) - (tries[0] ?? 0);
        expect(passed(tries)).toBeLessThanOrEqual(120 + Math.ceil(span / 1000));
      }),
    );
    const refused = takeCall({ left: 0.25, at: 0 }, 0);
    expect(refused.waitMs).toBe(750);
    expect(takeCall(refused, 750).waitMs).toBe(0);
    expect(takeCall(refused, 749).waitMs).toBeGreaterThan(0);
  });
});
