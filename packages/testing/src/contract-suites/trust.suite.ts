import { newGuestShare, slotOf } from '@ofenpost/core/delivery/slot-capacity';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import type { AutoAccept } from '@ofenpost/core/settings/order-acceptance';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { OPEN_ORDERS_MAX } from '@ofenpost/core/trust/open-order-limit';
import { expect, it, vi } from 'vitest';
import { type OpenShop, fillCart, nextHouseNumber, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

type At = {
  readonly houseNumber?: string;
  readonly phoneNumber?: string;
  readonly breads?: number;
  readonly at?: string;
};

/** Orders to this house with this number, as soon as possible where no time is given. */
async function order(ports: Ports, { houseNumber = nextHouseNumber(), phoneNumber, breads, at }: At = {}) {
  if (breads === undefined) await fillCart(ports);
  else await ports.cart.add({ productId: (await plainBread(ports)).id, optionIds: [], amount: breads });
  const request = await requestFor(ports, at === undefined ? {} : { deliveryTime: { kind: 'slot', at } });
  const { address } = request.draft;
  return ports.checkout.place({
    ...request,
    draft: {
      ...request.draft,
      address: { ...address, houseNumber, phoneNumber: phoneNumber ?? address.phoneNumber },
    },
  });
}

/** What guests of whom the shop knows nothing may order. */
export function describeTrust(name: string, openShop: OpenShop): void {
  describeWithShop('checkout', `trust, ${name}`, openShop, (shop) => {
    it('lets one device have a few open orders, and again one more when one has ended', async () => {
      const guest = await shop().guest();
      const placed = [];
      for (let count = 0; count < OPEN_ORDERS_MAX; count += 1) placed.push(await order(guest));
      expect(placed.every(({ ok }) => ok)).toBe(true);
      expect(await order(guest)).toEqual(err({ code: 'tooManyOpenOrders', of: 'device' }));
      const [first] = placed;
      if (first?.ok === true)
        await guest.order.cancel({ id: first.value.order.id, capability: first.value.capability });
      const again = await guest.checkout.place(await requestFor(guest));
      expect(again).toMatchObject({ ok: true });
    });

    it('lets one house have a few open orders, however it is written, but staff order on', async () => {
      const house = nextHouseNumber();
      for (let count = 0; count < OPEN_ORDERS_MAX; count += 1)
        expect(await order(await shop().guest(), { houseNumber: house })).toMatchObject({ ok: true });
      const written = house.replace('a', ' A');
      expect(await order(await shop().guest(), { houseNumber: written })).toEqual(
        err({ code: 'tooManyOpenOrders', of: 'address' }),
      );
      expect(await order(await shop().staff(), { houseNumber: house })).toMatchObject({ ok: true });
    });

    it('gives new guests half of a slot, and the rest to whom it knows', async () => {
      const [first, second, staff] = [await shop().guest(), await shop().guest(), await shop().staff()];
      const { capacity } = await first.delivery.loadOvenLoad();
      const share = newGuestShare(capacity ?? 0);
      const at = addMinutes(slotOf(first.clock.now()), 120);
      const phoneNumber = '079 555 00 11';
      expect(await order(first, { breads: share, at, phoneNumber })).toMatchObject({ ok: true });
      expect((await first.delivery.loadOvenLoad()).reservedByNewGuests).toContainEqual({ slot: at, breads: share });
      expect(await order(second, { breads: 8, at, phoneNumber })).toEqual(err({ code: 'newGuestSlotFull' }));

      // One delivered order with this number, and they are no longer new.
      const proof = await order(await shop().guest(), { phoneNumber });
      if (!proof.ok) throw new Error(proof.error.code);
      for (const step of [
        stepTo('placed', 'accepted'),
        stepTo('accepted', 'preparing'),
        stepTo('preparing', 'ready'),
        stepTo('ready', 'onTheWay'),
        stepTo('onTheWay', 'delivered'),
      ])
        await staff.orderDesk.step(proof.value.order.id, step);
      const request = await requestFor(second, { deliveryTime: { kind: 'slot', at } });
      const { draft } = request;
      expect(
        await second.checkout.place({ ...request, draft: { ...draft, address: { ...draft.address, phoneNumber } } }),
      ).toMatchObject({ ok: true });
    });

    it('lets whoever pays online go into the rest of a slot, until it is due at the door', async () => {
      const [first, second] = [await shop().guest(), await shop().guest()];
      const at = addMinutes(slotOf(first.clock.now()), 180);
      const share = newGuestShare((await first.delivery.loadOvenLoad()).capacity ?? 0);
      expect(await order(first, { breads: share, at, phoneNumber: '079 555 00 44' })).toMatchObject({ ok: true });
      const byNewGuests = async () =>
        (await first.delivery.loadOvenLoad()).reservedByNewGuests?.find(({ slot }) => slot === at)?.breads;
      await second.cart.add({ productId: (await plainBread(second)).id, optionIds: [], amount: 8 });
      const request = await requestFor(second, { deliveryTime: { kind: 'slot', at }, paymentMethod: 'onlineCard' });
      const address = { ...request.draft.address, houseNumber: nextHouseNumber(), phoneNumber: '079 555 00 55' };
      const draft = { ...request.draft, address };
      const atDoor = { ...request, draft: { ...draft, paymentMethod: 'card' as const } };
      expect(await second.checkout.place(atDoor)).toEqual(err({ code: 'newGuestSlotFull' }));
      const placed = await second.checkout.place({ ...request, draft, idempotencyKey: crypto.randomUUID() });
      if (!placed.ok) throw new Error(placed.error.code);
      expect(await byNewGuests()).toBe(share);
      const key = { id: placed.value.order.id, capability: placed.value.capability };
      expect(await second.onlinePayment.payAtDoor(key)).toMatchObject({ ok: true });
      expect(await byNewGuests()).toBe(share + 8);
    });

    it('tells staff alone who is new', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const placed = await order(guest, { phoneNumber: '079 555 00 22' });
      if (!placed.ok) throw new Error(placed.error.code);
      const { order: own, capability } = placed.value;
      expect(own.newGuest).toBeUndefined();
      expect((await guest.order.load({ id: own.id, capability })).ok).toBe(true);
      expect(await guest.order.load({ id: own.id, capability })).not.toHaveProperty('value.newGuest');
      expect(await staff.orderDesk.step(own.id, stepTo('placed', 'accepted'))).toMatchObject({
        ok: true,
        value: { newGuest: true },
      });
    });

    it('lets the management set from which amount on new guests are called', async () => {
      const [manager, staff] = [await shop().manager(), await shop().staff()];
      const { version, value } = await manager.settings.load('orderAcceptance');
      await manager.settings.save('orderAcceptance', { version, value: { ...value, callNewGuestsAbove: 12_000 } });
      expect(await staff.orderDesk.loadAcceptance()).toMatchObject({ callNewGuestsAbove: 12_000 });
      const asGuest = (await shop().guest()).orderDesk.loadAcceptance();
      expect(await asGuest.catch(() => 'refused')).toBe('refused');
    });
  });
}

