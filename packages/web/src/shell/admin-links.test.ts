import { CUSTOMER, MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { GUEST } from '@ofenpost/core/account/guest';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, it } from 'vitest';
import { adminPagesOf } from './admin-links.tsx';

it.each([
  ['guest', GUEST, []],
  ['guest who says to be staff', { ...GUEST, rolesId: ROLES_ID.manager }, []],
  ['customer', CUSTOMER, []],
  ['courier', { ...CUSTOMER, rolesId: ROLES_ID.courier }, []],
  [
    'staff',
    STAFF,
    [
      'Eingehende Bestellungen',
      'Bestellung erfassen',
      'Produkte',
      'Produktgruppen',
      'Menüs',
      'Wochenmenü',
      'Einstellungen',
      'Gutscheine',
      'Buchhaltung',
      'Events',
      'Konten',
      'Feedback',
    ],
  ],
  [
    'manager',
    MANAGER,
    [
      'Eingehende Bestellungen',
      'Bestellung erfassen',
      'Produkte',
      'Produktgruppen',
      'Menüs',
      'Wochenmenü',
      'Einstellungen',
      'Gutscheine',
      'Buchhaltung',
      'Events',
      'Konten',
      'Feedback',
    ],
  ],
])('shows a %s the pages of what they may do', (_who, account, labels) => {
  expect(adminPagesOf(account).map(({ label }) => label)).toEqual(labels);
});
