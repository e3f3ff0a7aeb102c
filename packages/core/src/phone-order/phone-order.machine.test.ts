import { describe, expect, it, vi } from 'vitest';
import { type SnapshotFrom, createActor } from 'xstate';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import { newPhoneOrder } from './phone-order-draft.ts';
import { createPhoneOrderActors, phoneOrderMachine } from './phone-order.machine.ts';
import type { Caller, PhoneOrderRequest } from './phone-order.ts';
import { STORED_PHONE_ORDERS_KEY } from './stored-phone-orders-key.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const [KEY = ''] = KEYS;
const TWO = { productId: MARGHERITA.id, optionIds: [], amount: 2 };
const ATTEMPT = { totalPrice: 3700, giftCardAmount: 0, estimate: null, blocks: [] };
const KNOWN: Caller = { orders: [{ ...PLACED_ORDER }], accounts: [] };

function start({ stored: saved = new Map<string, string>(), now = NOW } = {}) {
  const keys = [...KEYS];
  const requested: { number: string; find: (caller: Caller) => void; fail: (error: Error) => void }[] = [];
  const sent: {
    request: PhoneOrderRequest;
    answer: (result: Result<Order, PlaceOrderError>) => void;
    fail: () => void;
  }[] = [];
  const actors = createPhoneOrderActors({
    clock: { now: () => now },
    idempotencyKey: { create: () => keys.shift() ?? '' },
    keyValue: {
      read: (key) => saved.get(key) ?? null,
      write: (key, value) => void saved.set(key, value),
      remove: (key) => void saved.delete(key),
    },
    phoneOrder: {
      findCaller: (number) =>
        new Promise((find, fail) => {
          requested.push({ number, find, fail });
        }),
      capture: (request) =>
        new Promise((answer, reject) => {
          sent.push({ request, answer, fail: () => reject(new Error('lost')) });
        }),
    },
  });
  const actor = createActor(phoneOrderMachine.provide({ actors }));
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const context = () => actor.getSnapshot().context;
  const entering = () => expect.poll(() => actor.getSnapshot().value).toBe('entering');
  const dial = (phoneNumber: string) => actor.send({ type: 'phoneOrder.edited', change: { phoneNumber } });
  return { actor, context, entering, dial, requested, sent, reported, stored: saved };
}

