import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Field, TABLE, fieldTable, filesNaming } from './field-files.ts';

const EXPECTED: Readonly<Record<Field, readonly string[]>> = {
  availabilitySchedule: [
    'packages/core/src/catalogue/availability.ts',
    'packages/core/src/catalogue/product-draft.ts',
    'packages/core/src/catalogue/product.ts',
    'packages/demo-data/src/demo-classic-products.ts',
    'packages/demo-data/src/demo-special-products.ts',
    'packages/server/migrations/0000_first-state.sql',
    'packages/server/src/catalogue/catalogue.table.ts',
    'packages/web/src/catalogue/product-inputs.tsx',
    'packages/web/src/catalogue/shown-product.ts',
  ],
  courses: [
    'packages/core/src/cart/missing-line.ts',
    'packages/core/src/cart/price-cart.ts',
    'packages/core/src/menu/menu-draft.ts',
    'packages/core/src/menu/menu-illustration.ts',
    'packages/core/src/menu/menu-list.ts',
    'packages/core/src/menu/menu.ts',
    'packages/core/src/order/order-again.ts',
    'packages/demo-data/src/demo-menus.ts',
    'packages/server/migrations/0000_first-state.sql',
    'packages/server/src/menu/menu.table.ts',
    'packages/web/src/menu/menu-fields.tsx',
    'packages/web/src/menu/menu-list.module.css',
    'packages/web/src/menu/menu-list.tsx',
    'packages/web/src/menu/menus-admin.tsx',
    'packages/web/src/menu/today-menus.module.css',
    'packages/web/src/menu/today-menus.tsx',
    'packages/web/src/menu/week-menu.module.css',
  ],
  houseNumber: [
    'packages/core/src/account/account-removal.ts',
    'packages/core/src/address/address.ts',
    'packages/core/src/checkout/fulfilment.ts',
    'packages/core/src/checkout/stored-checkout.ts',
    'packages/core/src/contact/address-line.ts',
    'packages/core/src/order/order.ts',
    'packages/core/src/phone-order/phone-order-draft.ts',
    'packages/core/src/phone-order/phone-order-messages.ts',
    'packages/core/src/printing/paper-ticket.ts',
    'packages/server/migrations/0000_first-state.sql',
    'packages/server/src/address/address.table.ts',
    'packages/server/src/notification/outgoing-mail.ts',
    'packages/server/src/phone-order/phone-order.repository.ts',
    'packages/web/src/address/address-card.tsx',
    'packages/web/src/address/address-fields.tsx',
    'packages/web/src/checkout/checkout-view.ts',
    'packages/web/src/checkout/saved-addresses.tsx',
    'packages/web/src/order-desk/order-dialog.tsx',
    'packages/web/src/order/order-summary.tsx',
    'packages/web/src/phone-order/caller-section.tsx',
    'packages/web/src/phone-order/fulfilment-section.tsx',
  ],
  remark: [
    'packages/core/src/account/account-removal.ts',
    'packages/core/src/checkout/compose-order.ts',
    'packages/core/src/checkout/fulfilment.ts',
    'packages/core/src/checkout/place-order.ts',
    'packages/core/src/checkout/stored-checkout.ts',
    'packages/core/src/order-desk/ticket.ts',
    'packages/core/src/order/order.ts',
    'packages/core/src/phone-order/phone-order-draft.ts',
    'packages/core/src/printing/paper-ticket.ts',
    'packages/server/migrations/0000_first-state.sql',
    'packages/server/src/account-admin/remove-account.ts',
    'packages/server/src/notification/outgoing-mail.ts',
    'packages/server/src/order/order.repository.ts',
    'packages/server/src/order/order.table.ts',
    'packages/web/src/checkout/checkout-form.tsx',
    'packages/web/src/checkout/checkout-view.ts',
    'packages/web/src/order-desk/order-dialog.tsx',
    'packages/web/src/order-desk/ticket-remark.module.css',
    'packages/web/src/order-desk/ticket.tsx',
    'packages/web/src/order/order-summary.tsx',
    'packages/web/src/phone-order/closing-section.tsx',
  ],
};

test.each(Object.entries(EXPECTED))('a new field like %s touches these files and no other', (field, files) => {
  expect(filesNaming(field as Field)).toEqual(files);
});

test('docs/new-fields.md has the figures of today: run `pnpm fields` and commit it', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(fieldTable());
});
