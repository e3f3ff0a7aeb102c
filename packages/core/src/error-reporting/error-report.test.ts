import { expect, it } from 'vitest';
import { CUSTOMER, STAFF } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { ROLES_ID } from '../role/role.ts';
import { reporterOf } from './error-report.ts';

const NAMED = { ...STAFF, firstname: 'Jonas', lastname: 'Keller', email: 'jonas@ofenpost.example' };

it.each([
  ['staff', NAMED, { fullName: 'Jonas Keller', email: 'jonas@ofenpost.example' }],
  [
    'the manager',
    { ...NAMED, rolesId: ROLES_ID.manager },
    { fullName: 'Jonas Keller', email: 'jonas@ofenpost.example' },
  ],
  ['staff without a first name', { ...NAMED, firstname: '' }, { fullName: 'Keller', email: 'jonas@ofenpost.example' }],
  ['no courier', { ...NAMED, rolesId: ROLES_ID.courier }, null],
  ['no customer', CUSTOMER, null],
  ['no guest', GUEST, null],
  ['no guest who says to be staff', { ...GUEST, rolesId: ROLES_ID.staff }, null],
])('names %s', (_who, account, reporter) => {
  expect(reporterOf(account)).toEqual(reporter);
});
