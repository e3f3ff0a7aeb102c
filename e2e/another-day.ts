import type { Page } from 'playwright/test';
import { addToCart, loadPlainProducts } from './api.ts';
import { fillCheckout } from './checkout.ts';
import { visitAs } from './sign-in.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

/** Lets guests order for the two next days, and fills in the checkout of one up to the day. */
export async function chooseAnotherDay(management: Page, guest: Page): Promise<void> {
  await visitAs(management, 'Geschäftsleitung', '/admin/settings/order-acceptance');
  await management.getByLabel('Tage im Voraus').fill('2');
  await management.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(management, /gespeichert/);

  const [product] = await loadPlainProducts(guest.request);
  await addToCart(guest.request, product, 3);
  await visit(guest, '/checkout');
  await fillCheckout(guest, 'Mia Frei');
  await guest.getByRole('radio', { name: 'Anderer Tag' }).check();
}
