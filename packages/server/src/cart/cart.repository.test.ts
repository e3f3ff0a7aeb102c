import { randomUUID } from 'node:crypto';
import { NEW_CART } from '@ofenpost/core/cart/cart.use-cases';
import { addOnce, type StoredCartItem, changeAmount, type CartOwner } from '@ofenpost/core/cart/stored-cart';
import { ok } from '@ofenpost/core/result/result';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { assignOrders } from '../order/order.repository.ts';
import { type StoredCart, createCartRepository, findCart, mergeGuestCart } from './cart.repository.ts';
import { createRecentCarts } from './recent-carts.ts';

const clock = { now: () => TEST_NOW };
const cartsOf = (database: Database) => createCartRepository({ database, clock });
const itemOf = (menuId: string): StoredCartItem => ({ id: `item of ${menuId}`, menuId, amount: 1 });

describe('a change of a cart', () => {
  let testDatabase: TestDatabase;
  /** Two servers of one shop. */
  let here: Database;
  let elsewhere: Database;
  let guests = 0;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    here = openDatabase(testDatabase.url, () => {});
    elsewhere = openDatabase(testDatabase.url, () => {});
  });
  afterAll(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
    await testDatabase.drop();
  });

  afterEach(() => void vi.restoreAllMocks());

  const newGuest = (): CartOwner => ({ kind: 'guest', guestHash: `guest ${(guests += 1)}` });
  const add = (database: Database, owner: CartOwner, menuId: string, idempotencyKey = randomUUID()) =>
    cartsOf(database).update(owner, (cart) =>
      addOnce(cart ?? NEW_CART, { menuId, amount: 1, idempotencyKey }, itemOf(menuId).id),
    );
  const setAmount = (database: Database, owner: CartOwner, menuId: string, amount: number) =>
    cartsOf(database).update(owner, (cart) => {
      const content = cart ?? NEW_CART;
      const items = changeAmount(content.items, { id: itemOf(menuId).id, amount });
      return items.ok ? ok({ ...content, items: items.value }) : items;
    });
  const saved = async (owner: CartOwner) => (await findCart(here, owner))?.items;

  it('is one question to the database where the cart is known', async () => {
    const owner = newGuest();
    await add(here, owner, 'a');
    const [requested, waited] = [here.$pipeline.$client, here.$durable].map((pool) => vi.spyOn(pool, 'query'));
    const otherwise = vi.spyOn(here.$client, 'query');
    await setAmount(here, owner, 'a', 3);
    await add(here, owner, 'b');
    expect(requested).toHaveBeenCalledTimes(2);
    // Each request is answered when its change is on the disk.
    expect(waited).toHaveBeenCalledTimes(2);
    expect(otherwise).not.toHaveBeenCalled();
    expect(await saved(owner)).toEqual([{ ...itemOf('a'), amount: 3 }, itemOf('b')]);
  });

  it('keeps what another server changed meanwhile, and refuses by nothing that is old', async () => {
    const owner = newGuest();
    await add(here, owner, 'a');
    await add(elsewhere, owner, 'b');
    expect(await setAmount(here, owner, 'b', 4)).toMatchObject({ ok: true });
    await add(elsewhere, owner, 'c');
    expect(await saved(owner)).toEqual([itemOf('a'), { ...itemOf('b'), amount: 4 }, itemOf('c')]);
    await setAmount(elsewhere, owner, 'b', 0);
    expect(await setAmount(here, owner, 'b', 5)).toMatchObject({ ok: false, error: { code: 'itemUnknown' } });
  });

  it('adds once under a key, whichever server is asked again, and what became of the cart meanwhile', async () => {
    const [owner, key] = [newGuest(), randomUUID()];
    await add(elsewhere, owner, 'a');
    await setAmount(elsewhere, owner, 'a', 0);
    // The cart is empty, as the other server knows it, but it has changed in between.
    await add(here, owner, 'b', key);
    await setAmount(here, owner, 'b', 0);
    for (const server of [elsewhere, here]) expect(await add(server, owner, 'b', key)).toMatchObject({ ok: true });
    expect(await saved(owner)).toEqual([]);
  });

  it('is one question, too, after a guest’s cart was taken along', async () => {
    const [guest, accountId] = [newGuest(), randomUUID()];
    const account: CartOwner = { kind: 'account', accountId };
    await testDatabase.query(`insert into accounts (id, name, email) values ($1, 'Anna Keller', 'anna@example.ch')`, [
      accountId,
    ]);
    await add(here, guest, 'a');
    await add(here, account, 'b');
    await mergeGuestCart({ database: here, clock, assignOrders }, guest, accountId);
    const [requested, otherwise] = [here.$pipeline.$client, here.$client].map((pool) => vi.spyOn(pool, 'query'));
    await add(here, account, 'c');
    expect(requested).toHaveBeenCalledTimes(1);
    expect(otherwise).not.toHaveBeenCalled();
    expect(await saved(account)).toEqual([itemOf('b'), itemOf('a'), itemOf('c')]);
  });

  it('waits for whoever holds the cart, and lets nobody else wait', async () => {
    const [held, free] = [newGuest(), newGuest()];
    await add(here, held, 'a');
    await add(here, free, 'a');
    const holder = await connect(testDatabase.url);
    await holder.query(`begin; select from carts where guest_hash = 'guest ${guests - 1}' for update`);
    const waiting = setAmount(here, held, 'a', 5);
    expect(await setAmount(here, free, 'a', 7)).toMatchObject({ ok: true });
    await holder.query('commit');
    await holder.end();
    expect(await waiting).toMatchObject({ ok: true });
    expect([await saved(held), await saved(free)]).toEqual([
      [{ ...itemOf('a'), amount: 5 }],
      [{ ...itemOf('a'), amount: 7 }],
    ]);
  });

  it('waits, too, where the statement was sent again by a name that PostgreSQL does not know yet', async () => {
    const fresh = openDatabase(testDatabase.url, () => {});
    const holder = await connect(testDatabase.url);
    onTestFinished(async () => {
      await Promise.all([holder.end(), fresh.close()]);
    });
    const owners = [newGuest(), newGuest()];
    for (const owner of owners) await add(fresh, owner, 'a');
    await holder.query('begin; lock table carts in access exclusive mode');
    const requested = vi.spyOn(fresh.$pipeline.$client, 'query');
    const waiting = Promise.allSettled(owners.map((owner) => setAmount(fresh, owner, 'a', 5)));
    await expect
      .poll(() => requested.mock.settledResults.map(({ value }): unknown => value))
      .toMatchObject([{ code: '55P03' }, { code: '26000' }]);
    await holder.query('commit');
    expect(await waiting).toMatchObject(owners.map(() => ({ status: 'fulfilled', value: { ok: true } })));
    for (const owner of owners) expect(await saved(owner)).toEqual([{ ...itemOf('a'), amount: 5 }]);
  });

  it('changes no index, so that it writes nothing but its row', async () => {
    const indexed = `select distinct attname::text as name from pg_attribute
      join pg_index on attrelid = indrelid and attnum = any (indkey) where indrelid = 'carts'::regclass order by 1`;
    expect(await testDatabase.query(indexed)).toEqual([{ name: 'account_id' }, { name: 'guest_hash' }, { name: 'id' }]);
  });

  it('makes a cart anew where the known one is gone', async () => {
    const owner = newGuest();
    await add(here, owner, 'a');
    await testDatabase.query('delete from carts');
    await add(here, owner, 'b');
    expect(await saved(owner)).toEqual([itemOf('b')]);
  });
});

