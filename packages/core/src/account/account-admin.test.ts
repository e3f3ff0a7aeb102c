import { describe, expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { ROLES_ID } from '../role/role.ts';
import {
  accountAdminError,
  accountAdminMessage,
  validateRemovalByStaff,
  validateFactorRemoval,
  validateRoleChange,
} from './account-admin.ts';
import { ACCOUNT_LIST, type AccountQuery, type AccountRow, accountPage, pageOfAccounts } from './account-list.ts';
import { CUSTOMER, MANAGER, STAFF } from './account.fixtures.ts';

const PEOPLE = [CUSTOMER, STAFF, MANAGER];
const wish = (rolesId: number, seen: number) =>
  validateRoleChange(PEOPLE, { by: MANAGER, accountId: CUSTOMER.id ?? '', rolesId, seen });

describe('another role', () => {
  it('is given by who has seen the one it was', () => {
    expect(wish(ROLES_ID.staff, ROLES_ID.customer)).toEqual(ok({ ...CUSTOMER, rolesId: ROLES_ID.staff }));
    expect(wish(ROLES_ID.staff, ROLES_ID.courier)).toEqual(err({ code: 'roleOutdated', rolesId: ROLES_ID.customer }));
  });

  it('is no change where somebody gave it already', () => {
    expect(wish(ROLES_ID.customer, ROLES_ID.courier)).toEqual(ok(CUSTOMER));
  });

  it('is refused as every other change of a role', () => {
    const own = { by: MANAGER, accountId: MANAGER.id ?? '', rolesId: ROLES_ID.staff, seen: ROLES_ID.manager };
    expect(validateRoleChange(PEOPLE, own)).toEqual(err({ code: 'lastManager' }));
    expect(validateRoleChange(PEOPLE, { ...own, by: STAFF })).toEqual(err({ code: 'notAllowed' }));
  });
});

describe('removing the account of somebody', () => {
  const remove = (change: object = {}) =>
    validateRemovalByStaff(PEOPLE, { by: MANAGER, accountId: CUSTOMER.id ?? '', orders: [], ...change });

  it.each([
    [{ by: STAFF }, 'notAllowed'],
    [{ accountId: 'nobody' }, 'accountUnknown'],
    [{ accountId: MANAGER.id }, 'lastManager'],
    [{ orders: [{ number: 1042, status: 'onTheWay' }] }, 'ordersOpen'],
  ])('is refused: %o', (change, code) => {
    const answer = remove(change);
    const error = accountAdminError.parse(answer.ok ? null : answer.error);
    expect(error.code).toBe(code);
    expect(accountAdminMessage(error)).toMatch(/[a-zäöü]\.$/);
  });

  it('is done by the management otherwise', () => expect(remove()).toEqual(ok(CUSTOMER)));
});

describe('taking away the second factor of somebody', () => {
  const remove = (change: object = {}) =>
    validateFactorRemoval(PEOPLE, { by: MANAGER, accountId: STAFF.id ?? '', ...change });

  it.each([
    [{ by: STAFF }, 'notAllowed'],
    [{ accountId: 'nobody' }, 'accountUnknown'],
    [{ accountId: MANAGER.id }, 'ownSecondFactor'],
  ])('is refused: %o', (change, code) => {
    const answer = remove(change);
    const error = accountAdminError.parse(answer.ok ? null : answer.error);
    expect(error.code).toBe(code);
    expect(accountAdminMessage(error)).toMatch(/[a-zäöü]\.$/);
  });

  it('is done by the management otherwise', () => expect(remove()).toEqual(ok(STAFF)));
});

describe('the list of accounts', () => {
  const rows = PEOPLE.map((account, place): AccountRow => ({
    ...account,
    id: account.id ?? '',
    since: `2026-11-0${place + 1}T08:00:00.000Z`,
  }));
  const ids = (query: Partial<AccountQuery>) =>
    accountPage.parse(pageOfAccounts(rows, { ...ACCOUNT_LIST.start, ...query })).rows.map(({ id }) => id);

  it('begins with the newest', () => expect(ids({})).toEqual([MANAGER.id, STAFF.id, CUSTOMER.id]));

  it('finds by role, name, address, and phone number with and without spaces', () => {
    expect(ids({ role: 'staff' })).toEqual([STAFF.id]);
    expect(ids({ q: 'keller anna' })).toEqual([CUSTOMER.id]);
    expect(ids({ q: 'leitung@' })).toEqual([MANAGER.id]);
    expect(ids({ q: '0781234567' })).toHaveLength(3);
    expect(ids({ q: '078 123' })).toHaveLength(3);
  });

  it('sorts by the last name', () => expect(ids({ sort: 'name' })[0]).toBe(CUSTOMER.id));
});
