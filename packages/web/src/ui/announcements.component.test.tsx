import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage } from '../../test-tools/mount-page.tsx';

// In a file of its own, which gets a fresh browser page: after tests that open dialogs the last message is not announced
// here. Why is not known yet.
test('what the page tells while a dialog hides it from screen readers is told in the dialog', async () => {
  const { shop } = await mountPage('/admin/incoming-orders', { account: STAFF });
  await expect.element(page.getByText('Verbunden', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hochbetrieb', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hochbetrieb' });
  await expect.element(dialog).toBeVisible();
  const isPageHidden = () => document.querySelector('[aria-hidden="true"] main') !== null;
  await expect.poll(isPageHidden).toBe(true);
  const { order } = await placeOrder(shop.visit());
  await expect
    .element(dialog.getByText(`Neue Bestellung ${order.number}, Anna Keller, so bald wie möglich`))
    .toBeInTheDocument();

  // A toast may come in another element and with other messages; the same message may be repeated.
  const reported: string[] = [];
  const line = dialog.element().querySelector('p[aria-live="polite"]');
  if (line !== null) new MutationObserver(() => reported.push(line.textContent)).observe(line, { childList: true });
  const write = (text: string) => {
    const status = document.querySelector('main [role="status"]');
    if (status !== null) status.textContent = text;
  };
  const report = () => {
    write('Eins');
    const alert = document.createElement('p');
    alert.role = 'alert';
    alert.textContent = 'Zwei';
    const around = document.createElement('div');
    around.append(alert);
    setTimeout(() => document.querySelector('main')?.append(around));
  };
  for (const times of [1, 2]) {
    report();
    await expect.poll(() => reported.filter((text) => text.includes('Eins Zwei')).length).toBe(times);
  }

  // A message during the closing of the dialog would be announced in neither place.
  const close = dialog.getByRole('button', { name: 'Schliessen' }).element() as HTMLElement;
  close.click();
  write('Gerade noch gesagt');
  // Other messages may be announced meanwhile too.
  await expect.poll(() => document.querySelector('#announcer')?.textContent).toContain('Gerade noch gesagt');
  await expect.poll(isPageHidden).toBe(false);
});
