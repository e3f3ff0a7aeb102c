import { DENOMINATIONS } from '@ofenpost/core/accounting/cash';
import type { CourierAction } from '@ofenpost/core/courier/courier-action';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { expect, it } from 'vitest';
import { WAY } from './order-desk.suite.ts';
import { type OpenShop, alcohol, fillCart, placeOrder, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const REFUSED = /not allowed|melde dich|Berechtigung/;

type HandOver = Extract<CourierAction, { kind: 'handOver' }>;
export function describeCourierPort(name: string, openShop: OpenShop): void {
  describeWithShop('courier', name, openShop, (shop) => {
    const driveOut = async ({ orderDesk }: Ports, id: string) => {
      for (const [from, to] of WAY) await orderDesk.step(id, stepTo(from, to));
    };
    const assigned = async (staff: Ports, courier: Ports, id: string) => {
      const { id: courierId } = await courier.session.loadMe();
      return staff.courier.assign(id, { courierId, place: 'last' });
    };
    const tap = (action: CourierAction) => ({ key: crypto.randomUUID(), action });
    const handOver = (amount: number, change: Partial<HandOver> = {}): HandOver => ({
      kind: 'handOver',
      collected: 'cash',
      amount,
      tip: 0,
      isLeft: false,
      ...change,
    });

    it('drives the own tour in order, collects once, and counts what was collected', async () => {
      const [staff, courier] = [await shop().staff(), await shop().courier()];
      const guest = await shop().guest();
      const placed = [await placeOrder(await shop().guest()), await placeOrder(guest)] as const;
      for (const { order } of placed) {
        await driveOut(staff, order.id);
        expect(await assigned(staff, courier, order.id)).toMatchObject({ ok: true });
      }
      const [first, second] = placed;
      const key = { id: second.order.id, capability: second.capability };
      expect(await guest.order.load(key)).toMatchObject({ value: { stopsBefore: 1 } });
      expect(JSON.stringify(await guest.order.load(key))).not.toContain('courierId');
      const { stops } = await courier.courier.loadTour();
      expect(stops.map(({ number }) => number)).toEqual(placed.map(({ order }) => order.number));
      const { cash } = stops[0]?.due ?? { cash: 0 };
      expect(await courier.courier.act(first.order.id, tap(handOver(cash + 5)))).toMatchObject({
        error: { code: 'amountChanged', amount: cash },
      });
      const tapped = tap(handOver(cash, { tip: 150 }));
      for (const _ of [1, 2])
        expect(await courier.courier.act(first.order.id, tapped)).toMatchObject({
          ok: true,
          value: { stops: [{ number: second.order.number }], cash: { stops: 1, cash, cashTips: 150 } },
        });
      expect(await guest.order.load(key)).toMatchObject({ value: { stopsBefore: 0 } });
      const timeline = await staff.orderDesk.loadTimeline(first.order.id);
      const { firstname } = await courier.session.loadMe();
      expect(JSON.stringify(timeline)).toMatch(new RegExp(`Einer Tour zugeteilt.*Fährt.*${firstname}`));

      const pieces = DENOMINATIONS.map((worth) => (worth === 5 ? cash / 5 : 0));
      const draft = { id: crypto.randomUUID(), float: 500, pieces };
      for (const _ of [1, 2])
        expect(await courier.courier.handIn(draft)).toMatchObject({ ok: true, value: { cash: { stops: 0, cash: 0 } } });
      const reused = { ok: false, error: { code: 'idempotencyKeyReused' } };
      const more = pieces.map((count) => count + 1);
      for (const other of [{ float: 600 }, { pieces: more }])
        expect(await courier.courier.handIn({ ...draft, ...other })).toEqual(reused);
      expect(await staff.courier.handIn(draft)).toEqual(reused);
      expect((await staff.accounting.loadDay(null)).handIns).toMatchObject([
        { collected: cash, float: 500, counted: cash, difference: -500 },
      ]);
    });

    it('takes a tap once, also after the desk has undone it', async () => {
      const [staff, courier] = [await shop().staff(), await shop().courier()];
      const { order } = await placeOrder(await shop().guest());
      const { settings } = await shop().manager();
      const { version } = await settings.load('staffLimit');
      expect(await settings.save('staffLimit', { version, value: { staffLimit: 5 * order.totalPrice } })).toMatchObject(
        {
          ok: true,
        },
      );
      await driveOut(staff, order.id);
      await assigned(staff, courier, order.id);
      const back = tap({ kind: 'undeliverable', reason: { code: 'noShow', text: '' } });
      const isStillStop = async (tapped: typeof back) => {
        const after = await courier.courier.act(order.id, tapped);
        return after.ok && after.value.stops.some(({ id }) => id === order.id);
      };
      expect(await isStillStop(back)).toBe(false);
      const found = await staff.order.load({ id: order.id, capability: null });
      expect(await staff.orderDesk.undo(order.id, found.ok ? found.value.revision : 0)).toMatchObject({ ok: true });
      expect(await isStillStop(back)).toBe(true);
      expect(await isStillStop(tap(back.action))).toBe(false);
    });

    it('refuses a hand-over where the desk has booked another payment, and agrees to the same one', async () => {
      const [staff, courier] = [await shop().staff(), await shop().courier()];
      const { order } = await placeOrder(await shop().guest());
      await driveOut(staff, order.id);
      await assigned(staff, courier, order.id);
      const found = (await courier.courier.loadTour()).stops.find(({ id }) => id === order.id);
      if (found === undefined) throw new Error('The order is no stop.');
      const { due } = found;
      await staff.orderDesk.step(order.id, stepTo('onTheWay', 'delivered'));
      for (const other of [
        handOver(due.cash),
        handOver(due.card + 100, { collected: 'card' }),
        handOver(due.card, { collected: 'card', tip: 100 }),
      ])
        expect(await courier.courier.act(order.id, tap(other))).toMatchObject({
          error: { code: 'stepRefused', status: 'delivered' },
        });
      const same = handOver(due.card, { collected: 'card' });
      expect(await courier.courier.act(order.id, tap(same))).toMatchObject({ ok: true });
    });

    it('hides the orders of others, and lets a courier do nothing else', async () => {
      const [staff, courier] = [await shop().staff(), await shop().courier()];
      const { order } = await placeOrder(await shop().guest());
      await driveOut(staff, order.id);
      expect(await courier.courier.act(order.id, tap(handOver(order.totalPrice)))).toMatchObject({
        error: { code: 'orderUnknown' },
      });
      await expect(courier.orderDesk.step(order.id, stepTo('onTheWay', 'undeliverable'))).rejects.toThrow(REFUSED);
      await expect(courier.courier.assign(order.id, { courierId: null, place: 'last' })).rejects.toThrow(REFUSED);
      await expect((await shop().guest()).courier.loadTour()).rejects.toThrow(REFUSED);
    });

    it('checks the age before alcohol is handed over, and keeps alcohol back off the amount', async () => {
      const [staff, courier, guest] = [await shop().staff(), await shop().courier(), await shop().guest()];
      await fillCart(guest);
      const wine = await alcohol(guest);
      await guest.cart.add({ productId: wine.id, optionIds: [], amount: 1 });
      const request = await requestFor(guest, { legalAgeConfirmed: true });
      const placed = await guest.checkout.place(request);
      if (!placed.ok) throw new Error(placed.error.code);
      const { id, totalPrice } = placed.value.order;
      await driveOut(staff, id);
      await assigned(staff, courier, id);
      const byCard = { collected: 'card' } as const;
      expect(await courier.courier.act(id, tap(handOver(totalPrice, byCard)))).toMatchObject({
        error: { code: 'ageUnchecked' },
      });
      const withheld = await courier.courier.act(id, tap({ kind: 'withhold' }));
      const stop = withheld.ok ? withheld.value.stops.find((each) => each.id === id) : undefined;
      expect(stop).toMatchObject({ due: { card: totalPrice - wine.price }, alcohol: [] });
      expect(await courier.courier.act(id, tap(handOver(totalPrice - wine.price, byCard)))).toMatchObject({ ok: true });
    });
  });
}
