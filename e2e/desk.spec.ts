import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { loadPlainProducts } from './api.ts';
import { ON_THE_WAY, PREPARING, columnOf, openBoard, openTicket, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { expectToFit } from './fit.ts';
import { into } from './keyboard.ts';
import { cutNetwork, holdRequests } from './network.ts';
import { passDoubleTap, tap } from './tap.ts';
import { expect, test } from './test.ts';
import { SECOND } from './time.ts';
import { expectToast } from './toasts.ts';

test(
  'staff find an order by number, phone and name, also one that is done',
  { tag: '@flow' },
  async ({ page, request }) => {
    const [product] = await loadPlainProducts(request);
    const done = await orderQuickly(request, product, { name: 'Zoë Ärni', phoneNumber: '079 555 44 33' });
    await openBoard(page);
    for (const step of [...ON_THE_WAY, { from: 'onTheWay', to: 'delivered', collected: 'twint' }])
      expect((await stepQuickly(page.request, done.id, step)).ok()).toBe(true);
    await expect(ticketOf(page, done.number)).toBeHidden();

    const field = page.getByRole('searchbox', { name: /Bestellung suchen/ });
    for (const query of [`${done.number}`, '+41 79 555', 'arni']) {
      await page.keyboard.press('/');
      await into(field).type(query);
      await expect(page.getByRole('search').getByText('1 Treffer')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(field).not.toBeFocused();
    }
    await page.keyboard.press('/');
    await into(field).type('zoe');
    await expect(page.getByRole('search').getByText('1 Treffer')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Bestellung ${done.number}` });
    await expect(dialog).toContainText('An der Tür bezahlt (TWINT)');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();

    await page.getByRole('button', { name: /^Heute \d+ · CHF/ }).click();
    const row = page
      .getByRole('dialog', { name: 'Heute' })
      .getByRole('button', { name: new RegExp(`^${done.number}`) });
    await expect(row).toContainText(/Geliefert \d\d:\d\d · TWINT CHF/);
    await expectAccessibleDialog(page);
  },
);

test('the details tell what happened to an order, who did it and when', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product, { name: 'Lena Frei' });
  await openBoard(page);
  for (const step of PREPARING) await stepQuickly(page.request, id, step);
  const dialog = await openTicket(page, number);
  await dialog.getByText('Verlauf').click();
  const events = dialog.getByRole('listitem').filter({ hasText: / · / });
  await expect(events).toContainText([
    /^Bestellung eingegangen.*Gast: Lena Frei/,
    /^Bestellung angenommen.*Jonas Keller.*Versprochen auf/,
    /^Bestellung in den Ofen geschoben.*Angenommen/,
  ]);
  await expectAccessibleDialog(page);
});

test('what is paid at the door is changed before it is collected', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product, { paymentMethod: 'card' });
  await openBoard(page);
  for (const step of ON_THE_WAY) await stepQuickly(page.request, id, step);
  const ticket = ticketOf(page, number);
  await expect(columnOf(page, 'Unterwegs')).toContainText(`${number}`);
  const details = await openTicket(page, number);
  await expect(details.getByRole('radio', { name: 'Karte' })).toBeChecked();
  await details.getByRole('radio', { name: 'Bar' }).check();
  await details.getByRole('button', { name: /^Geliefert & kassiert CHF/ }).click();
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();
  await page.getByRole('button', { name: /^Heute \d+ · CHF/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${number}`) })).toContainText(
    '· Bar CHF',
  );
});

