import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import { ovenLoad } from '@ofenpost/core/delivery/delivery-time';
import { demandOn, offeredDays, offeredSlots, slotOf } from '@ofenpost/core/delivery/slot-capacity';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { expect, it } from 'vitest';
import { type OpenShop, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const capacityOf = async ({ delivery }: Ports) => (await delivery.loadOvenLoad()).capacity ?? 0;

const reservedAt = async ({ delivery }: Ports, slot: Instant) =>
  (await delivery.loadOvenLoad()).reserved.find((each) => each.slot === slot)?.breads ?? 0;

/** The first slot that is still empty. */
async function emptySlot({ delivery, openingHours, clock }: Ports): Promise<Instant> {
  const loaded = await delivery.load();
  const [orderLocation] = loaded.orderLocations;
  if (orderLocation === undefined) throw new Error('the shop under test has no delivery area');
  const load = await delivery.loadOvenLoad();
  const plan = { ...deliveryServiceOf(await openingHours.load(), loaded), orderLocation };
  const slots = offeredSlots(plan, clock.now(), demandOn(load, load.capacity ?? 0));
  return slots.find(({ isFull }) => !isFull)?.at ?? '';
}

/** Orders flatbreads at the beginning of a slot. */
async function orderBreads(ports: Ports, at: Instant, amount: number) {
  await ports.cart.add({ productId: (await plainBread(ports)).id, optionIds: [], amount });
  return ports.checkout.place(await requestFor(ports, { deliveryTime: { kind: 'slot', at } }));
}

/** The free capacity of the oven, as guests see it and orders reserve it. */
export function describeOvenLoad(name: string, openShop: OpenShop): void {
  describeWithShop('delivery', `oven, ${name}`, openShop, (shop) => {
    it('tells the sums alone, slot by slot', async () => {
      const guest = await shop().guest();
      await orderBreads(guest, await emptySlot(guest), 5);
      const load = await guest.delivery.loadOvenLoad();
      expect(ovenLoad.parse(load)).toEqual(load);
      const slots = load.reserved.map(({ slot }) => slot);
      expect(slots).toEqual([...new Set(slots)].toSorted());
      expect(slots).toEqual(slots.map(slotOf));
      expect(slots).not.toEqual([]);
    });

    it('holds room until the order is taken back', async () => {
      const guest = await shop().guest();
      const slot = await emptySlot(guest);
      const placed = await orderBreads(guest, slot, 7);
      expect(placed).toMatchObject({ ok: true, value: { order: { ovenBreads: 7 } } });
      expect(await reservedAt(guest, slot)).toBe(7);
      if (placed.ok) await guest.order.cancel({ id: placed.value.order.id, capability: placed.value.capability });
      expect(await reservedAt(guest, slot)).toBe(0);
    });

    it('holds room on a coming day, where the management lets guests order ahead', async () => {
      const [guest, manager, staff] = [await shop().guest(), await shop().manager(), await shop().staff()];
      const before = await guest.delivery.load();
      expect(before.settings).not.toHaveProperty('daysAhead');
      const { version, value } = await manager.settings.load('orderAcceptance');
      expect(
        await manager.settings.save('orderAcceptance', { version, value: { ...value, daysAhead: 7 } }),
      ).toMatchObject({
        ok: true,
      });
      const loaded = await guest.delivery.load();
      expect(loaded.settings).toEqual({ ...before.settings, daysAhead: 7 });
      const [orderLocation = { minutes: 0 }] = loaded.orderLocations;
      const plan = { ...deliveryServiceOf(await guest.openingHours.load(), loaded), orderLocation };
      const days = offeredDays(plan, guest.clock.now(), demandOn(await guest.delivery.loadOvenLoad(), 7));
      const slot = days.at(-1)?.slots.find(({ isFull }) => !isFull)?.at ?? '';
      const placed = await orderBreads(guest, slot, 7);
      expect(placed).toMatchObject({
        ok: true,
        value: { order: { deliveryTime: { kind: 'slot', requestedAt: slot } } },
      });
      expect(await reservedAt(staff, slot)).toBe(7);
      if (placed.ok) await guest.order.cancel({ id: placed.value.order.id, capability: placed.value.capability });
      expect(await reservedAt(staff, slot)).toBe(0);
      const now = await manager.settings.load('orderAcceptance');
      await manager.settings.save('orderAcceptance', { version: now.version, value: { ...value, daysAhead: 0 } });
      expect((await guest.delivery.load()).settings).toEqual(before.settings);
      expect(await orderBreads(guest, slot, 7)).toMatchObject({ ok: false });
    });

    it('refuses a full slot, and never moves an order out of it', async () => {
      const [guest, late, staff] = [await shop().guest(), await shop().guest(), await shop().staff()];
      const slot = await emptySlot(guest);
      // New guests do not get the whole oven.
      const placed = await orderBreads(staff, slot, (await capacityOf(guest)) - 6);
      expect(placed).toMatchObject({ ok: true, value: { order: { deliveryTime: { requestedAt: slot } } } });
      expect(await orderBreads(late, slot, 7)).toEqual(err({ code: 'slotFull' }));
      expect((await late.cart.load()).productCart).toHaveLength(1);
      const { order } = placed.ok ? placed.value : { order: { id: '' } };
      await staff.orderDesk.step(order.id, {
        from: 'placed',
        to: 'rejected',
        reason: { code: 'tooBusy', text: '' },
      });
      const again = await requestFor(late, { deliveryTime: { kind: 'slot', at: slot } });
      expect(await late.checkout.place(again)).toMatchObject({ ok: true });
    });

    it('takes an order as soon as possible into the first slot with room', async () => {
      const [first, second] = [await shop().staff(), await shop().manager()];
      const capacity = await capacityOf(first);
      const order = async (ports: Ports) => {
        await ports.cart.add({ productId: (await plainBread(ports)).id, optionIds: [], amount: capacity });
        const placed = await ports.checkout.place(await requestFor(ports));
        return placed.ok ? slotOf(placed.value.order.deliveryTime.requestedAt) : placed.error.code;
      };
      const [full, later] = [await order(first), await order(second)];
      expect(later > full).toBe(true);
      expect([await reservedAt(first, full), await reservedAt(first, later)]).toEqual([capacity, capacity]);
    });

    it('holds the slot of what staff promise', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const slot = await emptySlot(guest);
      const placed = await orderBreads(guest, slot, 9);
      const { order } = placed.ok ? placed.value : { order: { id: '' } };
      const accepted = await staff.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 12 * 60 });
      const promised = slotOf((accepted.ok ? accepted.value.promisedAt : null) ?? slot);
      expect(promised > slot).toBe(true);
      expect([await reservedAt(guest, slot), await reservedAt(guest, promised)]).toEqual([0, 9]);
    });
  });
}
