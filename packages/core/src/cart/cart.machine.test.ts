import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import {
  createCartActors,
  cartMachine,
  selectCart,
  selectComingCount,
  selectIsChanging,
  selectIsPanelOpen,
  selectItemCount,
  selectAddedAgain,
  selectMissingLines,
} from './cart.machine.ts';
import type { CartPort } from './cart.port.ts';
import type { Cart, CartError } from './cart.ts';
import type { CartChange } from './pending-changes.ts';
import { priceCart } from './price-cart.ts';
import { itemCount, EMPTY_CART } from './priced-cart.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';

const cartOf = (amount: number) =>
  priceCart(
    [storedItem(1, { amount })],
    { ...NO_ASSORTMENT, products: [MARGHERITA] },
    servedAt('2026-11-20T17:00:00.000Z'),
  );
const ITEM = { productId: MARGHERITA.id, optionIds: [], amount: 1 };

type Call = {
  readonly call: unknown;
  readonly answer: (result: Result<Cart, CartError>) => void;
  readonly fail: (error: Error) => void;
};

/** A server that answers when the test says so. */
function start(cart: Cart = EMPTY_CART, { isOffline = false } = {}) {
  const calls: Call[] = [];
  const called = (call: unknown) =>
    new Promise<Result<Cart, CartError>>((resolve, reject) => {
      calls.push({ call, answer: resolve, fail: reject });
    });
  const port: CartPort = {
    load: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(cartOf(9))),
    add: (item) => called({ add: item }),
    exchange: (exchange) => called({ exchange }),
    changeAmount: ({ amount }) => called({ amount }),
    removeUnavailable: async () => EMPTY_CART,
  };
  const actor = createActor(cartMachine.provide({ actors: createCartActors({ cart: port }) }), { input: { cart } });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  return { actor: actor.start(), calls, told: reported, cart: () => selectCart(actor.getSnapshot()) };
}

