import { describe, expect, it } from 'vitest';
import { CUSTOMER, MANAGER, STAFF } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { type Action, PERMISSIONS, may } from './permission.ts';
import { ROLES_ID } from './role.ts';

const people = {
  guest: GUEST,
  customer: CUSTOMER,
  courier: { ...CUSTOMER, rolesId: ROLES_ID.courier },
  staff: STAFF,
  manager: MANAGER,
};
const allowed = (action: Action) => Object.entries(people).flatMap(([role, who]) => (may(who, action) ? [role] : []));
const actions = Object.keys(PERMISSIONS) as Action[];

describe('permissions', () => {
  it.each([
    ['order.place', ['guest', 'customer', 'courier', 'staff', 'manager']],
    ['account.edit', ['customer', 'courier', 'staff', 'manager']],
    ['changelog.read', ['staff', 'manager']],
    ['order.step', ['staff', 'manager']],
    ['role.change', ['manager']],
    ['vatRate.edit', ['manager']],
    ['deliveryArea.edit', ['manager']],
    ['giftCard.void', ['manager']],
  ] as const)('let %s be done by %j', (action, roles) => {
    expect(allowed(action)).toEqual(roles);
  });

  it.each(['__proto__', 'constructor', 'toString', 'nope', ''])('let nobody do what they do not name: %s', (name) => {
    expect(allowed(name as Action)).toEqual([]);
  });

  /** A device names people, and people are none. */
  const OF_DEVICES: readonly Action[] = ['sitting.begin'];

  it.each(actions.filter((action) => !OF_DEVICES.includes(action)))('never lose %s on the way up', (action) => {
    const roles = ['guest', 'customer', 'staff', 'manager'] as const;
    const answers = roles.map((role) => may(people[role], action));
    expect(answers.slice(answers.indexOf(true))).not.toContain(false);
    expect(answers.at(-1)).toBe(true);
  });

  it('let devices alone name people', () => {
    expect(allowed('sitting.begin')).toEqual([]);
    expect(may({ ...GUEST, device: { duty: 'desk' } }, 'sitting.begin')).toBe(true);
    expect(may({ ...GUEST, device: { duty: 'kitchen' } }, 'sitting.begin')).toBe(false);
  });

  it('give a courier what a customer may, and the own tour alone', () => {
    const between = (some: keyof typeof people, others: keyof typeof people) =>
      actions.filter((action) => may(people[some], action) && !may(people[others], action));
    expect(between('courier', 'customer')).toEqual(['courier.readTour', 'courier.drive', 'courier.handIn']);
    expect(between('customer', 'courier')).toEqual([]);
  });
});