describe('taking an order by phone', () => {
  it('looks a complete number up once, and forgets it with the number', async () => {
    const { actor, context, entering, dial, requested } = start();
    await entering();
    dial('078 123 45 6');
    expect([context().lookup, requested.length]).toEqual([null, 0]);
    dial('078 123 45 67');
    actor.send({ type: 'phoneOrder.edited', change: { contactName: 'Anna' } });
    expect(requested.map(({ number }) => number)).toEqual(['078 123 45 67']);
    requested[0]?.find(KNOWN);
    await expect.poll(() => context().lookup?.caller).toEqual(KNOWN);
    dial('078 123 45 6');
    expect(context().lookup).toBeNull();
  });

  it('takes no answer about another number', async () => {
    const { context, entering, dial, requested } = start();
    await entering();
    dial('078 123 45 67');
    dial('078 123 45 68');
    requested[0]?.find(KNOWN);
    requested[1]?.find({ orders: [], accounts: [] });
    await expect.poll(() => context().lookup?.caller).toEqual({ orders: [], accounts: [] });
  });

  it('says that the caller could not be looked up, and tries again', async () => {
    const { actor, context, entering, dial, requested } = start();
    await entering();
    dial('078 123 45 67');
    requested[0]?.fail(new Error('offline'));
    await expect.poll(() => context().lookup?.isFailed).toBe(true);
    actor.send({ type: 'caller.retried' });
    requested[1]?.find(KNOWN);
    await expect.poll(() => context().lookup?.caller).toEqual(KNOWN);
  });

  it('adds, changes and repeats what is ordered', async () => {
    const { actor, context, entering } = start();
    await entering();
    actor.send({ type: 'item.added', item: TWO });
    actor.send({ type: 'item.added', item: TWO });
    expect(context().current?.items).toEqual([{ id: '1', ...TWO, amount: 4 }]);
    actor.send({ type: 'amount.changed', id: '1', amount: 1 });
    const assortment = { ...NO_ASSORTMENT, products: [MARGHERITA] };
    const { productOrders: lines } = PLACED_ORDER;
    const deleted = lines.map((line) => ({ ...line, productId: PLACED_ORDER.id, name: 'Weg' }));
    actor.send({ type: 'order.repeated', lines: [...lines, ...deleted], assortment, at: servedAt(NOW) });
    expect(context().current?.items).toEqual([{ id: '1', ...TWO, amount: 3 }]);
    expect(context().missing).toMatchObject([{ name: 'Weg', reason: { code: 'productUnavailable' } }]);
    actor.send({ type: 'item.changed', id: '1', item: { ...TWO, amount: 5 } });
    expect(context().current?.items).toEqual([{ id: '1', ...TWO, amount: 5 }]);
  });

  it('sends what is complete, under its key, and begins the next with another one', async () => {
    const { actor, context, entering, dial, sent } = start();
    await entering();
    dial('078 123 45 67');
    actor.send({ type: 'item.added', item: TWO });
    actor.send({ type: 'phoneOrder.submitted', attempt: ATTEMPT, isComplete: false });
    expect([context().isAttempted, sent.length]).toEqual([true, 0]);
    actor.send({ type: 'phoneOrder.submitted', attempt: ATTEMPT, isComplete: true });
    expect(sent[0]?.request).toMatchObject({ idempotencyKey: KEY, totalPrice: 3700, items: [TWO], override: null });
    sent[0]?.answer(ok(PLACED_ORDER));
    await expect.poll(() => actor.getSnapshot().value).toBe('taken');
    expect([context().current, context().order?.number]).toEqual([null, 1001]);
    actor.send({ type: 'phoneOrder.begun' });
    await entering();
    expect(context().current).toEqual(newPhoneOrder(KEYS[1] ?? '', NOW));
  });

  it('passes over only what stands in the way, and only with a reason', async () => {
    const { actor, entering, sent } = start();
    await entering();
    const attempt = { totalPrice: 1850, giftCardAmount: 500, estimate: null, blocks: ['minimumOrder'] as const };
    actor.send({ type: 'phoneOrder.submitted', attempt, isComplete: true });
    sent[0]?.answer(err({ code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 }));
    await entering();
    actor.send({ type: 'phoneOrder.edited', change: { overrideReason: ' Stammgast ' } });
    actor.send({ type: 'phoneOrder.submitted', attempt, isComplete: true });
    expect(sent.map(({ request }) => request.giftCardAmount)).toEqual([500, 500]);
    expect(sent.map(({ request }) => request.override)).toEqual([
      null,
      { blocks: ['minimumOrder'], reason: 'Stammgast' },
    ]);
  });

  it('shows a refusal until something is changed', async () => {
    const { actor, context, entering, sent } = start();
    await entering();
    actor.send({ type: 'phoneOrder.submitted', attempt: ATTEMPT, isComplete: true });
    sent[0]?.answer(err({ code: 'slotFull' }));
    await expect.poll(() => context().refusal).toEqual({ code: 'slotFull' });
    actor.send({ type: 'phoneOrder.edited', change: { remark: 'scharf' } });
    expect(context().refusal).toBeNull();
  });

  it('sends the time that was shown for as soon as possible, and asks before it books another one', async () => {
    const { actor, context, entering, sent } = start();
    await entering();
    const [shown, updates] = ['2026-11-20T19:30:00.000Z', '2026-11-20T20:15:00.000Z'];
    const submit = (estimate: string) =>
      actor.send({ type: 'phoneOrder.submitted', attempt: { ...ATTEMPT, estimate }, isComplete: true });
    submit(shown);
    sent[0]?.answer(err({ code: 'estimateChanged', estimate: updates }));
    await entering();
    expect(context()).toMatchObject({ refusal: { code: 'estimateChanged', estimate: updates }, shownEstimate: shown });
    actor.send({ type: 'refusal.dismissed' });
    expect(context().refusal).toBeNull();
    submit(updates);
    sent[1]?.answer(err({ code: 'slotFull' }));
    await entering();
    actor.send({ type: 'phoneOrder.edited', change: { deliveryTime: { kind: 'slot', at: updates } } });
    submit(updates);
    expect(sent.map(({ request }) => request.estimate)).toEqual([shown, updates, undefined]);
  });

  it('sends again under the same key when the answer got lost', async () => {
    const { actor, entering, sent, reported } = start();
    await entering();
    for (const attempt of [ATTEMPT, ATTEMPT]) {
      actor.send({ type: 'phoneOrder.submitted', attempt, isComplete: true });
      sent.at(-1)?.fail();
      await entering();
    }
    expect(reported).toHaveBeenCalledWith({ type: 'phoneOrder.failed', error: new Error('lost') });
    expect(sent.map(({ request }) => request.idempotencyKey)).toEqual([KEY, KEY]);
  });

  it('parks a call for another one, and comes back to it', async () => {
    const { actor, context, entering, dial } = start();
    await entering();
    dial('078 123 45 67');
    actor.send({ type: 'phoneOrder.parked' });
    await entering();
    expect([context().current?.phoneNumber, context().parked.length]).toEqual(['', 1]);
    actor.send({ type: 'phoneOrder.resumed', key: KEY });
    expect([context().current?.phoneNumber, context().parked.length]).toEqual(['078 123 45 67', 0]);
    actor.send({ type: 'phoneOrder.discarded' });
    await entering();
    expect([context().current?.phoneNumber, context().parked.length]).toEqual(['', 0]);
  });

  it('survives a reload, and forgets after twelve hours', async () => {
    const { actor, entering, dial, stored: saved } = start();
    await entering();
    dial('078 123 45 67');
    actor.send({ type: 'phoneOrder.parked' });
    await entering();
    dial('078 123 45 68');
    expect(JSON.parse(saved.get(STORED_PHONE_ORDERS_KEY) ?? '{}')).toMatchObject({ value: { parked: [{ key: KEY }] } });
    const again = start({ stored: new Map(saved), now: addMinutes(NOW, 719) });
    await again.entering();
    expect([again.context().current?.phoneNumber, again.context().parked.length]).toEqual(['078 123 45 68', 1]);
    expect(again.requested.map(({ number }) => number)).toEqual(['078 123 45 68']);
    const late = start({ stored: new Map(saved), now: addMinutes(NOW, 720) });
    await late.entering();
    expect([late.context().current?.phoneNumber, late.context().parked.length]).toEqual(['', 0]);
  });

  it('comes into every state and takes every way', () => {
    const phoneOrder = newPhoneOrder(KEY, NOW);
    const done = (state: string) => `xstate.done.actor.0.phoneOrder.${state}` as const;
    const failed = (state: string) => `xstate.error.actor.0.phoneOrder.${state}` as const;
    const events = [
      { type: done('restoring'), output: { current: phoneOrder, parked: [] } },
      { type: done('restoring'), output: { current: null, parked: [] } },
      { type: failed('restoring'), error: null },
      { type: done('beginning'), output: phoneOrder },
      { type: failed('beginning'), error: null },
      { type: done('entering'), output: { current: phoneOrder, parked: [] } },
      { type: failed('entering'), error: null },
      { type: done('taking'), output: ok(PLACED_ORDER) },
      { type: done('taking'), output: err({ code: 'slotFull' }) },
      { type: failed('taking'), error: null },
      { type: done('taken'), output: { current: null, parked: [] } },
      { type: failed('taken'), error: null },
      { type: 'phoneOrder.edited', change: { phoneNumber: '078 123 45 67' } },
      { type: 'item.added', item: TWO },
      { type: 'amount.changed', id: '1', amount: 3 },
      { type: 'item.changed', id: '1', item: TWO },
      { type: 'order.repeated', lines: [], assortment: NO_ASSORTMENT, at: servedAt(NOW) },
      { type: 'caller.found', phoneNumber: '078 123 45 67', caller: KNOWN },
      { type: 'caller.failed', phoneNumber: '078 123 45 67', error: null },
      { type: 'caller.retried' },
      { type: 'phoneOrder.parked' },
      { type: 'phoneOrder.resumed', key: KEY },
      { type: 'phoneOrder.discarded' },
      { type: 'phoneOrder.submitted', attempt: ATTEMPT, isComplete: true },
      { type: 'phoneOrder.submitted', attempt: ATTEMPT, isComplete: false },
      { type: 'refusal.dismissed' },
      { type: 'phoneOrder.begun' },
    ] as const;
    const distinguish = ({ context }: SnapshotFrom<typeof phoneOrderMachine>) => [
      context.lookup?.phoneNumber,
      context.current === null,
    ];
    expect(unreached(phoneOrderMachine, { inputs: [undefined], events, distinguish })).toEqual([]);
  });
});
