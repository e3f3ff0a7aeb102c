import { expectAccessible } from './accessible.ts';
import { addToCart, loadPlainProducts } from './api.ts';
import { ADDRESS, fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { expectToFit, setLetters } from './fit.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';
import { NARROW } from './well-made.ts';

test('a postcode keeps no place that it is not of, and leads on only when its fourth digit is typed', async ({
  page,
}) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  const postcode = page.getByLabel('PLZ');
  const town = page.getByLabel('Lieferort').locator('option:checked');
  const street = page.getByLabel('Strasse und Nummer');
  await postcode.pressSequentially('8400');
  await expect(street).toBeFocused();
  await expect(town).toHaveText('8400 Winterthur');

  // A digit in the middle is corrected: nobody is led away.
  await postcode.focus();
  await postcode.press('End');
  await postcode.press('ArrowLeft');
  await postcode.press('Backspace');
  await expect(postcode).toHaveValue('840');
  await expect(town).toHaveText('Bitte wählen');
  await postcode.press('0');
  await expect(postcode).toHaveValue('8400');
  await expect(town).toHaveText('8400 Winterthur');
  await expect(postcode).toBeFocused();
  // The last digit is replaced.
  await postcode.press('End');
  await postcode.press('Shift+ArrowLeft');
  await postcode.press('4');
  await expect(town).toHaveText('8404 Winterthur');
  await expect(postcode).toBeFocused();

  await postcode.press('Backspace');
  await expect(town).toHaveText('Bitte wählen');
  await placeOrderButton(page).click();
  await expect(page.getByText('Bitte wähle deinen Lieferort')).toBeVisible();
  await expect(postcode).toBeFocused();
});

test('an error stands beside a field as soon as it is left', async ({ page }) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  const street = page.getByLabel('Strasse und Nummer');
  const phone = page.getByLabel('Telefonnummer');
  const missingNumber = page.getByText('Bitte mit Hausnummer, zum Beispiel Langstrasse 12');
  const wrongPhone = page.getByText('Bitte gib deine Telefonnummer so an: 078 999 99 99');
  await street.pressSequentially('Langstrasse');
  await expect(missingNumber).toBeHidden();
  // What is pressed below does not move away from under the mouse.
  await page.getByLabel('TWINT').check();
  await expect(missingNumber).toBeVisible();
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await phone.pressSequentially('078 1');
  await phone.press('Tab');
  await expect(wrongPhone).toBeVisible();
  // Fields that nobody has left are not blamed.
  await expect(page.getByText('Bitte wähle deinen Lieferort')).toBeHidden();
  await expect(page.getByText('Bitte gib deinen Namen an')).toBeHidden();
  await expectAccessible(page);
  await street.fill(`${ADDRESS.street} ${ADDRESS.houseNumber}`);
  await expect(missingNumber).toBeHidden();

  await page.getByLabel('PLZ').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Bitte wähle deinen Lieferort')).toBeVisible();

  await placeOrderButton(page).click();
  await expect(page.getByLabel('PLZ')).toBeFocused();
  await expect(page.getByText('Bitte gib deinen Namen an')).toBeVisible();
});

test('below the minimum the button leads to what is missing', async ({ page }) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 1);
  await visit(page, '/checkout');
  await fillCheckout(page);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'bis zum Mindestbestellwert.' });
  await expect(notice).toBeVisible();
  await placeOrderButton(page).click();
  await expect(notice).toBeFocused();
  await expect(page.getByText('Bitte prüfe noch: Mindestbestellwert.')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expectAccessible(page);

  await page.setViewportSize(NARROW);
  await expectToFit(page, NARROW.width);
  const isCut = (input: HTMLInputElement) => input.scrollWidth > input.clientWidth;
  expect(await page.getByLabel('PLZ').evaluate(isCut)).toBe(false);
  await setLetters(page, 32);
  await expectToFit(page, NARROW.width);
});

test('an order placed while the cart changes waits for its sum', async ({ page }) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await fillCheckout(page);
  const release = await holdRequests(page, '**/api/cart/items/*');
  await page.getByRole('main').getByRole('button', { name: 'Ändern' }).click();
  const panel = page.getByRole('dialog', { name: 'Warenkorb' });
  await panel
    .getByRole('button', { name: /: eins mehr$/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await placeOrderButton(page).click();
  await expect(page.getByRole('button', { name: 'Wird bestellt …' })).toBeEnabled();
  await release();
  await readOrderNumber(page);
  await expect(page.getByRole('main')).toContainText('6×');
});
