import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cartPanel, fillCart } from '../../test-tools/cart.ts';
import { PHONE, mountPage, useScreen } from '../../test-tools/mount-page.tsx';

const bar = (): Locator => page.getByRole('button', { name: /^1 Warenkorb/ });

test('is in reach of a thumb on a phone, with what is missing and the earliest time', async () => {
  await useScreen(PHONE);
  await mountPage('/products');
  await expect.element(bar()).not.toBeInTheDocument();
  await fillCart(1);
  await expect
    .element(bar())
    .toHaveAccessibleName(
      /frühestens heute um \d\d:\d\d CHF\s\d+\.\d\d noch CHF\s\d+\.\d\d bis zum Mindestbestellwert$/,
    );
  const rectOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const isFooterFree = () => {
    scrollTo(0, document.body.scrollHeight);
    return rectOf(page.getByRole('contentinfo')).bottom <= rectOf(bar()).top;
  };
  // What comes near is laid out, which may lengthen the page.
  await expect.poll(isFooterFree).toBe(true);
  await bar().click();
  await expect.element(cartPanel()).toBeVisible();
  history.back();
  await expect.element(cartPanel()).not.toBeInTheDocument();
  await page.viewport(1440, 900);
  await expect.element(bar()).not.toBeInTheDocument();
});

test('leaves the place at the end of the window to the button of the checkout', async () => {
  await useScreen(PHONE);
  await mountPage('/products');
  await fillCart(1);
  await bar().click();
  await cartPanel().getByRole('button', { name: 'Zur Kasse' }).click();
  await expect.element(page.getByRole('button', { name: /^Jetzt bestellen/ })).toBeVisible();
  await expect.element(cartPanel()).not.toBeInTheDocument();
  await expect.element(bar()).not.toBeInTheDocument();
});
