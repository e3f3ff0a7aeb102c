import { type Page, request as requests } from 'playwright/test';
import { loadUnbakedProducts } from './api.ts';
import { ACCEPT, acceptByTap, columnOf, openBoard, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { cutNetwork } from './network.ts';
import { setVisibility } from './tabs.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

const GUESTS = 20;

const numbersIn = (page: Page, column: string): Promise<string[]> =>
  columnOf(page, column)
    .getByRole('article')
    .evaluateAll((tickets) => tickets.map((ticket) => ticket.getAttribute('aria-label') ?? '').toSorted());

/** Opens these paths in further tabs of this browser. */
async function openTabs(page: Page, paths: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await page.context().newPage();
    await visit(tab, path);
    tabs.push(tab);
  }
  return tabs;
}

test('seven order desks in one browser are live, and each still answers', async ({ page, request }) => {
  test.slow();
  // A browser opens six connections to an HTTP/1.1 server, so the order desks of its tabs share one.
  await openBoard(page);
  const others = await openTabs(page, Array<string>(6).fill('/admin/incoming-orders'));
  const boards = [page, ...others];
  for (const board of boards) await expect(board.getByText('Verbunden', { exact: true })).toBeVisible();
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  for (const board of boards) await expect(ticketOf(board, number)).toBeVisible();
  await acceptByTap(page, number);
  for (const board of boards)
    await expect(ticketOf(board, number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
  // The connected tab closes; another one takes over.
  await boards.pop()?.close();
  const later = await orderQuickly(request, product);
  for (const board of boards) await expect(ticketOf(board, later.number)).toBeVisible();
  await stepQuickly(page.request, later.id, { from: 'placed', to: 'accepted', minutes: 60 });
  for (const board of boards)
    await expect(ticketOf(board, later.number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
});

test('seven pages of orders beside a desk in one browser still answer, and say which of them are not live', async ({
  page,
  request,
}) => {
  test.slow();
  await openBoard(page);
  const [product] = await loadUnbakedProducts(request);
  const { id, path } = await orderQuickly(request, product);
  const pages = await openTabs(page, Array<string>(7).fill(path));
  const live = pages.slice(0, 2);
  const polled = pages.slice(2);
  for (const tab of live) await expect(tab.getByText('Diese Seite zeigt den Stand live.')).toBeVisible();
  for (const tab of polled) await expect(tab.getByText('Schliess andere Tabs')).toBeVisible();
  await stepQuickly(page.request, id, { from: 'placed', to: 'accepted', minutes: 60 });
  for (const tab of live) await expect(tab.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
  for (const tab of polled) {
    await tab.getByRole('button', { name: 'Jetzt nachschauen' }).click();
    await expect(tab.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
  }
  // A hidden tab releases the connection; the next tab that requests it is live, and the hidden one catches up when
  // shown.
  const [hidden] = live;
  const [next] = polled;
  if (hidden === undefined || next === undefined) throw new Error('no tab');
  await setVisibility(hidden, 'hidden');
  await next.getByRole('button', { name: 'Jetzt nachschauen' }).click();
  await expect(next.getByText('Diese Seite zeigt den Stand live.')).toBeVisible();
  await stepQuickly(page.request, id, { from: 'accepted', to: 'preparing' });
  await expect(next.getByRole('heading', { name: 'Jetzt im Ofen' })).toBeVisible();
  await setVisibility(hidden, 'visible');
  await expect(hidden.getByRole('heading', { name: 'Jetzt im Ofen' })).toBeVisible();
});

test(
  'twenty guests order at once while a tablet is cut off and everything is pressed twice: both boards show the same',
  { tag: '@flow' },
  async ({ page, openBrowser, shop, problems }) => {
    const other = await openBrowser();
    await Promise.all([openBoard(page), openBoard(other)]);
    await cutNetwork(other.context(), problems);
    await expect(other.getByText('Kein Netz', { exact: true })).toBeVisible();
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => requests.newContext({ baseURL: shop.url })));
    const [product] = await loadUnbakedProducts(page.request);
    const placed = await Promise.all(
      guests.map((guest, index) => orderQuickly(guest, product, { name: `Gast ${index}` })),
    );
    await Promise.all(guests.map((guest) => guest.dispose()));
    expect(new Set(placed.map(({ number }) => number)).size).toBe(GUESTS);

    // Quick taps at one place would count as one double tap: some orders are accepted by tap, the others by request.
    const [byFinger, ...others] = placed;
    await ticketOf(page, byFinger?.number ?? 0)
      .getByRole('button', { name: ACCEPT })
      .dblclick();
    const accept = { from: 'placed', to: 'accepted', minutes: 60 };
    await Promise.all([...others, ...others].map(({ id }) => stepQuickly(page.request, id, accept)));
    await expect(columnOf(page, 'Neu').getByRole('article')).toHaveCount(0);
    await other.context().setOffline(false);
    await expect(other.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(columnOf(other, 'Neu').getByRole('article')).toHaveCount(0);
    const all = placed.map(({ number }) => `Bestellung ${number}`);
    await expect.poll(() => numbersIn(page, 'Küche')).toEqual(expect.arrayContaining(all));
    const board = await numbersIn(page, 'Küche');
    await expect.poll(() => numbersIn(other, 'Küche')).toEqual(board);
    for (const { id } of placed) {
      const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
        status: string;
        revision: number;
      };
      expect([order.status, order.revision]).toEqual(['accepted', 2]);
    }
  },
);
