import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { openAmount } from '@ofenpost/core/order/amount-due';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err, ok } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop, record } from './suite.ts';

/** The steps of an order up to the door. */
export const WAY = [
  ['placed', 'accepted'],
  ['accepted', 'preparing'],
  ['preparing', 'ready'],
  ['ready', 'onTheWay'],
] as const;

export const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeOrderDeskPort(name: string, openShop: OpenShop): void {
  describeWithShop('order desk', name, openShop, (shop) => {
    it('begins with all open orders, then tells of new and changed ones', async () => {
      const before = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      const { values, signsOfLife, stop } = record(orderDesk.watch);
      await vi.waitFor(() => expect(values[0]).toContainEqual({ ...before.order, newGuest: true }));
      expect(signsOfLife()).toBeGreaterThan(0);
      const after = await placeOrder(await shop().guest());
      await vi.waitFor(() => expect(values.flat()).toContainEqual({ ...after.order, newGuest: true }));
      const accepted = await orderDesk.step(after.order.id, { from: 'placed', to: 'accepted', minutes: 50 });
      await vi.waitFor(() => expect(values.flat()).toContainEqual(accepted.ok && accepted.value));
      stop();
    });

    it('takes an order from placed to delivered, and knows who collected the payment', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, session } = await shop().staff();
      const { id: by } = await session.loadMe();
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      await orderDesk.step(order.id, { from: 'preparing', to: 'ready' });
      await orderDesk.step(order.id, { from: 'ready', to: 'onTheWay' });
      expect(await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'twint' })).toMatchObject({
        ok: true,
        value: {
          status: 'delivered',
          payment: { state: 'collected', method: 'twint', amount: order.totalPrice, by },
        },
      });
    });

    it('takes a step with the same key once, and answers again with the order as it is by then', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      const accept = { from: 'placed', to: 'accepted', minutes: 40 } as const;
      const key = crypto.randomUUID();
      const both = await Promise.all([orderDesk.step(order.id, accept, key), orderDesk.step(order.id, accept, key)]);
      for (const taken of both)
        expect(taken).toMatchObject({ ok: true, value: { status: 'accepted', revision: order.revision + 1 } });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' }, crypto.randomUUID());
      expect(await orderDesk.step(order.id, accept, key)).toMatchObject({
        ok: true,
        value: { status: 'preparing', revision: order.revision + 2 },
      });
      expect(await orderDesk.step(order.id, accept, crypto.randomUUID())).toEqual(
        err({ code: 'stepRefused', status: 'preparing' }),
      );
    });

    it('refuses another step under a known key, and says so', async () => {
      const { orderDesk } = await shop().staff();
      const { order } = await placeOrder(await shop().guest());
      const key = crypto.randomUUID();
      expect((await orderDesk.step(order.id, stepTo('placed', 'accepted'), key)).ok).toBe(true);
      const reused = err({ code: 'idempotencyKeyReused' });
      expect(await orderDesk.step(order.id, stepTo('accepted', 'cancelled'), key)).toEqual(reused);
      expect(await orderDesk.step(order.id, stepTo('accepted', 'preparing'), key)).toEqual(reused);
      expect(await orderDesk.step(order.id, stepTo('placed', 'accepted'), key)).toMatchObject({
        ok: true,
        value: { status: 'accepted' },
      });
    });

    it('still shows what was finished today', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      await orderDesk.step(order.id, stepTo('placed', 'rejected'));
      const { values, stop } = record(orderDesk.watch);
      await vi.waitFor(() =>
        expect(values[0]).toContainEqual(expect.objectContaining({ id: order.id, status: 'rejected' })),
      );
      stop();
    });

    it('knows who works on this day, and what is open', async () => {
      const { order } = await placeOrder(await shop().guest());
      const [{ orderDesk, session }, guest] = [await shop().staff(), await shop().guest()];
      const before = await orderDesk.loadShift();
      await orderDesk.step(order.id, stepTo('placed', 'accepted'));
      await orderDesk.step(order.id, stepTo('accepted', 'preparing'));
      const after = await orderDesk.loadShift();
      const { firstname, lastname } = await session.loadMe();
      const own = `${firstname} ${lastname}`;
      const changesIn = ({ people }: typeof after) => people.find(({ name: each }) => each === own)?.changes ?? 0;
      expect(changesIn(after) - changesIn(before)).toBe(2);
      expect(after.people[0]).toMatchObject({ name: own });
      expect(after.figures).toEqual(before.figures);
      expect(after.figures.open).toBeGreaterThan(0);
      await expect(guest.orderDesk.loadShift()).rejects.toThrow(/./);
    });

    it('leaves to the desk what still lies there when earlier orders are searched', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      expect(await orderDesk.findEarlier(`${order.number}`)).toEqual([]);
      await orderDesk.step(order.id, stepTo('placed', 'rejected'));
      expect(await orderDesk.findEarlier(`${order.number}`)).toEqual([]);
    });

    it('finds nothing by too little, and takes no text that is none', async () => {
      const { orderDesk } = await shop().staff();
      for (const query of ['', 'an', '078', String.raw`'\ &|!`, '99999999999'])
        expect(await orderDesk.findEarlier(query)).toEqual([]);
    });

    it('lets only one of two people take the same step', async () => {
      const { order } = await placeOrder(await shop().guest());
      const [first, second] = [await shop().staff(), await shop().staff()];
      const results = await Promise.all([
        first.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 }),
        second.orderDesk.step(order.id, stepTo('placed', 'rejected')),
      ]);
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      const status = results[0].ok ? 'accepted' : 'rejected';
      expect(results).toContainEqual(err({ code: 'stepRefused', status }));
    });

    it('undoes a step for a few seconds, once, and tells everybody', async () => {
      const { order } = await placeOrder(await shop().guest());
      const [first, second] = [await shop().staff(), await shop().staff()];
      const accepted = await first.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      expect(accepted).toMatchObject({ ok: true, value: { revision: 2 } });
      const { values, stop } = record(second.orderDesk.watch);
      // Any of the team may undo it.
      const undone = await second.orderDesk.undo(order.id, 2);
      expect(undone).toEqual(ok({ ...order, revision: 3 }));
      await vi.waitFor(() => expect(values.flat()).toContainEqual({ ...order, revision: 3 }));
      stop();
      expect(await first.orderDesk.undo(order.id, 3)).toEqual(err({ code: 'undoTooLate' }));
      expect(await first.orderDesk.step(order.id, stepTo('placed', 'accepted'))).toMatchObject({ ok: true });
    });

    it('undoes nothing that somebody has taken further meanwhile, nor what a guest did', async () => {
      const guest = await shop().guest();
      const { order } = await placeOrder(guest);
      const { orderDesk } = await shop().staff();
      await orderDesk.step(order.id, stepTo('placed', 'accepted'));
      await orderDesk.step(order.id, stepTo('accepted', 'preparing'));
      expect(await orderDesk.undo(order.id, 2)).toEqual(err({ code: 'stepRefused', status: 'preparing' }));
      expect(await orderDesk.undo(order.id, 3)).toMatchObject({ ok: true, value: { status: 'accepted' } });
      expect(await orderDesk.undo(UNKNOWN_ID, 2)).toEqual(err({ code: 'orderUnknown' }));
      const { order: other, capability } = await placeOrder(guest);
      await guest.order.cancel({ id: other.id, capability });
      expect(await orderDesk.undo(other.id, 2)).toEqual(err({ code: 'undoTooLate' }));
    });

    it('takes a sale back in the books when the last step was a mistake', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, accounting } = await shop().staff();
      const figures = async () => {
        const { bookings: _bookings, vat: _vat, ...rest } = (await accounting.loadDay(null)).figures;
        return rest;
      };
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      const before = await figures();
      const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
      if (!delivered.ok) throw new Error(delivered.error.code);
      expect((await figures()).orders).toBe(before.orders + 1);
      const undone = await orderDesk.undo(order.id, delivered.value.revision);
      expect(undone).toMatchObject({ ok: true, value: { status: 'onTheWay', payment: order.payment } });
      expect(await figures()).toEqual(before);
      const again = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
      expect(again).toMatchObject({ ok: true, value: { payment: { method: 'card' } } });
      expect((await figures()).orders).toBe(before.orders + 1);
    });

    it('moves a promise with a reason, which the order then shows beside the time before', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const { orderDesk } = await shop().staff();
      const draft = (revision: number, promisedAt: string) =>
        ({ revision, promisedAt, reason: { code: 'busy', text: '' } }) as const;
      expect(await orderDesk.movePromise(order.id, draft(1, addMinutes(order.deliveryTime.requestedAt, 30)))).toEqual(
        err({ code: 'promiseInvalid' }),
      );
      const accepted = await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: null });
      if (!accepted.ok || accepted.value.promisedAt === null) throw new Error('It was not accepted.');
      const { promisedAt } = accepted.value;
      const later = addMinutes(promisedAt, 15);
      const moved = await orderDesk.movePromise(order.id, draft(2, later));
      const expected = { promisedAt: later, promiseMove: { from: promisedAt, reason: { code: 'busy', text: '' } } };
      expect(moved).toMatchObject({ ok: true, value: { revision: 3, ...expected } });
      expect(await guest.order.load({ id: order.id, capability })).toMatchObject({ ok: true, value: expected });
      expect(await orderDesk.movePromise(order.id, draft(2, addMinutes(later, 15)))).toEqual(
        err({ code: 'stepRefused', status: 'accepted' }),
      );
      const latest = addMinutes(later, 10);
      const again = { promisedAt: latest, promiseMove: { from: later, first: promisedAt } };
      expect(await orderDesk.movePromise(order.id, draft(3, latest))).toMatchObject({ ok: true, value: again });
      expect(await guest.order.load({ id: order.id, capability })).toMatchObject({ ok: true, value: again });
      expect(await orderDesk.undo(order.id, 4)).toMatchObject({ ok: true, value: expected });
    });

    it('corrects how an order was paid, on the order and in the books', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, accounting } = await shop().manager();
      const paid = async () => (await accounting.loadDay(null)).figures.paid;
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      const before = await paid();
      const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
      if (!delivered.ok) throw new Error(delivered.error.code);
      const { revision } = delivered.value;
      const draft = { revision, method: 'twint', reason: 'falsch getippt' } as const;
      const corrected = await orderDesk.correctPayment(order.id, draft);
      expect(corrected).toMatchObject({ ok: true, value: { payment: { state: 'collected', method: 'twint' } } });
      expect(await paid()).toEqual({ ...before, twint: before.twint + order.totalPrice - order.rounding });
      expect(await orderDesk.correctPayment(order.id, { ...draft, revision: revision + 1 })).toEqual(
        err({ code: 'nothingToCorrect' }),
      );
      expect(await orderDesk.correctPayment(order.id, draft)).toEqual(
        err({ code: 'stepRefused', status: 'delivered' }),
      );
    });

    it('takes in part what is due at the door and the rest later, on the order, in the books and in the timeline', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const { orderDesk, accounting, session } = await shop().manager();
      const paid = async () => (await accounting.loadDay(null)).figures.paid;
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      const before = await paid();
      const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
      if (!delivered.ok) throw new Error(delivered.error.code);
      const { revision, totalPrice } = delivered.value;
      const draft = { revision, method: 'cash', reason: 'zu wenig dabei' } as const;
      expect(await orderDesk.correctPayment(order.id, { ...draft, amount: totalPrice + 10 })).toMatchObject(
        err({ code: 'paymentTooHigh' }),
      );
      await expect(orderDesk.correctPayment(order.id, { ...draft, amount: 1001 })).rejects.toBeInstanceOf(Error);
      const partly = await orderDesk.correctPayment(order.id, { ...draft, amount: 1000 });
      expect(partly).toMatchObject({ ok: true, value: { payment: { method: 'cash', amount: 1000 } } });
      expect(await paid()).toEqual({ ...before, cash: before.cash + 1000 });
      const open = partly.ok ? openAmount(partly.value) : 0;
      expect(open).toBeGreaterThan(0);
      const rest = { method: 'twint', amount: open } as const;
      const settled = await orderDesk.correctPayment(order.id, { ...draft, revision: revision + 1, rest });
      const { id: by } = await session.loadMe();
      expect(settled).toMatchObject({ ok: true, value: { payment: { amount: 1000, rest: { ...rest, by } } } });
      expect(await paid()).toEqual({ ...before, cash: before.cash + 1000, twint: before.twint + open });
      const seen = await guest.order.load({ id: order.id, capability });
      expect(seen).toMatchObject({ ok: true, value: { payment: { rest } } });
      expect(seen.ok && openAmount(seen.value)).toBe(0);
      const timeline = await orderDesk.loadTimeline(order.id);
      expect(timeline.ok && timeline.value.at(-1)?.differences.map(({ label, after }) => [label, after])).toEqual(
        expect.arrayContaining([['Rest bezahlt mit', 'TWINT']]),
      );
    });

    it('keeps a tip apart from turnover, and moves it with the method', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, accounting } = await shop().staff();
      const figuresNow = async () => {
        const { bookings: _bookings, ...figures } = (await accounting.loadDay(null)).figures;
        return figures;
      };
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
      if (!delivered.ok) throw new Error(delivered.error.code);
      const { tips = { card: 0, twint: 0 }, ...before } = await figuresNow();
      const draft = { revision: delivered.value.revision, reason: 'auf dem Beleg' };
      const tipped = await orderDesk.correctPayment(order.id, { ...draft, method: 'card', tip: 450 });
      expect(tipped).toMatchObject({ ok: true, value: { payment: { method: 'card', tip: 450 } } });
      expect(await figuresNow()).toEqual({ ...before, tips: { ...tips, card: tips.card + 450 } });
      const moved = await orderDesk.correctPayment(order.id, {
        ...draft,
        revision: draft.revision + 1,
        method: 'twint',
      });
      expect(moved).toMatchObject({ ok: true, value: { payment: { method: 'twint', tip: 450 } } });
      expect((await figuresNow()).tips).toEqual({ ...tips, twint: tips.twint + 450 });
      const booked = await accounting.listBookings({ ...BOOKING_LIST.start, q: String(order.number), kind: 'tip' });
      expect(booked.rows.map(({ method, gross, vat, vatRate }) => [method, gross, vat, vatRate])).toEqual([
        ['card', -450, 0, null],
        ['twint', 450, 0, null],
        ['card', 450, 0, null],
      ]);
      const inCash = { ...draft, revision: draft.revision + 2, method: 'cash', tip: 450 } as const;
      await expect(orderDesk.correctPayment(order.id, inCash)).rejects.toBeInstanceOf(Error);
    });

    it('tells what happened to an order from its placement on, with refunds and what was corrected', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, accounting, session } = await shop().manager();
      const { firstname, lastname } = await session.loadMe();
      const staff = { kind: 'staff', name: `${firstname} ${lastname}` };
      for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
      const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
      if (!delivered.ok) throw new Error(delivered.error.code);
      const { revision } = delivered.value;
      await orderDesk.correctPayment(order.id, { revision, method: 'twint', reason: 'falsch getippt' });
      const refund = { orderNumber: order.number, amount: 100, method: 'card', reason: 'Kalt' } as const;
      expect(await accounting.refund(crypto.randomUUID(), refund)).toMatchObject({ ok: true });
      const timeline = await orderDesk.loadTimeline(order.id);
      const told = timeline.ok ? timeline.value.map(({ title, why, who }) => [title, why, who]) : [];
      expect(told).toEqual([
        ['Bestellung eingegangen', '', { kind: 'guest', name: order.address.contactName }],
        ['Bestellung angenommen', '', staff],
        ['Bestellung in den Ofen geschoben', '', staff],
        ['Bestellung bereitgestellt', '', staff],
        ['Bestellung losgeschickt', '', staff],
        ['Bestellung übergeben', '', staff],
        ['Zahlung korrigiert', 'falsch getippt', staff],
        ['Rückerstattung', 'Kalt', staff],
      ]);
    });

    it('tells that a guest cancelled, and nothing of an order that it does not know', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      await guest.order.cancel({ id: order.id, capability });
      const { orderDesk } = await shop().staff();
      const timeline = await orderDesk.loadTimeline(order.id);
      expect(timeline.ok && timeline.value.at(-1)).toMatchObject({
        who: { kind: 'guest', name: order.address.contactName },
        title: 'Bestellung storniert',
        why: 'Der Gast möchte es so',
      });
      expect(await orderDesk.loadTimeline(UNKNOWN_ID)).toEqual(err({ code: 'orderUnknown' }));
    });

    it('keeps what a guest cancelled for everybody at the desk, until one of them has seen it', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const [first, second] = [await shop().staff(), await shop().staff()];
      const { values, stop } = record(second.orderDesk.watch);
      expect(order.guestCancellation).toBeNull();
      await guest.order.cancel({ id: order.id, capability });
      const shown = (seenAt: unknown) =>
        vi.waitFor(() =>
          expect(values.flat()).toContainEqual(
            expect.objectContaining({ id: order.id, status: 'cancelled', guestCancellation: { seenAt } }),
          ),
        );
      await shown(null);
      expect(await first.orderDesk.seeCancellation(order.id)).toMatchObject({ ok: true, value: { revision: 3 } });
      await shown(expect.any(String));
      stop();
      const refused = err({ code: 'stepRefused', status: 'cancelled' });
      expect(await second.orderDesk.seeCancellation(order.id)).toEqual(refused);
      expect(await second.orderDesk.seeCancellation(UNKNOWN_ID)).toEqual(err({ code: 'orderUnknown' }));
      await expect(guest.orderDesk.seeCancellation(order.id)).rejects.toBeInstanceOf(Error);
      const timeline = await first.orderDesk.loadTimeline(order.id);
      expect(timeline.ok && timeline.value.at(-1)).toMatchObject({
        who: { kind: 'staff' },
        title: 'Stornierung des Gastes gesehen',
      });
    });

    it('has nothing to see where staff cancelled', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      const cancelled = await orderDesk.step(order.id, stepTo('placed', 'cancelled'));
      expect(cancelled).toMatchObject({ ok: true, value: { guestCancellation: null } });
      expect(await orderDesk.seeCancellation(order.id)).toEqual(err({ code: 'stepRefused', status: 'cancelled' }));
    });

    it('refuses steps that are not allowed, and unknown orders', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      expect(await orderDesk.step(order.id, stepTo('placed', 'ready'))).toEqual(
        err({ code: 'stepRefused', status: 'placed' }),
      );
      expect(await orderDesk.step(UNKNOWN_ID, stepTo('placed', 'accepted'))).toEqual(err({ code: 'orderUnknown' }));
    });

    it('is closed to guests', async () => {
      const guest = await shop().guest();
      const { order } = await placeOrder(guest);
      await expect(guest.orderDesk.step(order.id, stepTo('placed', 'accepted'))).rejects.toBeInstanceOf(Error);
      await expect(guest.orderDesk.undo(order.id, 1)).rejects.toBeInstanceOf(Error);
      const correction = { revision: 1, method: 'card', reason: 'x' } as const;
      await expect(guest.orderDesk.correctPayment(order.id, correction)).rejects.toBeInstanceOf(Error);
      await expect(guest.orderDesk.findEarlier('Anna')).rejects.toBeInstanceOf(Error);
      await expect(guest.orderDesk.loadTimeline(order.id)).rejects.toBeInstanceOf(Error);
      const { values, losses } = record(guest.orderDesk.watch);
      await vi.waitFor(() => expect(losses).toHaveLength(1));
      expect(values).toEqual([]);
    });
  });
}
