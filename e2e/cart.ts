import { type Locator, type Page, expect } from 'playwright/test';

/** Finds buttons that add a product to the cart without a dialog. */
export const addButtons = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: / in den Warenkorb$/ });

/** Finds buttons that open the option dialog of a product. */
export const choiceButtons = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /: wählen$/ });

export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Warenkorb( \d+ Produkte?)?$/ });

export const cartPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Warenkorb' });

/** Expects this number of items, confirmed by the server. */
export async function expectItemCount(page: Page, count: number): Promise<void> {
  await expect(cartButton(page)).toHaveAccessibleName(new RegExp(`^Warenkorb ${count} Produkte?$`));
  await expect(cartButton(page)).not.toHaveAttribute('data-changing');
}

/** Adds this many different products to the cart; returns their names. */
export async function fillCart(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const button = addButtons(page).nth(index);
    names.push(((await button.getAttribute('aria-label')) ?? '').replace(' in den Warenkorb', ''));
    await button.click();
    await expectItemCount(page, index + 1);
  }
  return names;
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
  return cartPanel(page);
}

/** Chooses options of a product (the first product by default) and adds it to the cart; returns its name. */
export async function addWithOptions(page: Page, options: readonly string[], index = 0): Promise<string> {
  const open = choiceButtons(page).nth(index);
  const name = ((await open.getAttribute('aria-label')) ?? '').replace(': wählen', '');
  await open.click();
  const dialog = page.getByRole('dialog', { name });
  for (const option of options) await dialog.getByLabel(new RegExp(`^${option}`)).check();
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(dialog).toBeHidden();
  return name;
}