test(
  'of two tablets one wins, and the other is told',
  { tag: '@flow' },
  async ({ page, request, openBrowser, problems }) => {
    problems.expect(/status of 409/);
    const [product] = await loadPlainProducts(request);
    const { number, id } = await orderQuickly(request, product);
    const other = await openBrowser();
    await openBoard(page);
    await openBoard(other);
    for (const step of PREPARING) await stepQuickly(page.request, id, step);
    const release = await holdRequests(page, '**/steps');
    await ticketOf(page, number).getByRole('button', { name: 'Fertig' }).click();
    await ticketOf(other, number).getByRole('button', { name: 'Fertig' }).click();
    await expect(columnOf(other, 'Bereit').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
    await release();
    await expectToast(
      page,
      `Bestellung ${number} ist schon weiter\nJemand war schneller: Sie steht jetzt auf «Bereit».`,
    );
    await expect(columnOf(page, 'Bereit').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
  },
);

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('a double tap takes one step with one order', async ({ page, request }) => {
    const [product] = await loadPlainProducts(request);
    const [first, second] = [await orderQuickly(request, product), await orderQuickly(request, product)];
    await openBoard(page);
    const [accept] = PREPARING;
    await stepQuickly(page.request, first.id, accept);
    const taken = async (orderId: string) => {
      const order = await page.request.get(`/api/orders/${orderId}`);
      return ((await order.json()) as { revision: number }).revision;
    };
    const buttonOf = ({ number }: { number: number }, name: string) =>
      ticketOf(page, number).getByRole('button', { name });
    let sent = 0;
    page.on('request', (one) => {
      if (one.method() === 'POST' && one.url().endsWith('/steps')) sent += 1;
    });
    await tap(buttonOf(first, 'In den Ofen'), 1_000);
    // The second tap hits the ticket that has moved to this place.
    await tap(buttonOf(first, 'Fertig'), 1_120);
    await expect.poll(() => taken(first.id)).toBe(3);
    await passDoubleTap(page);
    expect([await taken(first.id), sent]).toEqual([3, 1]);

    for (const { id } of [first, second])
      for (const step of [...PREPARING, { from: 'preparing', to: 'ready' }]) await stepQuickly(page.request, id, step);
    await tap(buttonOf(first, 'Los'), 10_000);
    await expect(
      columnOf(page, 'Unterwegs').getByRole('article', { name: `Bestellung ${first.number}` }),
    ).toBeVisible();
    await tap(buttonOf(second, 'Los'), 10_120);
    await expect.poll(() => taken(first.id)).toBe(5);
    await passDoubleTap(page);
    expect([await taken(first.id), await taken(second.id), sent]).toEqual([5, 4, 2]);
  });
});

test('the focus follows an order, and new ones are announced', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product);
  await openBoard(page);
  for (const step of PREPARING) await stepQuickly(page.request, id, step);
  const ticket = ticketOf(page, number);
  await ticket.getByRole('button', { name: 'Fertig' }).press('Enter');
  await expect(columnOf(page, 'Bereit').getByRole('article', { name: `Bestellung ${number}` })).toBeFocused();
  // The details and the phone number come before the step in tab order.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(ticket.getByRole('button', { name: 'Unterwegs' })).toBeFocused();

  const changes = await orderQuickly(request, product, { name: 'Nora Neu' });
  await expect(page.getByText(`Neue Bestellung ${changes.number}, Nora Neu, so bald wie möglich`)).toBeAttached();
  await expect(ticket.getByRole('button', { name: 'Unterwegs' })).toBeFocused();
});

test('a new order comes last and moves nothing, and what moved under a finger takes no tap', async ({
  page,
  request,
  time,
}) => {
  const [product] = await loadPlainProducts(request);
  const [first, second] = [await orderQuickly(request, product), await orderQuickly(request, product)];
  // The window shows all tickets, also those of other tests: a scrolled column would keep the place of its tickets by
  // itself.
  await page.setViewportSize({ width: 1440, height: 8000 });
  await openBoard(page);
  const numbers = () =>
    columnOf(page, 'Neu')
      .getByRole('article')
      .evaluateAll((all) => all.map((ticket) => Number(/\d+/.exec(ticket.getAttribute('aria-label') ?? '')?.[0])));
  // Measures the position in the column without the animation of its arrival.
  const place = () =>
    ticketOf(page, second.number).evaluate((ticket: HTMLElement) => [ticket.offsetLeft, ticket.offsetTop]);
  const before = await place();
  const third = await orderQuickly(request, product);
  await expect(ticketOf(page, third.number)).toBeVisible();
  const shown = await numbers();
  expect(shown.slice(-3)).toEqual([first.number, second.number, third.number]);
  expect(await place()).toEqual(before);

  // Another device moves the ticket above; its place stays empty for a while, then at once a tap hits the place where its button was.
  const reject = ticketOf(page, second.number).getByRole('button', { name: /^Andere Zeit, ablehnen/ });
  await expect(reject).not.toHaveAttribute('data-moved');
  await reject.evaluate((button) => {
    const taps = { ignored: 0, heard: 0 };
    window.addEventListener('tapignored', () => (taps.heard += 1));
    Object.assign(window, { taps });
    new MutationObserver(() => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!button.hasAttribute('data-moved') || hit === null || button.contains(hit)) return;
      taps.ignored += 1;
      hit.dispatchEvent(
        new PointerEvent('pointerdown', { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }),
      );
    }).observe(button, { attributeFilter: ['data-moved'] });
  });
  await stepQuickly(page.request, first.id, PREPARING[0]);
  await expect(ticketOf(page, first.number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
  await time.advance(10 * SECOND);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { taps: { ignored: number } }).taps.ignored))
    .toBeGreaterThan(0);
  // It is heard too, by a low tone.
  expect(await page.evaluate(() => (window as unknown as { taps: { heard: number } }).taps.heard)).toBeGreaterThan(0);
  // A moment later it accepts taps again; it accepts keys all the time.
  await reject.click();
  await expect(page.getByRole('dialog', { name: `Bestellung ${second.number}` })).toBeVisible();
});

