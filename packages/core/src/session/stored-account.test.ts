import { expect, it } from 'vitest';
import type { Account } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { may } from '../role/permission.ts';
import { readAccount } from './read-account.ts';
import { forgetPerson } from './session.machine.ts';
import { forgetOtherAccount, storeAccount } from './stored-account.ts';

const SAMIRA: Account = {
  id: 'samira',
  firstname: 'Samira',
  lastname: 'Keller',
  email: 'samira@ofenpost.test',
  phoneNumber: '078 123 45 67',
  rolesId: 2,
};
const OVEN: Account = { ...GUEST, device: { duty: 'kitchen', station: 'oven' } };

function device() {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  return { values, keyValue };
}

it('knows who worked here and what they may do, and nothing else of them', () => {
  const { values, keyValue } = device();
  expect(readAccount(keyValue)).toBeNull();
  storeAccount(keyValue, SAMIRA);
  const who = readAccount(keyValue);
  expect(who).toEqual({ ...GUEST, id: 'samira', rolesId: 2, email: '' });
  expect([who && may(who, 'courier.drive'), who && may(who, 'order.readAll')]).toEqual([true, false]);
  expect([...values.values()].join()).not.toMatch(/Samira|Keller|ofenpost|078/);
});

it('knows a device, which is no person', () => {
  const { keyValue } = device();
  storeAccount(keyValue, OVEN);
  const who = readAccount(keyValue);
  expect([who, who && may(who, 'kitchen.work'), who && may(who, 'order.readAll')]).toEqual([OVEN, true, false]);
});

it.each<[string, Account, boolean]>([
  ['the same account', { ...SAMIRA, firstname: 'Sami' }, true],
  ['another account', { ...SAMIRA, id: 'tom' }, false],
  ['another role', { ...SAMIRA, rolesId: 1 }, false],
  ['a guest', GUEST, false],
  ['a device', OVEN, false],
])('after the server has answered with %s', (_, known, isStored) => {
  const { keyValue } = device();
  storeAccount(keyValue, SAMIRA);
  forgetOtherAccount(keyValue, known);
  expect(readAccount(keyValue) !== null).toBe(isStored);
});

it('lets nobody in after signing out, nor a guest at all', () => {
  const { values, keyValue } = device();
  storeAccount(keyValue, SAMIRA);
  forgetPerson(keyValue);
  expect([readAccount(keyValue), values.size]).toEqual([null, 0]);
  storeAccount(keyValue, GUEST);
  expect(readAccount(keyValue)).toBeNull();
});
