import { addToCart, loadPlainProducts } from './api.ts';
import { ACCEPT, acceptByTap, columnOf, openBoard, orderQuickly, ticketOf } from './desk.ts';
import { into } from './keyboard.ts';
import { expect, test } from './test.ts';
import { SECOND } from './time.ts';

test('a ticket keeps its height, whatever is on it, and six fit a column at the counter', async ({ page, request }) => {
  const [few, many] = await loadPlainProducts(request);
  const plain = await orderQuickly(request, few);
  await addToCart(request, many, 11);
  const long = await orderQuickly(request, few, {
    name: 'Bartholomäus Hinterwaldner-Zimmermann',
    street: 'In der unteren hinteren Langgasse am alten Rebberg',
    remark: `Allergie: Nüsse. ${'Bitte sehr gut durchbacken. '.repeat(8)}`,
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page);
  const boxOf = async ({ number }: { number: number }) => {
    await ticketOf(page, number).scrollIntoViewIfNeeded();
    return ticketOf(page, number).boundingBox();
  };
  const [first, second] = [await boxOf(plain), await boxOf(long)];
  expect(second?.height).toBe(first?.height);
  expect(second?.width).toBe(first?.width);
  await expect(ticketOf(page, long.number)).toContainText('Nüsse');
  const room = await columnOf(page, 'Neu')
    .getByRole('article')
    .first()
    .evaluate((ticket) => ticket.parentElement?.clientHeight ?? 0);
  expect(room).toBeGreaterThanOrEqual(6 * (first?.height ?? Number.NaN) + 5 * 6);
});

test('a later time is promised by two taps, and the same chip takes it back', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product);
  await openBoard(page);
  const ticket = ticketOf(page, number);
  const accept = ticket.getByRole('button', { name: ACCEPT });
  const minutes = async () => {
    const [, hours, rest] = /(\d\d):(\d\d)/.exec((await accept.textContent()) ?? '') ?? [];
    return Number(hours) * 60 + Number(rest);
  };
  const before = await minutes();
  /** The promise is counted from now on, and a minute may begin while the test looks. */
  const expectMinutes = async (expected: number) => expect([expected, expected + 1]).toContain(await minutes());
  const chip = ticket.getByRole('button', { name: '+15 Minuten' });
  await chip.click();
  await expectMinutes(before + 15);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expectMinutes(before);
  await chip.click();
  const shown = await minutes();
  await accept.click();
  await expect(columnOf(page, 'Küche').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    promisedAt: string;
    promiseMove: { reason: { code: string } };
  };
  const promised = new Date(order.promisedAt).toLocaleTimeString('de-CH', {
    timeZone: 'Europe/Zurich',
    timeStyle: 'short',
  });
  const [hours, rest] = promised.split(':');
  expect([shown, shown + 1]).toContain(Number(hours) * 60 + Number(rest));
  expect(order.promiseMove.reason.code).toBe('busy');
});

test('keys accept the oldest, undo, and go to a column, but not during typing', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number } = await orderQuickly(request, product);
  await openBoard(page);
  await expect(ticketOf(page, number)).toBeVisible();
  const oldest = columnOf(page, 'Neu').getByRole('article').first();
  const name = (await oldest.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('/');
  await into(page.getByRole('searchbox', { name: /Bestellung suchen/ })).type('az1');
  await expect(columnOf(page, 'Neu').getByRole('article', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(columnOf(page, 'Küche').getByRole('article', { name, exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(columnOf(page, 'Neu').getByRole('article', { name, exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await expect(columnOf(page, 'Neu').getByRole('article').first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();
});

test('the search dims what it does not find, and removes nothing', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const wanted = await orderQuickly(request, product, { street: 'Quittenweg' });
  const other = await orderQuickly(request, product);
  await openBoard(page);
  await page.keyboard.press('/');
  await into(page.getByRole('searchbox', { name: /Bestellung suchen/ })).type('quitten');
  const opacityOf = ({ number }: { number: number }) =>
    ticketOf(page, number).evaluate((ticket) => Number(getComputedStyle(ticket).opacity));
  await expect.poll(() => opacityOf(other)).toBeLessThan(0.5);
  expect(await opacityOf(wanted)).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => opacityOf(other)).toBe(1);
});

test('where an order was is nothing to press, until the list closes up', async ({ page, request, time }) => {
  const [product] = await loadPlainProducts(request);
  const [first, second] = [await orderQuickly(request, product), await orderQuickly(request, product)];
  await openBoard(page);
  const top = () => ticketOf(page, second.number).evaluate((ticket: HTMLElement) => ticket.offsetTop);
  await expect(ticketOf(page, second.number)).toBeVisible();
  const before = await top();
  await acceptByTap(page, first.number);
  await expect(columnOf(page, 'Küche').getByRole('article', { name: `Bestellung ${first.number}` })).toBeVisible();
  expect(await top()).toBe(before);
  await page.mouse.move(0, 0);
  await time.advance(10 * SECOND);
  await expect.poll(top).toBeLessThan(before);
});
