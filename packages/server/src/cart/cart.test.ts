import { createApiClient } from '@ofenpost/client/http/api-client';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { demoCatalogue } from '@ofenpost/demo-data/demo-catalogue';
import { demoMenus } from '@ofenpost/demo-data/demo-menus';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { countCartReads } from '../../test-tools/testing/cart-reads.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const products = demoCatalogue(TEST_NOW).productGroups.flatMap((group) => group.products);
const [first, second] = products.filter(
  ({ available, soldOutUntil, availabilitySchedule, optionGroups }) =>
    available && soldOutUntil === null && availabilitySchedule === null && optionGroups.every(({ min }) => min === 0),
);
const soldOut = products.find(({ soldOutUntil }) => soldOutUntil !== null);
const itemOf = (product: { readonly id: string } | undefined) => ({
  productId: product?.id ?? '',
  optionIds: [],
  amount: 1,
});

describe('the cart', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const visit = () => {
    const browser = createBrowser(server.url);
    return { browser, cart: createApiClient(server.url, browser.fetch).cart };
  };

  it('gives a guest a cookie only when something is put into it', async () => {
    const { browser, cart } = visit();
    await cart.load();
    await cart.removeUnavailable();
    await expect(cart.add(itemOf(soldOut))).rejects.toMatchObject({ data: { code: 'productUnavailable' } });
    expect([...browser.cookies()]).toEqual([]);
    await cart.add(itemOf(first));
    expect([...browser.cookies().keys()]).toEqual(['ofenpost.guest']);
  });

  it('keeps no token of a guest', async () => {
    const { browser, cart } = visit();
    await cart.add(itemOf(first));
    const token = browser.cookies().get('ofenpost.guest');
    expect(await database.query('select 1 from carts where guest_hash = $1', [token])).toEqual([]);
  });

  it('belongs to one guest', async () => {
    const owner = visit();
    const [item] = (await owner.cart.add(itemOf(first))).productCart;
    const stranger = visit();
    await stranger.cart.add(itemOf(second));
    await expect(stranger.cart.changeAmount({ id: item?.id ?? '', amount: 5 })).rejects.toMatchObject({
      code: 'REFUSED',
      data: { code: 'itemUnknown' },
    });
    expect((await owner.cart.load()).productCart.map(({ amount }) => amount)).toEqual([1]);
  });

  it('takes nothing of a hidden group, and what it held of one has become unavailable', async () => {
    const { cart } = visit();
    await cart.add(itemOf(second));
    const setVisible = (visible: boolean) =>
      database.query(
        'update product_groups set visible = $1 where id = (select product_group_id from products where id = $2)',
        [visible, second?.id],
      );
    await setVisible(false);
    await vi.waitFor(async () =>
      expect((await cart.load()).productCart).toMatchObject([{ products: { id: second?.id, available: false } }]),
    );
    await expect(cart.add(itemOf(second))).rejects.toMatchObject({ data: { code: 'productUnavailable' } });
    await setVisible(true);
    await vi.waitFor(async () =>
      expect((await cart.load()).productCart).toMatchObject([{ products: { id: second?.id, available: true } }]),
    );
  });

  it('still reads the carts of before: an item names a product, a creation or a menu', async () => {
    const { cart } = visit();
    const added = await cart.add(itemOf(first));
    const [stored] = await database.query('select items from carts where items @> $1', [
      JSON.stringify([{ id: added.productCart[0]?.id }]),
    ]);
    expect(stored).toEqual({ items: [{ id: added.productCart[0]?.id, ...itemOf(first) }] });
  });

  it('marks a menu that is taken off the plan as unavailable, and lets nobody add it', async () => {
    const { cart } = visit();
    const menuId = demoMenus(toLocalDate(TEST_NOW))[0]?.id ?? '';
    await cart.add({ menuId, amount: 1 });
    await database.query('create table kept_entries as select * from week_menu_entries where menu_id = $1', [menuId]);
    await database.query('delete from week_menu_entries where menu_id = $1', [menuId]);
    await vi.waitFor(async () =>
      expect((await cart.load()).productCart).toMatchObject([{ products: { id: menuId, available: false } }]),
    );
    await expect(cart.add({ menuId, amount: 1 })).rejects.toMatchObject({ data: { code: 'menuUnavailable' } });
    expect((await cart.removeUnavailable()).productCart).toEqual([]);
    const reads = countCartReads();
    await cart.add(itemOf(first));
    expect(reads()).toBe(0);
    await database.query('insert into week_menu_entries select * from kept_entries');
  });

  it('has hardened cookies in production', async () => {
    const production = await startTestServer(database.url, {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://ofenpost.example',
      CLOCK_START: '',
      HOST: '127.0.0.1',
    });
    const response = await fetch(`${production.local}/api/cart/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(itemOf(first)),
    });
    await production.close();
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-ofenpost\.guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});
