import { type Page, request as requests } from 'playwright/test';
import { loadUnbakedProducts } from './api.ts';
import { columnOf, openDesk, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Twenty orders at once, and the numbers of all that are on the board.
test.use({ clockStart: '2026-11-20T18:00:02.000Z' });

const GUESTS = 20;

const numbersIn = (page: Page, column: string): Promise<string[]> =>
  columnOf(page, column)
    .getByRole('article')
    .evaluateAll((tickets) => tickets.map((ticket) => ticket.getAttribute('aria-label') ?? '').toSorted());

test('four order desks in one browser are live, and each still answers', async ({ page, context, request }) => {
  // A browser opens six connections to a server that speaks HTTP/1.1; each desk keeps one open.
  await openDesk(page);
  const desks = [page];
  while (desks.length < 4) {
    const another = await context.newPage();
    await visit(another, '/admin/incoming-orders');
    await expect(another.getByText('Verbunden', { exact: true })).toBeVisible();
    desks.push(another);
  }
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  for (const desk of desks) await expect(ticketOf(desk, number)).toBeVisible();
  await ticketOf(page, number)
    .getByRole('button', { name: /annehmen$/ })
    .first()
    .click();
  for (const desk of desks)
    await expect(ticketOf(desk, number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
});

test('twenty guests order at once while a tablet is cut off and everything is pressed twice: both boards show the same', async ({
  page,
  openBrowser,
  shop,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const other = await openBrowser();
  await Promise.all([openDesk(page), openDesk(other)]);
  await other.context().setOffline(true);
  await expect(other.getByText('Kein Netz', { exact: true })).toBeVisible();
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => requests.newContext({ baseURL: shop.url })));
  const [product] = await loadUnbakedProducts(page.request);
  const placed = await Promise.all(
    guests.map((guest, index) => orderQuickly(guest, product, { name: `Gast ${index}` })),
  );
  await Promise.all(guests.map((guest) => guest.dispose()));
  expect(new Set(placed.map(({ number }) => number)).size).toBe(GUESTS);

  // Taps as quick as this at one place would be one double tap: some orders by finger, the others without a page.
  const [byFinger, ...others] = placed;
  await ticketOf(page, byFinger?.number ?? 0)
    .getByRole('button', { name: /annehmen$/ })
    .first()
    .dblclick();
  const accept = { from: 'placed', to: 'accepted', minutes: 60 };
  await Promise.all([...others, ...others].map(({ id }) => stepQuickly(page.request, id, accept)));
  await expect(columnOf(page, 'Neu').getByRole('article')).toHaveCount(0);
  await other.context().setOffline(false);
  await expect(other.getByText('Verbunden', { exact: true })).toBeVisible();
  await expect(columnOf(other, 'Neu').getByRole('article')).toHaveCount(0);
  const all = placed.map(({ number }) => `Bestellung ${number}`);
  await expect.poll(() => numbersIn(page, 'Im Ofen')).toEqual(expect.arrayContaining(all));
  const board = await numbersIn(page, 'Im Ofen');
  await expect.poll(() => numbersIn(other, 'Im Ofen')).toEqual(board);
  for (const { id } of placed) {
    const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as { status: string; revision: number };
    expect([order.status, order.revision]).toEqual(['accepted', 2]);
  }
});
