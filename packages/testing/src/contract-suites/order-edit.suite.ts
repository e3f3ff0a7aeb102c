import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { UNKNOWN_ID, WAY } from './order-desk.suite.ts';
import { type OpenShop, alcohol, fillCart, placeOrder, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** Editing an open order, and delivering one again. */
export function describeOrderEdits(name: string, openShop: OpenShop): void {
  describeWithShop('order edits', name, openShop, (shop) => {
    it('edits what is open, for the guest and the books, and gives it to one of two people', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const [first, second] = [await shop().staff(), await shop().staff()];
      const { productId } = order.productOrders[0] ?? {};
      if (productId === undefined) throw new Error('There is no line.');
      // The oven may be full of what other tests ordered.
      const draft = { ...unchangedEdit(order), reason: 'Rief an', remark: 'bitte ohne Salz', overrides: true };
      const more = { ...draft, lines: draft.lines.map((line) => ({ ...line, amount: line.amount + 1 })) };
      const refused = await first.orderDesk.edit(order.id, more);
      if (refused.ok || refused.error.code !== 'totalChanged') throw new Error('It charged what nobody saw.');
      const { totalPrice } = refused.error;
      expect(totalPrice).toBeGreaterThan(order.totalPrice - order.deliveryFee);
      const results = await Promise.all([
        first.orderDesk.edit(order.id, { ...more, totalPrice }),
        second.orderDesk.edit(order.id, { ...more, totalPrice }),
      ]);
      expect(results.filter(({ ok: isOk }) => isOk)).toHaveLength(1);
      expect(results).toContainEqual(err({ code: 'stepRefused', status: 'placed' }));
      const seen = await guest.order.load({ id: order.id, capability });
      expect(seen).toMatchObject({
        ok: true,
        value: { revision: 2, totalPrice, remark: 'bitte ohne Salz', edits: [{ revision: 2, fields: ['remark'] }] },
      });
      // What the guest had entered stands in the timeline of staff, before and after, and nowhere else.
      expect(JSON.stringify(seen)).not.toContain('"former"');
      const told = await second.orderDesk.loadTimeline(order.id);
      expect(told.ok && told.value.at(-1)?.differences).toContainEqual({
        label: 'Bemerkung',
        before: order.remark,
        after: 'bitte ohne Salz',
      });
      expect(await first.orderDesk.edit(UNKNOWN_ID, more)).toEqual(err({ code: 'orderUnknown' }));
      const { figures: before } = await first.accounting.loadDay(null);
      for (const [from, to] of WAY) await first.orderDesk.step(order.id, stepTo(from, to));
      await first.orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
      expect((await first.accounting.loadDay(null)).figures.gross - before.gross).toBe(totalPrice);
      expect(await first.orderDesk.edit(order.id, { ...more, revision: 7 })).toEqual(
        err({ code: 'stepRefused', status: 'delivered' }),
      );
    });

    it('hands alcohol over to nobody whose age was not proved, says who looked, and takes it back otherwise', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const { orderDesk, session, accounting } = staff;
      const wine = await alcohol(guest);
      const ready = async () => {
        await fillCart(guest);
        await guest.cart.add({ productId: wine.id, optionIds: [], amount: 1 });
        const placed = await guest.checkout.place(await requestFor(guest, { legalAgeConfirmed: true }));
        if (!placed.ok) throw new Error(placed.error.code);
        for (const [from, to] of WAY) await orderDesk.step(placed.value.order.id, stepTo(from, to));
        return placed.value.order;
      };
      const handOver = { from: 'onTheWay', to: 'delivered', collected: 'card' } as const;
      const first = await ready();
      const { minimumAge } = first.productOrders.find(({ productId }) => productId === wine.id)?.declaration ?? {};
      expect(await orderDesk.step(first.id, handOver)).toEqual(
        err({ code: 'ageUnchecked', minimumAge: minimumAge ?? 18 }),
      );
      expect(await orderDesk.step(first.id, { ...handOver, ageChecked: 18 })).toMatchObject({ ok: true });
      const told = await orderDesk.loadTimeline(first.id);
      const entry = told.ok ? told.value.at(-1) : undefined;
      expect(entry?.who.name).toContain((await session.loadMe()).firstname);
      expect(entry?.differences).toContainEqual({ label: 'Ausweis gesehen', before: '', after: 'ab 18 Jahren' });

      const second = await ready();
      await expect(guest.orderDesk.withholdAlcohol(second.id)).rejects.toBeInstanceOf(Error);
      expect(await orderDesk.withholdAlcohol(UNKNOWN_ID)).toEqual(err({ code: 'orderUnknown' }));
      const { figures: before } = await accounting.loadDay(null);
      const totalPrice = second.totalPrice - wine.price;
      expect(await orderDesk.withholdAlcohol(second.id)).toMatchObject({
        ok: true,
        value: { totalPrice, checkAge: false },
      });
      expect(await orderDesk.withholdAlcohol(second.id)).toEqual(err({ code: 'stepRefused', status: 'onTheWay' }));
      expect(await orderDesk.step(second.id, handOver)).toMatchObject({
        ok: true,
        value: { payment: { state: 'collected', amount: totalPrice } },
      });
      const { figures: after } = await accounting.loadDay(null);
      expect(after.gross - before.gross).toBe(totalPrice);
      const grossAt = ({ vat }: typeof before, rate: number) => vat.find((each) => each.vatRate === rate)?.gross ?? 0;
      expect(grossAt(after, 810) - grossAt(before, 810)).toBe(0);
    });

    it('delivers again for nothing, once for a request, and counts no money for it', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const { orderDesk, accounting, idempotencyKey } = await shop().staff();
      const draft = {
        idempotencyKey: idempotencyKey.create(),
        lines: [{ position: 0, amount: 1 }],
        promisedAt: addMinutes(order.deliveryTime.requestedAt, 60),
        cause: 'missing',
        text: '',
      } as const;
      const send = () => orderDesk.redeliver(order.id, { ...draft, lines: [...draft.lines] });
      expect(await send()).toEqual(err({ code: 'nothingToRedeliver' }));
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
      const { figures: before } = await accounting.loadDay(null);
      const again = await send();
      if (!again.ok) throw new Error(again.error.code);
      expect(again.value).toMatchObject({ status: 'accepted', totalPrice: 0, redelivers: { number: order.number } });
      expect(await send()).toMatchObject({ ok: true, value: { id: again.value.id } });
      expect(await orderDesk.redeliver(order.id, { ...draft, lines: [{ position: 0, amount: 2 }] })).toMatchObject({
        ok: false,
      });
      const seen = await guest.order.load({ id: order.id, capability });
      const timeline = await orderDesk.loadTimeline(again.value.id);
      expect(timeline).toMatchObject({ value: [{ who: { kind: 'staff' }, title: 'Kostenlos nachgeliefert' }] });
      expect(seen).toMatchObject({ value: { redeliveries: [{ number: again.value.number, cause: 'missing' }] } });
      for (const [from, to] of WAY.slice(1)) await orderDesk.step(again.value.id, stepTo(from, to));
      const stopped = await orderDesk.step(again.value.id, stepTo('onTheWay', 'undeliverable'));
      if (!stopped.ok) throw new Error(stopped.error.code);
      expect(await guest.order.load({ id: order.id, capability })).toMatchObject({
        value: { redeliveries: [{ isStopped: true }] },
      });
      await orderDesk.undo(again.value.id, stopped.value.revision);
      await orderDesk.step(again.value.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
      const { figures: after } = await accounting.loadDay(null);
      expect([after.gross, after.paid]).toEqual([before.gross, before.paid]);
    });

    it('lets either the edit or the cancellation of the guest happen', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const { orderDesk } = await shop().staff();
      const draft = { ...unchangedEdit(order), reason: 'Rief an', remark: 'bitte ohne Salz' };
      const [edited, cancelled] = await Promise.all([
        orderDesk.edit(order.id, draft),
        guest.order.cancel({ id: order.id, capability }),
      ]);
      // A guest may still cancel what was edited, but nobody edits what was cancelled.
      expect(cancelled).toMatchObject({ ok: true, value: { status: 'cancelled' } });
      expect(edited.ok ? edited.value.revision : edited.error).toEqual(
        edited.ok ? 2 : { code: 'stepRefused', status: 'cancelled' },
      );
    });
  });
}
