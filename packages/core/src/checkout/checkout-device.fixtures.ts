import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Result } from '../result/result.ts';
import { CHECKOUT_DRAFT, IDEMPOTENCY_KEY } from './checkout.fixtures.ts';
import { checkoutMachine, createCheckoutActors } from './checkout.machine.ts';
import type { PlaceOrderError, PlaceOrderRequest } from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';

export type Answer = Result<PlacedOrder, PlaceOrderError>;

export const PLACED: PlacedOrder = { order: PLACED_ORDER, capability: 'secret' };
export const ATTEMPT = { totalPrice: 4300, needsLegalAge: false };
export const keyOf = (index: number) => IDEMPOTENCY_KEY.replace(/aaa$/, String(index).padStart(3, '0'));

/** A device that survives reloads, and a server that answers when the test says so. */
export function createDevice(broken: { readonly [Method in 'read' | 'write' | 'createKey']?: boolean } = {}) {
  const failIf = (isBroken = false) => {
    if (isBroken) throw new Error('broken');
  };
  const values = new Map<string, string>();
  const requests: PlaceOrderRequest[] = [];
  const pending: { answer: (answer: Answer) => void; fail: (error: Error) => void }[] = [];
  let keys = 0;
  const actors = createCheckoutActors({
    checkout: {
      place: (request) =>
        new Promise<Answer>((resolve, reject) => {
          requests.push(request);
          pending.push({ answer: resolve, fail: reject });
        }),
    },
    keyValue: {
      read: (key) => {
        failIf(broken.read);
        return values.get(key) ?? null;
      },
      write: (key, value) => {
        failIf(broken.write);
        values.set(key, value);
      },
      remove: (key) => void values.delete(key),
    },
    idempotencyKey: {
      create: () => {
        failIf(broken.createKey);
        return keyOf(keys++);
      },
    },
  });
  return {
    values,
    requests,
    answer: (answer: Answer) => pending.shift()?.answer(answer),
    fail: (error = new Error('offline')) => pending.shift()?.fail(error),
    /** Opens the page again. */
    open: async (account = CUSTOMER) => {
      const actor = createActor(checkoutMachine.provide({ actors }), { input: { account } });
      const reported = vi.fn<(event: unknown) => void>();
      actor.on('*', reported);
      actor.start();
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false), { interval: 1 });
      const settle = (state: string) =>
        vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1 });
      return { actor, told: reported, settle, snapshot: () => actor.getSnapshot() };
    },
  };
}

/** The page of a guest who has filled in everything. */
export async function openFilled(device = createDevice()) {
  const page = await device.open();
  page.actor.send({ type: 'address.edited', address: CHECKOUT_DRAFT.address });
  const submit = () => page.actor.send({ type: 'order.submitted', attempt: ATTEMPT });
  return { ...device, ...page, submit };
}
