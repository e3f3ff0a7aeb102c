import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { GUEST } from '../account/guest.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import { writeValue } from '../storage/versioned-value.ts';
import { STORED_CHECKOUT, PLACE_ORDER_REQUEST } from './checkout.fixtures.ts';
import { checkoutMachine, createCheckoutActors, selectPlaced, selectRefusal } from './checkout.machine.ts';
import type { PlaceOrderError, PlaceOrderRequest } from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts';

const PLACED: PlacedOrder = { order: PLACED_ORDER, capability: 'secret' };
const ATTEMPT = { totalPrice: 4300, needsLegalAge: false };

/** A server that has placed one request or none, and answers by idempotency key. */
async function open(
  saved: Partial<StoredCheckout>,
  { arrived, isCartEmpty = false }: { arrived: PlaceOrderRequest | null; isCartEmpty?: boolean },
) {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  writeValue(keyValue, storedCheckout, { ...STORED_CHECKOUT, ...saved });
  let isOnline = true;
  const requests: PlaceOrderRequest[] = [];
  const validate = (request: PlaceOrderRequest): Result<PlacedOrder, PlaceOrderError> => {
    if (arrived === null) return err({ code: 'checkoutBlocked', block: 'emptyCart' });
    return JSON.stringify(request) === JSON.stringify(arrived) ? ok(PLACED) : err({ code: 'idempotencyKeyReused' });
  };
  const actors = createCheckoutActors({
    checkout: {
      place: async (request) => {
        if (!isOnline) throw new Error('offline');
        requests.push(request);
        return validate(request);
      },
    },
    keyValue,
    idempotencyKey: { create: () => '00000000-0000-4000-8000-000000000bbb' },
  });
  const actor = createActor(checkoutMachine.provide({ actors }), { input: { account: GUEST, isCartEmpty } });
  const reported = vi.fn<(event: { readonly type: string; readonly isEarlier?: boolean }) => void>();
  actor.on('*', reported);
  actor.start();
  const settle = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false), { interval: 1 });
  await settle();
  return {
    actor,
    told: reported,
    requests,
    settle,
    goOffline: () => (isOnline = false),
    snapshot: () => actor.getSnapshot(),
  };
}

