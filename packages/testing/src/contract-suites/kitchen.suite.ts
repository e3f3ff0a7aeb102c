import { NOT_BUSY, busyControls } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOverview } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import { type OpenShop, fillCart, plainProduct, productWithOption, productsOf, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

const inMinutes = ({ clock }: Ports, minutes: number) => addMinutes(clock.now(), minutes);
/** In milliseconds: guests see a change at once, and over a network some milliseconds later. */
const soon = (expectation: () => Promise<void>) => vi.waitFor(expectation);

export function describeKitchenPort(name: string, openShop: OpenShop): void {
  describeWithShop('kitchen', name, openShop, (shop) => {
    it('pauses the delivery for everybody, until somebody ends it', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      await fillCart(guest);
      const request = await requestFor(guest);
      const until = inMinutes(staff, 23 * 60);
      const paused = await staff.kitchen.pause(until);
      expect(paused).toMatchObject({ ok: true, value: { pause: { until }, rush: null } });
      expect(busyControls.safeParse(paused.ok ? paused.value : null).success).toBe(true);
      await soon(async () => expect({ ok: true, value: (await guest.delivery.load()).busyControls }).toEqual(paused));
      expect(await guest.checkout.place(request)).toEqual(err({ code: 'checkoutBlocked', block: 'deliveryClosed' }));
      expect(await staff.kitchen.endPause()).toEqual(NOT_BUSY);
      await soon(async () => expect((await guest.delivery.load()).busyControls).toEqual(NOT_BUSY));
      expect(await guest.checkout.place(request)).toMatchObject({ ok: true });
    });

    it('gives a running pause a new end', async () => {
      const { kitchen, ...staff } = await shop().staff();
      await kitchen.pause(inMinutes({ kitchen, ...staff }, 60));
      const until = inMinutes({ kitchen, ...staff }, 30);
      expect(await kitchen.pause(until)).toMatchObject({ value: { pause: { until } } });
      await kitchen.endPause();
    });

    it('promises more minutes in a rush, beside a pause', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const until = inMinutes(staff, 4 * 60);
      const arrival = async () => {
        await fillCart(guest);
        const placed = await guest.checkout.place(await requestFor(guest));
        return Date.parse(placed.ok ? placed.value.order.deliveryTime.requestedAt : '');
      };
      const ordinary = await arrival();
      const rush = { extraMinutes: 45, until };
      expect(await staff.kitchen.rush(rush)).toEqual({ ok: true, value: { pause: null, rush } });
      await soon(async () => expect((await guest.delivery.load()).busyControls.rush).toEqual(rush));
      const [earliest, latest] = [45, 50].map((minutes) => ordinary + minutes * 60_000);
      const rushed = await arrival();
      expect([rushed >= (earliest ?? 0), rushed <= (latest ?? 0)]).toEqual([true, true]);
      await staff.kitchen.pause(until);
      expect(await staff.kitchen.endPause()).toEqual({ pause: null, rush });
      expect(await staff.kitchen.endRush()).toEqual(NOT_BUSY);
    });

    it('refuses ends and minutes out of range', async () => {
      const { kitchen, ...rest } = await shop().staff();
      const ports = { kitchen, ...rest };
      for (const until of [inMinutes(ports, -1), inMinutes(ports, 4), inMinutes(ports, 25 * 60)]) {
        expect(await kitchen.pause(until)).toMatchObject(err({ code: 'endOutOfRange' }));
        expect(await kitchen.rush({ extraMinutes: 20, until })).toMatchObject(err({ code: 'endOutOfRange' }));
      }
      for (const extraMinutes of [-5, 0, 4, 121])
        expect(await kitchen.rush({ extraMinutes, until: inMinutes(ports, 60) })).toEqual(
          err({ code: 'extraMinutesOutOfRange', min: 5, max: 120 }),
        );
      expect((await ports.delivery.load()).busyControls).toEqual(NOT_BUSY);
    });

    it('sells a product out and has it again', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await plainProduct(guest);
      const soldOutUntil = async () =>
        productsOf(await guest.catalogue.load()).find((product) => product.id === id)?.soldOutUntil;
      // It is sold out in the kitchen now, although the order would arrive after the end.
      const soldOut = { ids: [id], until: inMinutes(staff, 6) };
      expect(await staff.kitchen.sellOut(soldOut)).toEqual({ ok: true, value: soldOut });
      await soon(async () => expect(await soldOutUntil()).toBe(soldOut.until));
      expect(await guest.cart.add({ productId: id, optionIds: [], amount: 1 })).toEqual(
        err({ code: 'productUnavailable' }),
      );
      await staff.kitchen.sellOut({ ids: [id], until: null });
      await soon(async () => expect(await soldOutUntil()).toBeNull());
    });

    it('sells an option out, which makes what holds it unavailable', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { product, optionId } = await productWithOption(guest);
      await guest.cart.add({ productId: product.id, optionIds: [optionId], amount: 1 });
      await staff.kitchen.sellOut({ ids: [optionId], until: inMinutes(staff, 6) });
      await soon(async () =>
        expect((await guest.cart.load()).productCart[0]?.productCartOptions[0]?.options[0]?.available).toBe(false),
      );
      await staff.kitchen.sellOut({ ids: [optionId], until: null });
      await soon(async () =>
        expect((await guest.cart.load()).productCart[0]?.productCartOptions[0]?.options[0]?.available).toBe(true),
      );
    });

    it('sells a part of own pizzas out', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { sizes, toppings } = await guest.pizzaCreator.load();
      for (const id of [sizes[0]?.id ?? '', toppings[0]?.id ?? '']) {
        const soldOut = { ids: [id], until: inMinutes(staff, 120) };
        expect(await staff.kitchen.sellOut(soldOut)).toEqual({ ok: true, value: soldOut });
        await soon(async () => {
          const offer = await guest.pizzaCreator.load();
          const part = [...offer.sizes, ...offer.toppings].find((each) => each.id === id);
          expect(part?.soldOutUntil).toBe(soldOut.until);
        });
        await staff.kitchen.sellOut({ ids: [id], until: null });
      }
    });

    it('shows staff all that can be sold out, and what holds at the moment', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const product = await plainProduct(guest);
      const offerOf = async (id: string) => (await staff.kitchen.load()).offers.find(({ ids }) => ids.includes(id));
      expect(kitchenOverview.parse(await staff.kitchen.load()).busyControls).toEqual(NOT_BUSY);
      expect(await offerOf(product.id)).toMatchObject({ kind: 'product', name: product.name });
      const topping = (await guest.pizzaCreator.load()).toppings.find(({ available }) => available)?.id ?? '';
      const ids = (await offerOf(topping))?.ids ?? [];
      const until = inMinutes(staff, 120);
      expect(await staff.kitchen.sellOut({ ids, until })).toEqual({ ok: true, value: { ids, until } });
      await soon(async () => expect(await offerOf(topping)).toMatchObject({ kind: 'part', ids, soldOutUntil: until }));
      await staff.kitchen.sellOut({ ids, until: null });
      const paused = await staff.kitchen.pause(until);
      await soon(async () => expect({ ok: true, value: (await staff.kitchen.load()).busyControls }).toEqual(paused));
      await staff.kitchen.endPause();
    });

    it('sells out all of what is asked, or nothing of it', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await plainProduct(guest);
      const until = inMinutes(staff, 120);
      expect(await staff.kitchen.sellOut({ ids: [id, UNKNOWN_ID], until })).toEqual(err({ code: 'offerUnknown' }));
      expect(productsOf(await guest.catalogue.load()).find((product) => product.id === id)?.soldOutUntil).toBeNull();
    });

    it('refuses to sell out what there is not, or for ever', async () => {
      const { kitchen, ...rest } = await shop().staff();
      const ports = { kitchen, ...rest };
      const until = inMinutes(ports, 120);
      expect(await kitchen.sellOut({ ids: [UNKNOWN_ID], until })).toEqual(err({ code: 'offerUnknown' }));
      const { id } = await plainProduct(ports);
      expect(await kitchen.sellOut({ ids: [id], until: inMinutes(ports, 32 * 24 * 60) })).toMatchObject(
        err({ code: 'endOutOfRange' }),
      );
    });

    it('is closed to guests', async () => {
      const { kitchen, ...rest } = await shop().guest();
      const ports = { kitchen, ...rest };
      const until = inMinutes(ports, 60);
      const { id } = await plainProduct(ports);
      for (const attempt of [
        () => kitchen.load(),
        () => kitchen.pause(until),
        () => kitchen.endPause(),
        () => kitchen.rush({ extraMinutes: 20, until }),
        () => kitchen.endRush(),
        () => kitchen.sellOut({ ids: [id], until }),
      ])
        await expect(attempt()).rejects.toBeInstanceOf(Error);
      expect((await ports.delivery.load()).busyControls).toEqual(NOT_BUSY);
    });
  });
}
