import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Finds buttons that add a product to the cart without a dialog. */
export const addButtons = (): Locator => page.getByRole('main').getByRole('button', { name: / in den Warenkorb$/ });

/** Finds buttons that open the option dialog of a product. */
export const choiceButtons = (): Locator => page.getByRole('main').getByRole('button', { name: /: wählen$/ });

export const cartButton = (): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Warenkorb( \d+ Produkte?)?$/ });

export const cartPanel = (): Locator => page.getByRole('dialog', { name: 'Warenkorb' });

/** Expects this number of items, confirmed by the shop. */
export async function expectItemCount(count: number): Promise<void> {
  await expect.element(cartButton()).toHaveAccessibleName(new RegExp(`^Warenkorb ${count} Produkte?$`));
  await expect.element(cartButton()).not.toHaveAttribute('data-changing');
}

/** Adds this many different products to the cart; returns their names. */
export async function fillCart(count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const button = addButtons().nth(index);
    names.push((button.element().getAttribute('aria-label') ?? '').replace(' in den Warenkorb', ''));
    await button.click();
    await expectItemCount(index + 1);
  }
  return names;
}

/** Opens the cart; it has taken the focus, so that keys go where a test sends them. */
export async function openCart(): Promise<Locator> {
  await cartButton().click();
  await expect.element(cartPanel()).toBeVisible();
  await expect.element(cartPanel().getByRole('button', { name: 'Warenkorb schliessen' })).toHaveFocus();
  return cartPanel();
}