describe('an order whose answer got lost', () => {
  const unconfirmed = PLACE_ORDER_REQUEST;

  it('is found at once where the cart is empty', async () => {
    const { snapshot, requests } = await open({ unconfirmed }, { arrived: unconfirmed, isCartEmpty: true });
    await vi.waitFor(() => expect(snapshot().value).toBe('placed'));
    expect(requests).toEqual([unconfirmed]);
    expect(selectPlaced(snapshot())).toEqual(PLACED);
  });

  it('is not sent again by itself as long as it could be ordered', async () => {
    const { snapshot, requests } = await open({ unconfirmed }, { arrived: null });
    expect([snapshot().value, requests]).toEqual(['unconfirmed', []]);
  });

  it('never arrived where the cart is empty and it is not found', async () => {
    const { snapshot } = await open({ unconfirmed }, { arrived: null, isCartEmpty: true });
    expect([snapshot().value, selectRefusal(snapshot())]).toEqual([
      'editing',
      { code: 'checkoutBlocked', block: 'emptyCart' },
    ]);
  });

  it('is found although it was changed afterwards, and told to be the earlier one', async () => {
    const { actor, snapshot, told: reported, requests } = await open({ unconfirmed }, { arrived: unconfirmed });
    actor.send({ type: 'draft.edited', draft: { remark: 'Ohne Zwiebeln' } });
    actor.send({ type: 'order.submitted', attempt: ATTEMPT });
    await vi.waitFor(() => expect(snapshot().value).toBe('placed'));
    expect(requests.map(({ draft }) => draft.remark)).toEqual(['Ohne Zwiebeln', '']);
    expect(reported.mock.calls.map(([event]) => [event.type, event.isEarlier])).toEqual([['order.answered', true]]);
  });

  it('is found among several that were changed, also after a reload', async () => {
    const second = { ...unconfirmed, totalPrice: 4400 };
    const saved = { superseded: [{ ...unconfirmed, totalPrice: 4200 }, second], unconfirmed };
    const { actor, snapshot, told: reported } = await open(saved, { arrived: second });
    actor.send({ type: 'order.retried' });
    await vi.waitFor(() => expect(snapshot().value).toBe('placed'));
    expect(reported.mock.calls[0]?.[0].isEarlier).toBe(true);
  });

  it('stays unconfirmed while nobody answers, and remembers what was changed', async () => {
    const { actor, snapshot, settle, goOffline } = await open({ unconfirmed }, { arrived: unconfirmed });
    goOffline();
    for (const remark of ['a', 'b', 'c', 'd', 'e', 'f']) {
      actor.send({ type: 'draft.edited', draft: { remark } });
      actor.send({ type: 'order.submitted', attempt: ATTEMPT });
      await settle();
    }
    const { context, value } = snapshot();
    expect([value, context.superseded.map(({ draft }) => draft.remark)]).toEqual([
      'unconfirmed',
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });

  it('frees the key when the order was none of these', async () => {
    const { actor, snapshot, settle } = await open({ unconfirmed }, { arrived: { ...unconfirmed, totalPrice: 1 } });
    actor.send({ type: 'order.retried' });
    await settle();
    expect([snapshot().value, selectRefusal(snapshot()), snapshot().context.idempotencyKey]).toEqual([
      'editing',
      { code: 'idempotencyKeyReused' },
      '00000000-0000-4000-8000-000000000bbb',
    ]);
  });
});

describe('a checkout in two tabs', () => {
  const KEY = '00000000-0000-4000-8000-00000000cccc';

  it('takes the key of the next one as soon as another tab has ordered', async () => {
    const { actor, requests, snapshot } = await open({}, { arrived: null });
    actor.send({ type: 'draft.edited', draft: { remark: 'Ohne Zwiebeln' } });
    actor.send({ type: 'checkout.stored', stored: { ...STORED_CHECKOUT, idempotencyKey: KEY } });
    actor.send({ type: 'order.submitted', attempt: ATTEMPT });
    await vi.waitFor(() => expect(snapshot().value).toBe('editing'));
    expect(requests.map(({ idempotencyKey, draft }) => [idempotencyKey, draft.remark])).toEqual([
      [KEY, 'Ohne Zwiebeln'],
    ]);
  });

  it('keeps its key while a request has no answer, and beside the tab of another account', async () => {
    const lost = await open({ unconfirmed: PLACE_ORDER_REQUEST }, { arrived: PLACE_ORDER_REQUEST });
    lost.actor.send({ type: 'checkout.stored', stored: { ...STORED_CHECKOUT, idempotencyKey: KEY } });
    lost.actor.send({ type: 'order.retried' });
    await vi.waitFor(() => expect(lost.snapshot().value).toBe('placed'));
    const { actor, snapshot } = await open({}, { arrived: null });
    const before = snapshot().context.idempotencyKey;
    actor.send({ type: 'checkout.stored', stored: { ...STORED_CHECKOUT, accountId: 'other', idempotencyKey: KEY } });
    expect(snapshot().context.idempotencyKey).toBe(before);
  });
});

describe('an attempt', () => {
  it('sends nothing at a time that is no longer offered', async () => {
    const { actor, snapshot, requests } = await open({}, { arrived: null });
    actor.send({ type: 'order.submitted', attempt: { ...ATTEMPT, isPossible: false } });
    expect([snapshot().value, requests]).toEqual(['editing', []]);
    actor.send({ type: 'order.submitted', attempt: { ...ATTEMPT, isPossible: true } });
    expect(snapshot().value).toBe('placing');
  });
});
