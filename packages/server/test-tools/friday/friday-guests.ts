import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import type { Ports } from '@ofenpost/core/ports';
import {
  alcohol,
  nextHouseNumber,
  plainBread,
  plainProduct,
  requestFor,
} from '@ofenpost/testing/contract-suites/shop-under-test';
import { createLedger, insist, portsOf } from '../chaos/guests.ts';
import { createBrowser } from '../testing/browser.fixtures.ts';
import type { Fate, NightLedger } from './night-ledger.ts';
import type { Night } from './night.ts';

type GuestsOptions = {
  readonly orders: number;
  /** Each orders one thing after the other, to a house of its own. */
  readonly devices: number;
  /** The pause of a device after an order, in milliseconds. */
  readonly pauseMs: number;
  readonly random: () => number;
};

/** In every sixteen orders; the others are delivered. */
const FATES: readonly Fate[] = ['rejected', 'cancelledByDesk', 'cancelledByGuest', 'undeliverable'];
const EVERY = 16;
/** Refusals that end by themselves: other orders arrive, and time passes. */
const PASSING = new Set([
  'tooManyOpenOrders',
  'slotFull',
  'newGuestSlotFull',
  'deliveryTimeUnavailable',
  'estimateChanged',
]);
const AGAIN_MS = 400;

const fateOf = (place: number): Fate => FATES[(place % EVERY) / (EVERY / FATES.length)] ?? 'delivered';

/** Places this many orders from several devices; each request is sent until it is answered. */
export async function orderAllNight(night: Night, ledger: NightLedger, options: GuestsOptions): Promise<void> {
  const { orders, devices, pauseMs, random } = options;
  const retries = createLedger();
  let place = 0;

  async function order(ports: Ports, api: ReturnType<typeof createApiClient>, door: Door): Promise<void> {
    place += 1;
    const fate = fateOf(place);
    const hasAlcohol = place % 7 === 0;
    const add = async (find: (ports: Ports) => Promise<{ readonly id: string }>, amount: number) => {
      const { id } = await insist(retries, 'choosing', () => find(ports));
      const addition = { productId: id, optionIds: [], amount, idempotencyKey: randomUUID() };
      await insist(retries, 'filling a cart', () => api.cart.add(addition));
    };
    await add(plainBread, 1 + Math.trunc(random() * 2));
    await add(plainProduct, 2);
    if (hasAlcohol) await add(alcohol, 1);
    const method = paymentMethod.options[Math.trunc(random() * paymentMethod.options.length)] ?? 'cash';
    for (;;) {
      const request = await insist(retries, 'preparing an order', () =>
        requestFor(ports, { paymentMethod: method, legalAgeConfirmed: hasAlcohol }),
      );
      const { draft } = request;
      const toDoor = { ...request, draft: { ...draft, address: { ...draft.address, ...door } } };
      const placed = await insist(retries, 'ordering', () => ports.checkout.place(toDoor));
      if (placed.ok) {
        const { id, number } = placed.value.order;
        ledger.fates.set(id, { number, fate });
        if (fate === 'cancelledByGuest') {
          ledger.cancelledByGuest.add(id);
          const key = { id, capability: placed.value.capability };
          await insist(retries, 'cancelling', () => ports.order.cancel(key));
        }
        return;
      }
      if (!PASSING.has(placed.error.code)) throw new Error(`an order was refused: ${JSON.stringify(placed.error)}`);
      await sleep(AGAIN_MS);
    }
  }

  const one = async (_: unknown, device: number) => {
    const browser = createBrowser(night.url);
    const [ports, api] = [portsOf(night.url, browser), createApiClient(night.url, browser.fetch)];
    const door = { houseNumber: nextHouseNumber(), phoneNumber: `078 600 10 ${String(device + 10)}` };
    while (place < orders) {
      await order(ports, api, door).catch((error: unknown) => ledger.faults.push(String(error)));
      await sleep(pauseMs * (0.5 + random()));
    }
  };
  await Promise.all(Array.from({ length: devices }, one));
}

type Door = { readonly houseNumber: string; readonly phoneNumber: string };