test(
  'the board says that it is cut off, and catches up',
  { tag: '@flow' },
  async ({ page, context, request, problems }) => {
    const [product] = await loadPlainProducts(request);
    const before = await orderQuickly(request, product);
    await openBoard(page);
    await cutNetwork(context, problems);
    await expect(page.getByText('Kein Netz', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Seit 0:\d\d ohne Verbindung\./)).toBeVisible();
    const missed = await orderQuickly(request, product);
    await expect(ticketOf(page, before.number)).toBeVisible();
    await expect(ticketOf(page, missed.number)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(ticketOf(page, missed.number)).toHaveCount(1);
    await expect(page.getByText(/ohne Verbindung/)).toBeHidden();
  },
);

test('a typed reason stays until it is sent, however often the network goes', async ({
  page,
  context,
  request,
  problems,
}) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product);
  await openBoard(page);
  await (await openTicket(page, number)).getByRole('button', { name: 'Ablehnen …' }).click();
  const dialog = page.getByRole('dialog', { name: `Bestellung ${number} ablehnen` });
  await dialog.getByLabel('Etwas anderes').check();
  const text = dialog.getByLabel('Was ist passiert?');
  await text.fill('Der Ofen ist kalt, der Kamin wird gerade gerichtet.');
  const send = dialog.getByRole('button', { name: 'Ablehnen' });

  await cutNetwork(context, problems);
  await send.click();
  await expectToast(page, /bleibt, wie sie ist: Geld und Absagen gehen erst/);
  await expect(send).toBeEnabled();
  await expect(text).toHaveValue(/^Der Ofen ist kalt/);
  await context.setOffline(false);
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();

  const release = await holdRequests(page, '**/steps');
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Wird gesendet …' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue(/^Der Ofen ist kalt/);
  await release();
  await expect(dialog).toBeHidden();
  await expect(ticketOf(page, number)).toBeHidden();
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as { status: string; reason: object };
  expect(order).toMatchObject({
    status: 'rejected',
    reason: { code: 'other', text: expect.stringMatching(/^Der Ofen/) },
  });
});

test('a tablet held upright shows all five columns, whatever waits in one', async ({ page, request, openBrowser }) => {
  const [product] = await loadPlainProducts(request);
  const first = await orderQuickly(request, product);
  // A device has only a few open orders.
  for (let more = 0; more < 5; more += 1) await orderQuickly((await openBrowser()).request, product);
  await openBoard(page);
  for (const { width, height } of [
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const name of ['Neu', 'Küche', 'Ofen', 'Bereit', 'Unterwegs'])
      await expect(columnOf(page, name).getByRole('heading', { level: 2 })).toBeInViewport();
    await ticketOf(page, first.number).scrollIntoViewIfNeeded();
    await expect(ticketOf(page, first.number)).toBeInViewport();
    await expect(columnOf(page, 'Unterwegs').getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

for (const { width, height, colorScheme } of [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 820, height: 1180, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const) {
  test(`the board is well made at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const [product] = await loadPlainProducts(request);
    const { number, id } = await orderQuickly(request, product, { remark: 'Allergie: Nüsse', note: 'Hinterhaus' });
    await orderQuickly(request, product, { name: 'Maximilian-Alexander von Hohenstein-Wildenburg' });
    await openBoard(page);
    for (const step of ON_THE_WAY) await stepQuickly(page.request, id, step);
    await expect(columnOf(page, 'Unterwegs').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, width);
    await ticketOf(page, number)
      .getByRole('button', { name: /Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: `Bestellung ${number}` });
    await expect(dialog).toContainText('Allergie: Nüsse');
    await expect(dialog.getByRole('link', { name: '078 123 45 67' })).toHaveCount(1);
    await expectAccessible(page);
  });
}

test('the town stays behind a street in Hebrew', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  const { number, id } = await orderQuickly(request, product, { name: 'דנה לוי', street: 'שדרה', area: 'other' });
  await openBoard(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const step of ON_THE_WAY) await stepQuickly(page.request, id, step);
  const line = ticketOf(page, number).getByRole('paragraph');
  await expect(line).toContainText(/\d.*, \d{4} /);
  // The ticket moves from column to column, and the element that shows it is another one then.
  const townBehindStreet = () =>
    line.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode);
      const [street = 0, town = 0] = [/ש/, /^\d{4}$/].map((sign) => {
        const text = nodes.find((node) => sign.test(node.textContent ?? ''));
        const place = text?.textContent?.search(sign) ?? -1;
        const range = document.createRange();
        range.setStart(text ?? element, place);
        range.setEnd(text ?? element, place + 1);
        return range.getBoundingClientRect().left;
      });
      return town - street;
    });
  await expect.poll(townBehindStreet).toBeGreaterThan(0);
});