/** Sets when the shop accepts orders by itself. */
async function setAutoAccept({ settings }: Ports, autoAccept: AutoAccept) {
  const { version } = await settings.load('orderAcceptance');
  // Whoever orders here is new.
  const saved = await settings.save('orderAcceptance', {
    version,
    value: { autoAccept, callNewGuestsAbove: 100_000, daysAhead: 0 },
  });
  expect(saved.ok).toBe(true);
}

/** Orders that the shop accepts by itself. */
export function describeAutoAccept(name: string, openShop: OpenShop): void {
  describeWithShop('orderDesk', `orders accepted by themselves, ${name}`, openShop, (shop) => {
    it('accepts as staff would, in the name of nobody, and never again what staff undid', async () => {
      const [guest, staff, manager] = [await shop().guest(), await shop().staff(), await shop().manager()];
      await setAutoAccept(manager, 'always');
      const placed = await order(guest, { phoneNumber: '079 555 00 33', breads: 8 });
      if (!placed.ok) throw new Error(placed.error.code);
      const { order: first, capability } = placed.value;
      const read = async () => {
        const found = await guest.order.load({ id: first.id, capability });
        return found.ok ? found.value : first;
      };
      await vi.waitFor(async () => expect((await read()).status).toBe('accepted'), { timeout: 10_000 });
      const { promisedAt, deliveryTime, revision } = await read();
      expect(promisedAt !== null && promisedAt >= deliveryTime.requestedAt).toBe(true);
      const timeline = await staff.orderDesk.loadTimeline(first.id);
      expect(timeline.ok && timeline.value.at(-1)).toMatchObject({
        title: 'Bestellung angenommen',
        who: { kind: 'system' },
      });
      expect(await staff.orderDesk.undo(first.id, revision)).toMatchObject({ ok: true, value: { status: 'placed' } });
      // The next order is accepted after it, so the undone one had its chance.
      const next = await order(await shop().guest(), { phoneNumber: '079 555 00 44', breads: 8 });
      if (!next.ok) throw new Error(next.error.code);
      await vi.waitFor(
        async () =>
          expect(await guest.order.load({ id: next.value.order.id, capability: next.value.capability })).toMatchObject({
            value: { status: 'accepted' },
          }),
        { timeout: 10_000 },
      );
      expect((await read()).status).toBe('placed');
      await setAutoAccept(manager, 'off');
    });

    it('leaves every order to staff where it is off', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      expect(await staff.orderDesk.loadAcceptance()).toMatchObject({ autoAccept: 'off' });
      const placed = await order(guest, { phoneNumber: '079 555 00 55', breads: 8 });
      if (!placed.ok) throw new Error(placed.error.code);
      const accepted = await staff.orderDesk.step(placed.value.order.id, stepTo('placed', 'accepted'));
      expect(accepted).toMatchObject({ ok: true, value: { revision: 2 } });
    });
  });
}
