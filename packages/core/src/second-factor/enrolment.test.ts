import { expect, it } from 'vitest';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { may } from '../role/permission.ts';
import { ROLES_ID } from '../role/role.ts';
import { type FactorDemand, isSecondFactorRequired, enrolmentOf } from './enrolment.ts';

const DEMANDED = '2026-11-20T17:00:00.000Z';
const DEMAND: FactorDemand = { demandedSince: DEMANDED, hasFactor: false, sessionBegan: DEMANDED, now: DEMANDED };
const EARLIER = '2026-11-20T16:59:59.999Z';

it.each<[string, keyof typeof ROLES_ID, Partial<FactorDemand>, boolean]>([
  ['staff', 'staff', {}, true],
  ['the management', 'manager', {}, true],
  ['couriers', 'courier', {}, false],
  ['customers', 'customer', {}, false],
  ['staff with a factor', 'staff', { hasFactor: true }, false],
  ['staff of whom none is demanded', 'staff', { demandedSince: null }, false],
  ['staff who were signed in', 'staff', { sessionBegan: EARLIER, now: '2026-11-28T02:59:59.999Z' }, false],
  ['staff in the night after a week', 'staff', { sessionBegan: EARLIER, now: '2026-11-28T03:00:00.000Z' }, true],
  [
    'staff of whom it was demanded past midnight, in the evening of the week',
    'staff',
    { demandedSince: '2026-11-20T23:30:00.000Z', sessionBegan: EARLIER, now: '2026-11-28T02:59:59.999Z' },
    false,
  ],
])('holds back %s', (_, role, change, isHeld) => {
  const account = { ...CUSTOMER, rolesId: ROLES_ID[role] };
  const standing = enrolmentOf(account, { ...DEMAND, ...change });
  expect(isSecondFactorRequired(standing)).toBe(isHeld);
  const { factorDueAt: _factorDueAt, ...rest } = standing;
  expect(rest).toEqual(isHeld ? { ...account, rolesId: 0 } : account);
});

it.each<[string, Partial<FactorDemand>, string | undefined]>([
  ['who were signed in', { sessionBegan: EARLIER }, '2026-11-28T03:00:00.000Z'],
  ['who have one', { sessionBegan: EARLIER, hasFactor: true }, undefined],
  ['who are held back', {}, undefined],
  ['of whom none is demanded', { sessionBegan: EARLIER, demandedSince: null }, undefined],
])('tells staff %s until when they have time', (_, change, due) => {
  const account = { ...CUSTOMER, rolesId: ROLES_ID.staff };
  expect(enrolmentOf(account, { ...DEMAND, ...change }).factorDueAt).toBe(due);
});

it('lets whoever is held back do what customers do', () => {
  const held = enrolmentOf({ ...CUSTOMER, rolesId: ROLES_ID.manager }, DEMAND);
  expect([may(held, 'account.edit'), may(held, 'order.readAll'), may(held, 'account.manage')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSecondFactorRequired({ ...GUEST, rolesId: 0 })).toBe(false);
});
