import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES_ID } from '../role/role.ts';
import { CUSTOMER, STAFF } from './account.fixtures.ts';
import type { Account } from './account.ts';
import { GUEST } from './guest.ts';
import { ROLE_CHANGE_MESSAGES, changeRole, removableAccount, roleChangeError } from './role-change.ts';

const person = (id: string, rolesId: number, email: string | null = `${id}@example.ch`): Account => ({
  ...CUSTOMER,
  id,
  rolesId,
  email,
});
const boss = person('boss', ROLES_ID.manager);
const deputy = person('deputy', ROLES_ID.manager);
const cook = person('cook', ROLES_ID.staff);
const guest = person('guest', ROLES_ID.customer);
/** A deleted account: nobody can sign in with it. */
const deleted = person('gone', ROLES_ID.manager, null);
const refused = (code: string) => ({ ok: false, error: { code } });

describe('changing a role', () => {
  it.each(Object.values(ROLES_ID))('gives somebody else the role %i', (rolesId) => {
    expect(changeRole([boss, cook, guest], { by: boss, accountId: 'cook', rolesId })).toEqual({
      ok: true,
      value: { ...cook, rolesId },
    });
  });

  it.each([GUEST, CUSTOMER, person('x', ROLES_ID.courier), STAFF, deleted])('is refused to %j', (by) => {
    expect(changeRole([boss, cook], { by, accountId: 'cook', rolesId: 1 })).toEqual(refused('notAllowed'));
  });

  it.each(['', 'nobody', '__proto__'])('is refused for an unknown account: %j', (accountId) => {
    expect(changeRole([boss], { by: boss, accountId, rolesId: 1 })).toEqual(refused('accountUnknown'));
    expect(changeRole([boss, { ...GUEST }], { by: boss, accountId, rolesId: 1 })).toEqual(refused('accountUnknown'));
  });

  it.each([0, 5, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused to %d', (rolesId) => {
    expect(changeRole([boss, cook], { by: boss, accountId: 'cook', rolesId })).toEqual(refused('roleUnknown'));
  });

  it.each([1, 2, 3])('never lowers the last manager to %i', (rolesId) => {
    const change = { by: boss, accountId: 'boss', rolesId };
    expect(changeRole([cook, boss, guest], change)).toEqual(refused('lastManager'));
    expect(changeRole([boss, deleted], change)).toEqual(refused('lastManager'));
    expect(changeRole([boss, { ...boss }], change)).toEqual(refused('lastManager'));
    expect(changeRole([boss, deputy], change)).toEqual({ ok: true, value: { ...boss, rolesId } });
  });

  it('leaves the last manager a manager, and lowers others', () => {
    expect(changeRole([boss], { by: boss, accountId: 'boss', rolesId: 4 })).toEqual({ ok: true, value: boss });
    expect(changeRole([boss, cook], { by: boss, accountId: 'cook', rolesId: 1 }).ok).toBe(true);
  });

  it('always leaves a manager, whatever is changed and removed', () => {
    const change = fc.record({
      by: fc.nat(3),
      whom: fc.nat(3),
      rolesId: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let accounts: readonly Account[] = [boss, deputy, cook, guest];
        for (const { by, whom, rolesId } of changes) {
          const asking = accounts[by % accounts.length];
          const accountId = accounts[whom % accounts.length]?.id ?? '';
          if (asking === undefined) continue;
          const others = accounts.filter(({ id }) => id !== accountId);
          if (rolesId === null) {
            if (removableAccount(accounts, accountId).ok) accounts = others;
          } else {
            const changed = changeRole(accounts, { by: asking, accountId, rolesId });
            if (changed.ok) accounts = [...others, changed.value];
          }
          expect(accounts.some((account) => account.rolesId === ROLES_ID.manager)).toBe(true);
        }
      }),
    );
  });
});

describe('removing an account', () => {
  it('is allowed but for the last manager', () => {
    expect(removableAccount([boss, cook], 'cook')).toEqual({ ok: true, value: cook });
    expect(removableAccount([boss, deputy], 'boss')).toEqual({ ok: true, value: boss });
    expect(removableAccount([cook], 'cook')).toEqual({ ok: true, value: cook });
    expect(removableAccount([boss, cook], 'boss')).toEqual(refused('lastManager'));
    expect(removableAccount([boss, cook], 'nobody')).toEqual(refused('accountUnknown'));
  });
});

describe('what is told', () => {
  it('is German for every refusal', () => {
    expect(ROLE_CHANGE_MESSAGES).toEqual({
      notAllowed: 'Rollen ändert nur die Geschäftsleitung.',
      accountUnknown: 'Dieses Konto gibt es nicht mehr.',
      roleUnknown: 'Diese Rolle gibt es nicht.',
      lastManager: 'Jemand muss in der Geschäftsleitung bleiben.',
    });
    for (const code of Object.keys(ROLE_CHANGE_MESSAGES)) expect(roleChangeError.parse({ code })).toEqual({ code });
  });
});