describe('the cart machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'item.added', item: ITEM },
      { type: 'item.exchanged', id: cartItemId(1), item: ITEM },
      { type: 'item.opened', item: null },
      { type: 'amount.changed', id: cartItemId(1), amount: 2 },
      { type: 'unavailableItems.removed' },
      { type: 'cart.outdated' },
      { type: 'cart.forgotten' },
      { type: 'cart.refilled', cart: cartOf(5) },
      { type: 'panel.opened' },
      { type: 'panel.closed' },
      { type: 'checkout.begun' },
      { type: 'order.placed' },
      { type: 'xstate.done.actor.0.cart.content.changing', output: ok(EMPTY_CART) },
      { type: 'xstate.error.actor.0.cart.content.changing', error: new Error('offline') },
    ] as const;
    const distinguish = ({ context }: { context: { pending: readonly CartChange[] } }) => context.pending[0]?.kind;
    expect(unreached(cartMachine, { inputs: [{ cart: cartOf(1) }], events, distinguish })).toEqual([]);
  });

  it('tells that the open panel leads to the checkout, once, and closes it', () => {
    const { actor, told: reported } = start(cartOf(1));
    actor.send({ type: 'checkout.begun' });
    expect(reported).not.toHaveBeenCalled();
    actor.send({ type: 'panel.opened' });
    actor.send({ type: 'checkout.begun' });
    expect(selectIsPanelOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'checkout.begun' });
    expect(reported.mock.calls).toEqual([[{ type: 'checkout.begun' }]]);
  });

  it('tells with each answer which cart was changed', async () => {
    const { actor, told: reported } = start(cartOf(3));
    actor.send({ type: 'unavailableItems.removed' });
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    const change = { kind: 'unavailableRemoved' };
    const answer = { type: 'change.settled', change, before: cartOf(3), result: ok(EMPTY_CART) };
    expect(reported.mock.calls).toEqual([[answer]]);
  });

  it('shows a changed amount at once, and sends one change after the other, what waits together', async () => {
    const { actor, calls, cart } = start(cartOf(1));
    for (const amount of [2, 3, 4]) actor.send({ type: 'amount.changed', id: cartItemId(1), amount });
    expect(cart()).toEqual(cartOf(4));
    expect(calls.map(({ call }) => call)).toEqual([{ amount: 2 }]);
    calls[0]?.answer(ok(cartOf(2)));
    await vi.waitFor(() => expect(calls.map(({ call }) => call)).toEqual([{ amount: 2 }, { amount: 4 }]));
    expect(cart()).toEqual(cartOf(4));
    calls[1]?.answer(ok(cartOf(4)));
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    expect([cart(), selectItemCount(actor.getSnapshot())]).toEqual([cartOf(4), 4]);
  });

  it.each<[string, (call: Call) => void, Cart]>([
    ['confirmed', ({ answer }) => answer(ok(cartOf(3))), cartOf(3)],
    ['refused', ({ answer }) => answer(err({ code: 'cartFull' })), cartOf(1)],
    ['lost', ({ fail }) => fail(new Error('offline')), cartOf(9)],
  ])('counts at once what is put into it, until that is %s', async (_, end, after) => {
    const { actor, calls, cart } = start(cartOf(1));
    const shown = () => {
      const snapshot = actor.getSnapshot();
      return [cart(), selectItemCount(snapshot), selectComingCount(snapshot), selectIsChanging(snapshot)];
    };
    expect(shown()).toEqual([cartOf(1), 1, 0, false]);
    actor.send({ type: 'item.added', item: { ...ITEM, amount: 2 } });
    expect(shown()).toEqual([cartOf(1), 3, 2, true]);
    for (const call of calls) end(call);
    await vi.waitFor(() => expect(shown()).toEqual([after, itemCount(after), 0, false]));
  });

  it('goes back to the confirmed cart when a change is refused, and says so', async () => {
    const { actor, calls, cart, told: reported } = start(cartOf(1));
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 2 });
    calls[0]?.answer(err({ code: 'cartFull' }));
    await vi.waitFor(() => expect(cart()).toEqual(cartOf(1)));
    expect(reported).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change.settled', result: err({ code: 'cartFull' }) }),
    );
  });

  it('asks the server for the cart when an item is no longer in it, and goes on with what else was changed', async () => {
    const { actor, calls, cart } = start(cartOf(1));
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 2 });
    actor.send({ type: 'item.added', item: ITEM });
    calls[0]?.answer(err({ code: 'itemUnknown' }));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(err({ code: 'cartFull' }));
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    expect(cart()).toEqual(cartOf(9));
  });

  it('asks the server for the cart when a change fails, and says so', async () => {
    const { actor, calls, cart, told: reported } = start(cartOf(1));
    actor.send({ type: 'item.added', item: ITEM });
    calls[0]?.fail(new Error('no answer'));
    await vi.waitFor(() => expect(cart()).toEqual(cartOf(9)));
    expect(reported).toHaveBeenCalledWith({ type: 'change.failed', error: new Error('no answer') });
  });

  it('stays with the confirmed cart when nothing can be asked, and says so once', async () => {
    const { actor, calls, cart, told: reported } = start(cartOf(1), { isOffline: true });
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 2 });
    calls[0]?.fail(new Error('offline'));
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    expect(cart()).toEqual(cartOf(1));
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'change.failed', error: new Error('offline') });
  });

  it('takes over what the server says about outdated and unavailable items', async () => {
    const { actor, cart } = start(cartOf(1));
    actor.send({ type: 'cart.outdated' });
    await vi.waitFor(() => expect(cart()).toEqual(cartOf(9)));
    actor.send({ type: 'unavailableItems.removed' });
    await vi.waitFor(() => expect(cart()).toEqual(EMPTY_CART));
  });

  it('forgets at once what belonged to somebody else, with what is under way, and asks the server', async () => {
    const { actor, calls, cart, told: reported } = start(cartOf(1));
    actor.send({ type: 'panel.opened', missing: [{ name: 'Margherita', amount: 2, reason: { code: 'cartFull' } }] });
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 2 });
    actor.send({ type: 'item.added', item: ITEM });
    actor.send({ type: 'cart.forgotten' });
    expect([cart(), selectMissingLines(actor.getSnapshot())]).toEqual([EMPTY_CART, []]);
    calls[0]?.answer(ok(cartOf(2)));
    await vi.waitFor(() => expect(cart()).toEqual(cartOf(9)));
    expect([calls.length, reported.mock.calls.length]).toEqual([1, 1]);
  });

  it('stays without what belonged to somebody else when nothing can be asked', async () => {
    const { actor, cart, told: reported } = start(cartOf(1), { isOffline: true });
    actor.send({ type: 'cart.forgotten' });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
    expect([cart(), reported.mock.calls]).toEqual([EMPTY_CART, []]);
  });

  it('takes over a cart that was refilled, and asks anew when a change is under way', async () => {
    const { actor, calls, cart } = start(cartOf(1));
    actor.send({ type: 'cart.refilled', cart: cartOf(5) });
    expect([cart(), actor.getSnapshot().hasTag('busy')]).toEqual([cartOf(5), false]);
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 2 });
    actor.send({ type: 'cart.refilled', cart: cartOf(6) });
    expect(cart()).toEqual(cartOf(2));
    calls[0]?.answer(ok(cartOf(2)));
    await vi.waitFor(() => expect(cart()).toEqual(cartOf(9)));
  });

  it('tells what is missing as long as its panel is open', () => {
    const { actor } = start(cartOf(1));
    const reported = () => selectMissingLines(actor.getSnapshot());
    const missing = [{ name: 'Margherita', amount: 2, reason: { code: 'productUnavailable' } }] as const;
    actor.send({ type: 'panel.opened', missing });
    expect(reported()).toEqual(missing);
    actor.send({ type: 'panel.closed' });
    actor.send({ type: 'panel.opened' });
    expect(reported()).toEqual([]);
  });

  it('knows what ordering again has added until it adds something else', () => {
    const { actor } = start(cartOf(1));
    const added = () => selectAddedAgain(actor.getSnapshot());
    expect(added()).toEqual([]);
    actor.send({ type: 'panel.opened', missing: [], added: [{ id: cartItemId(1), amount: 2 }] });
    actor.send({ type: 'panel.closed' });
    actor.send({ type: 'panel.opened' });
    expect(added()).toEqual([{ id: cartItemId(1), amount: 2 }]);
    actor.send({ type: 'panel.closed' });
    actor.send({ type: 'panel.opened', added: [] });
    expect(added()).toEqual([]);
  });

  it('opens and closes its panel, and is empty and closed after an order', () => {
    const { actor, cart } = start(cartOf(1));
    const isOpen = () => selectIsPanelOpen(actor.getSnapshot());
    actor.send({ type: 'panel.opened' });
    expect(isOpen()).toBe(true);
    actor.send({ type: 'panel.closed' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'panel.opened' });
    actor.send({ type: 'order.placed' });
    expect([isOpen(), cart()]).toEqual([false, EMPTY_CART]);
  });

  it('shows an item as gone whose amount is changed to 0', () => {
    const { actor, cart } = start(cartOf(2));
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 1 });
    expect(cart()).toEqual(cartOf(1));
    actor.send({ type: 'amount.changed', id: cartItemId(1), amount: 0 });
    expect(cart()).toEqual(EMPTY_CART);
  });
});
