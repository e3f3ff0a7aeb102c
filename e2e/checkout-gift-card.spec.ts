import { beginCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { reload } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

test(
  'a gift card pays, says what is left, and survives a reload',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    const staff = await openBrowser();
    // The adjustment below exceeds the staff limit, so the management makes it.
    await visitAs(staff, 'Geschäftsleitung', '/');
    const issue = async (amount: number) => {
      const answer = await staff.request.put(`/api/desk/gift-cards/${crypto.randomUUID()}`, {
        data: { amount, buyer: 'Beat Muster', greeting: '', email: null, paidWith: 'card' },
      });
      return ((await answer.json()) as { code: string }).code;
    };
    const [small, large] = [await issue(1000), await issue(50_000)];

    await beginCheckout(page);
    await unfold(page, 'Gutschein einlösen');
    const code = page.getByLabel('Gutschein');
    const redeem = page.getByRole('button', { name: 'Einlösen' });
    const unusable = page.getByText('Dieser Gutschein kann nicht eingelöst werden. Bitte prüfe den Code.');
    await code.fill('2345-6789-ACEFN');
    // Enter redeems the code; it does not place the order.
    problems.expect(/status of 409/);
    await code.press('Enter');
    await expect(unusable).toBeVisible();
    await expect(code).toBeFocused();

    // A gift card that pays nothing is not sent with the order, and a typed code is redeemed first.
    await placeOrderButton(page).click();
    await expect(unusable).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(small.toLowerCase().replaceAll('-', ' '));
    await placeOrderButton(page).click();
    await expect(page.getByText('bezahlt CHF 10.00 · danach bleiben CHF 0.00')).toBeVisible();
    await expect(page.getByText('davon mit Gutschein')).toBeVisible();
    await reload(page);
    await expect(page.getByText(`Gutschein ${small}`)).toBeVisible();
    await page.getByRole('button', { name: 'Gutschein entfernen' }).click();
    await expect(code).toBeFocused();

    await code.fill(large);
    await redeem.click();
    await expect(page.getByRole('heading', { name: 'Schon bezahlt' })).toBeVisible();
    await expect(page.getByLabel('Karte')).toHaveCount(0);

    // Most of the balance is spent elsewhere meanwhile.
    await staff.request.post('/api/desk/gift-cards/adjustments', {
      data: { code: large, amount: -49_000, reason: 'Verloren', seenBalance: 50_000 },
    });
    await placeOrderButton(page).click();
    await expect(page.getByText(/^Dein Gutschein bezahlt jetzt CHF 10\.00, an der Tür bleiben CHF/)).toBeVisible();
    await expect(page.getByText('bezahlt CHF 10.00 · danach bleiben CHF 0.00')).toBeVisible();
    await page.getByLabel('TWINT').check();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(page.getByRole('main')).toContainText(/TWINT, an der Tür \(CHF/);
  },
);
