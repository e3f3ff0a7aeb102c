import { expectAccessible } from './accessible.ts';
import { chooseAnotherDay } from './another-day.ts';
import { placeOrderButton, readOrderNumber } from './checkout.ts';
import { openBoard, ticketOf } from './desk.ts';
import { expect, test } from './test.ts';

/** Less than two hours before the delivery. */
const NEXT_DAY = '2026-11-21T16:30:00.000Z';

test(
  'a guest orders for tomorrow; the desk keeps it under «Später» until it is time',
  { tag: '@flow' },
  async ({ page, openBrowser, time }) => {
    const guest = await openBrowser();
    await chooseAnotherDay(page, guest);
    const day = guest.getByRole('combobox', { name: 'Tag', exact: true });
    await expect(day.getByRole('option')).toHaveText(['Sa, 21. Nov.', 'So, 22. Nov.']);
    await expect(day).toHaveValue('2026-11-21');
    const deliveryTime = guest.getByRole('combobox', { name: 'Lieferzeit' });
    await deliveryTime.selectOption({ label: '18:00 bis 18:15' });
    await expectAccessible(guest);
    await placeOrderButton(guest).click();
    const number = await readOrderNumber(guest);
    await expect(guest.getByText(/18:00 am Sa, 21\. Nov\./).first()).toBeVisible();

    await openBoard(page);
    const later = page.getByRole('group').filter({ hasText: /^Später/ });
    await expect(later).toContainText('1 noch anzunehmen');
    await expect(ticketOf(page, number)).toHaveCount(0);
    await page.getByText(/^Später/).click();
    await page.getByRole('button', { name: new RegExp(`^${number}\\s*18:00 am Sa, 21\\. Nov\\.`) }).click();
    const details = page.getByRole('dialog', { name: `Bestellung ${number}`, exact: true });
    await expect(details).toContainText('18:00 am Sa, 21. Nov.');
    await details.getByRole('button', { name: /annehmen|^Annehmen/ }).click();
    await page.keyboard.press('Escape');
    await expect(later).toContainText('angenommen');
    await expect(ticketOf(page, number)).toHaveCount(0);

    await time.set(NEXT_DAY);
    const nextDay = await openBrowser();
    await openBoard(nextDay);
    // The ticket counts down to 18:00.
    await expect(ticketOf(nextDay, number)).toContainText('30min');
    await expect(nextDay.getByText(/^Später/)).toHaveCount(0);
  },
);
