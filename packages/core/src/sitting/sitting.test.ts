import { expect, it } from 'vitest';
import { accountOfDevice } from '../device/device.ts';
import { may } from '../role/permission.ts';
import { hasSession, isLoggedIn } from '../role/role.ts';
import { accountOfSitting, isSittingIdle, lacksPerson, sittingErrorText } from './sitting.ts';

const PERSON = { id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0002', firstname: 'Anna', lastname: 'Keller' };
const DESK = accountOfDevice({
  id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001',
  name: 'Pult',
  duty: 'desk',
  station: 'all',
});
const KITCHEN = accountOfDevice({ ...PERSON, name: 'Ofen', duty: 'kitchen', station: 'all' });

it('bears the name of the person and the permissions of the device', () => {
  const account = accountOfSitting(PERSON, 'all');
  expect(account).toMatchObject(PERSON);
  expect([hasSession(account), isLoggedIn(account)]).toEqual([true, false]);
  expect(
    ['order.step', 'order.capture', 'kitchen.work', 'kitchen.throttle'].every((each) =>
      may(account, each as 'order.step'),
    ),
  ).toBe(true);
  expect(
    ['settings.edit', 'accounting.read', 'account.readAll', 'device.manage', 'pin.edit'].some((each) =>
      may(account, each as 'order.step'),
    ),
  ).toBe(false);
});

it('lacks a person at the desk alone, until somebody is named', () => {
  expect(
    [DESK, accountOfSitting(PERSON, 'all'), KITCHEN, {}].map((account) => lacksPerson(account, 'order.step', 'change')),
  ).toEqual([true, false, false, false]);
});

it('ends ten minutes after the last change', () => {
  expect(isSittingIdle('2026-11-28T18:00:00.000Z', '2026-11-28T18:09:59.999Z')).toBe(false);
  expect(isSittingIdle('2026-11-28T18:00:00.000Z', '2026-11-28T18:10:00.000Z')).toBe(true);
});

it('says from when on another try is possible', () => {
  expect(sittingErrorText({ code: 'pinBlocked', until: '2026-11-28T18:05:00.000Z' })).toContain('19:05');
});
