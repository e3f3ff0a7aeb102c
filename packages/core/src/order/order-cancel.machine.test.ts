import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import {
  orderCancelMessage,
  createOrderCancelActors,
  type OrderCancelEmitted,
  orderCancelMachine,
  selectCancelRefusal,
  selectIsCancelling,
  selectIsOpen,
} from './order-cancel.machine.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, OrderStepError } from './order.ts';

type CancelResult = Result<Order, OrderStepError>;

const KEY = { id: PLACED_ORDER.id, capability: 'secret' };
const CANCELLED: Order = { ...PLACED_ORDER, status: 'cancelled', revision: 2 };
const ACCEPTED: Order = { ...PLACED_ORDER, status: 'accepted', revision: 2 };
const TERMS = { guestCancelMinutes: 30, at: '2026-11-20T17:05:00.000Z' };
const REFUSED: CancelResult = err({ code: 'stepRefused', status: 'accepted' });

function start(cancel: () => Promise<CancelResult>) {
  const port = vi.fn<(key: typeof KEY) => Promise<CancelResult>>(cancel);
  const actors = createOrderCancelActors({ order: { cancel: port } });
  const actor = createActor(orderCancelMachine.provide({ actors }), { input: { key: KEY } });
  const reported: OrderCancelEmitted[] = [];
  actor.on('*', (event) => reported.push(event));
  actor.start();
  const settle = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value));
  return { actor, port, told: reported, settle, snapshot: () => actor.getSnapshot() };
}

describe('taking an order back', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'cancel.requested' },
      { type: 'cancel.confirmed' },
      { type: 'cancel.closed' },
      { type: 'xstate.done.actor.0.orderCancel.cancelling', output: ok(CANCELLED) },
      { type: 'xstate.done.actor.0.orderCancel.cancelling', output: REFUSED },
      { type: 'xstate.error.actor.0.orderCancel.cancelling', error: new Error('offline') },
    ] as const;
    expect(unreached(orderCancelMachine, { inputs: [{ key: KEY }], events })).toEqual([]);
  });

  it('asks first, then cancels once', async () => {
    const { actor, port, told: reported, settle, snapshot } = start(async () => ok(CANCELLED));
    actor.send({ type: 'cancel.confirmed' });
    expect(selectIsOpen(snapshot())).toBe(false);
    actor.send({ type: 'cancel.requested' });
    expect([selectIsOpen(snapshot()), selectIsCancelling(snapshot())]).toEqual([true, false]);
    actor.send({ type: 'cancel.confirmed' });
    actor.send({ type: 'cancel.confirmed' });
    actor.send({ type: 'cancel.closed' });
    expect(selectIsCancelling(snapshot())).toBe(true);
    await settle('closed');
    expect(port).toHaveBeenCalledExactlyOnceWith(KEY);
    expect(reported).toEqual([{ type: 'order.cancelled', order: CANCELLED }]);
    expect(selectCancelRefusal(snapshot(), CANCELLED, TERMS)).toBeNull();
  });

  it('does nothing when one thinks better of it', () => {
    const { actor, port, snapshot } = start(async () => ok(CANCELLED));
    actor.send({ type: 'cancel.requested' });
    actor.send({ type: 'cancel.closed' });
    expect(selectIsOpen(snapshot())).toBe(false);
    expect(port).not.toHaveBeenCalled();
  });

  it('says when somebody was quicker, and forgets it', async () => {
    const { actor, told: reported, settle, snapshot } = start(async () => REFUSED);
    actor.send({ type: 'cancel.requested' });
    expect(selectCancelRefusal(snapshot(), PLACED_ORDER, TERMS)).toBeNull();
    actor.send({ type: 'cancel.confirmed' });
    await settle('refused');
    expect(selectCancelRefusal(snapshot(), PLACED_ORDER, TERMS)).toEqual(REFUSED.ok ? null : REFUSED.error);
    actor.send({ type: 'cancel.closed' });
    expect(selectCancelRefusal(snapshot(), PLACED_ORDER, TERMS)).toMatchObject({ status: 'accepted' });
    actor.send({ type: 'cancel.requested' });
    expect(selectCancelRefusal(snapshot(), PLACED_ORDER, TERMS)).toBeNull();
    expect(reported).toEqual([]);
  });

  it('says so as well when the news come while it asks', async () => {
    const { actor, settle, snapshot } = start(() => new Promise(() => {}));
    actor.send({ type: 'cancel.requested' });
    expect(selectCancelRefusal(snapshot(), ACCEPTED, TERMS)).toEqual({ code: 'stepRefused', status: 'accepted' });
    actor.send({ type: 'cancel.confirmed' });
    await settle('cancelling');
    // The stream may report the own cancellation before the answer arrives.
    expect(selectCancelRefusal(snapshot(), CANCELLED, TERMS)).toBeNull();
  });

  it('asks again after a failure', async () => {
    const { actor, told: reported, settle } = start(() => Promise.reject(new Error('offline')));
    actor.send({ type: 'cancel.requested' });
    actor.send({ type: 'cancel.confirmed' });
    await settle('cancelling');
    await settle('asking');
    expect(reported).toEqual([{ type: 'cancel.failed', error: new Error('offline') }]);
  });

  it('has words for each refusal', () => {
    const messages = orderStatus.options.map((status) => orderCancelMessage({ code: 'stepRefused', status }));
    expect(new Set(messages).size).toBe(5);
    expect(orderCancelMessage({ code: 'stepRefused', status: 'accepted' })).toContain('gerade angenommen');
    expect(orderCancelMessage({ code: 'stepRefused', status: 'cancelled' })).toContain('schon storniert');
    expect(orderCancelMessage({ code: 'orderUnknown' })).toContain('Nur wer bestellt hat');
  });
});