it('knows the carts that were seen last, and hands each to one who changes it', () => {
  const carts = createRecentCarts(2);
  const owners = ['x', 'y', 'z'].map((guestHash): CartOwner => ({ kind: 'guest', guestHash }));
  const [x, y, z] = owners.map((owner, index) => {
    const cart = { id: `${index}`, items: [], additionKeys: [] };
    carts.store(owner, cart);
    return { owner, cart };
  });
  if (x === undefined || y === undefined || z === undefined) throw new Error('three');
  expect(carts.take(x.owner)).toBeUndefined();
  expect(carts.take(y.owner)).toBe(y.cart);
  expect(carts.take(y.owner)).toBeUndefined();
  carts.store(y.owner, null);
  expect(carts.take(y.owner)).toBeNull();
  expect(carts.take(z.owner)).toBe(z.cart);
});

const LARGE = { id: 'large', additionKeys: [] };

it.each<readonly [what: string, cart: StoredCart]>([
  ['many items', { ...LARGE, items: Array.from({ length: 200 }, (_, index) => itemOf(`${index}`)) }],
  [
    'many options',
    {
      ...LARGE,
      items: [{ id: 'one', productId: 'p', amount: 1, optionIds: Array.from({ length: 200 }, () => randomUUID()) }],
    },
  ],
])('knows no large cart, nor what it was before: %s', (_, cart) => {
  const carts = createRecentCarts();
  const owner: CartOwner = { kind: 'guest', guestHash: 'x' };
  carts.store(owner, { ...LARGE, items: [itemOf('a')] });
  carts.store(owner, cart);
  expect(carts.take(owner)).toBeUndefined();
});
