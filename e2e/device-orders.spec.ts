import { expectAccessible } from './accessible.ts';
import { openCart } from './cart.ts';
import { ADDRESS, beginCheckout, placeOrder, readOrderNumber } from './checkout.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test(
  'a guest who closed the page of an order finds it again on the device, until it is removed there',
  { tag: '@flow' },
  async ({ page, context, openBrowser, problems }) => {
    await beginCheckout(page);
    const number = await placeOrder(page);
    await page.close();

    const again = await context.newPage();
    await visit(again, '/');
    const drawer = await openCart(again);
    await drawer.getByRole('link', { name: `Bestellung ${number} ansehen` }).click();
    await expect(again).toHaveURL(/\/order\/.+capability=/);
    await expect(drawer).toBeHidden();
    await expect(again.getByRole('main')).toContainText(String(number));

    await visit(again, '/order');
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen');
    const card = again.getByRole('main').getByRole('link', { name: new RegExp(`^${number} CHF \\d+\\.\\d\\d`) });
    await expectAccessible(again);
    await card.click();
    await expect(again).toHaveURL(/\/order\/.+capability=/);
    await again.goBack();
    await again.getByRole('button', { name: 'Von diesem Gerät entfernen' }).click();
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen warten im Konto.');

    const other = await openBrowser();
    await visit(other, '/order');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen warten im Konto.');

    // On another device number and phone number find it, also a number that was pasted from the contacts.
    const find = other.getByRole('button', { name: 'Bestellung finden' });
    await find.click();
    await expect(other.getByText('Die Nummer steht in unserer E-Mail')).toBeVisible();
    await other.getByLabel('Nummer der Bestellung').fill(`Nr. ${number}`);
    await other.getByLabel('Telefonnummer').fill('079 000 00 01');
    problems.expect(/status of 404/);
    await find.click();
    await expect(other.getByText('Mit diesen Angaben finden wir keine Bestellung.')).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel('Telefonnummer').fill(`+41 ${ADDRESS.phoneNumber.slice(1)}`);
    await find.click();
    await expect(other).toHaveURL(/\/order\/.+capability=/);
    expect(await readOrderNumber(other)).toBe(number);
    await visit(other, '/order');
    await expect(other.getByRole('main').getByRole('link', { name: new RegExp(`^${number} CHF`) })).toBeVisible();
  },
);
