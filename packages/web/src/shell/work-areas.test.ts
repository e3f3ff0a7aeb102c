import { CUSTOMER, MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { GUEST } from '@ofenpost/core/account/guest';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, it } from 'vitest';
import { workAreasOf, workPlaceOf } from './work-areas.ts';

const ALL = {
  Bestellungen: ['Eingehende Bestellungen', 'Abholanzeige', 'Meine Runde'],
  Küche: ['Küche'],
  Telefon: ['Bestellung erfassen'],
  Tagesgeschäft: ['Schicht', 'Gutscheine', 'Feedback'],
  Sortiment: ['Produkte', 'Produktgruppen', 'Menüs', 'Wochenmenü', 'Aktionen', 'Events', 'Gesetz'],
  Berichte: ['Buchhaltung', 'Treuhand', 'Online-Zahlungen'],
  Einstellungen: ['Einstellungen', 'Konten'],
};

it.each([
  ['guest', GUEST, {}],
  ['guest who says to be staff', { ...GUEST, rolesId: ROLES_ID.manager }, {}],
  ['customer', CUSTOMER, {}],
  ['courier', { ...CUSTOMER, rolesId: ROLES_ID.courier }, { Bestellungen: ['Meine Runde'] }],
  ['staff', STAFF, ALL],
  ['manager', MANAGER, { ...ALL, Einstellungen: [...ALL.Einstellungen, 'API-Schlüssel', 'Webhooks'] }],
])('shows a %s the pages of what they may do', (_who, account, areas) => {
  const shown = workAreasOf(account).map(({ label, pages }) => [label, pages.map((page) => page.label)]);
  expect(Object.fromEntries(shown)).toEqual(areas);
});

it.each([
  ['/admin/shift', 'Tagesgeschäft', 'Schicht'],
  ['/admin/menu', 'Sortiment', 'Menüs'],
  ['/admin/products/5/copy', 'Sortiment', 'Produkte'],
  ['/admin/product-groups', 'Sortiment', 'Produktgruppen'],
  ['/admin/pizza-parts/dough', 'Sortiment', 'Produkte'],
  ['/admin/audit-log', 'Einstellungen', 'Konten'],
  ['/feedback', 'Tagesgeschäft', 'Feedback'],
  ['/admin/orders/create', 'Telefon', 'Bestellung erfassen'],
])('finds %s in its area', (pathname, area, page) => {
  const place = workPlaceOf(workAreasOf(STAFF), pathname);
  expect([place?.area.label, place?.page.label]).toEqual([area, page]);
});

it('finds pages of guests in no area', () => {
  expect(workPlaceOf(workAreasOf(STAFF), '/products')).toBeNull();
  expect(workPlaceOf(workAreasOf(CUSTOMER), '/feedback')).toBeNull();
});
