import type { Problems } from '@ofenpost/core/accounting/problems';
import { openAmount } from '@ofenpost/core/order/amount-due';
import { type Order, redeliveryCause } from '@ofenpost/core/order/order';
import { REASONS, type EndWithReason, type ReasonCode } from '@ofenpost/core/order/order-reason';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { refundCause } from '@ofenpost/core/order/refund-cause';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { addDays, addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { todayOf, valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, productWithOption, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

type Tally = Record<keyof Problems, Map<string, { count: number; amount: number }>>;

const NOTHING: Problems = { refunds: [], redeliveries: [], stopped: [] };

/** The rows as the tally has them. */
function tallyOf({ refunds, redeliveries, stopped }: Problems): Tally {
  const counted = <Row extends { count: number; amount: number }>(rows: readonly Row[], key: (row: Row) => string) =>
    new Map(rows.map((row) => [key(row), { count: row.count, amount: row.amount }]));
  return {
    refunds: counted(refunds, ({ cause }) => String(cause)),
    redeliveries: counted(redeliveries, ({ cause }) => cause),
    stopped: counted(stopped, ({ status, reason, byGuest }) => `${status} ${reason}${byGuest ? ' by guest' : ''}`),
  };
}

function add(tally: Tally, kind: keyof Problems, key: string, amount: number): void {
  const before = tally[kind].get(key) ?? { count: 0, amount: 0 };
  tally[kind].set(key, { count: before.count + 1, amount: before.amount + amount });
}

/** An order of the same product with an option and without, beside others. */
async function place(guest: Ports) {
  const { product, optionId } = await productWithOption(guest);
  await fillCart(guest);
  await guest.cart.add({ productId: product.id, optionIds: [optionId], amount: 2 });
  await guest.cart.add({ productId: product.id, optionIds: [], amount: 2 });
  return valueOf(await guest.checkout.place(await requestFor(guest)));
}

async function stepOn(staff: Ports, { id }: Order, way: readonly Order['status'][]): Promise<Order | undefined> {
  let order: Order | undefined;
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index];
    if (from === undefined || to === 'placed' || to === 'awaitingPayment') throw new Error('This is no step.');
    order = valueOf(await staff.orderDesk.step(id, stepTo(from, to)));
  }
  return order;
}

const TO_THE_DOOR = ['placed', 'accepted', 'preparing', 'ready', 'onTheWay'] as const;

export function describeProblems(name: string, openShop: OpenShop): void {
  describeWithShop('what went wrong', name, openShop, (shop) => {
    it('counts every refund, re-delivery and order that did not arrive once under its cause, whatever happens', async () => {
      const [staff, random] = [await shop().manager(), seededRandom(28)];
      const { accounting, orderDesk, idempotencyKey, clock } = staff;
      const pick = <T>(items: readonly T[]): T => {
        const item = items[Math.floor(random() * items.length)];
        if (item === undefined) throw new Error('There is nothing to pick.');
        return item;
      };
      const tally = tallyOf(NOTHING);
      const givenUp: number[] = [];
      const stop = async (order: Order, to: EndWithReason): Promise<[Order, ReasonCode]> => {
        const code = pick(REASONS[to]);
        const reason = { code, text: code === 'other' ? 'Test' : '' };
        return [valueOf(await orderDesk.step(order.id, { from: order.status, to, reason })), code];
      };
      const refund = async ({ number: orderNumber }: Order) => {
        const cause = pick([...refundCause.options, null]);
        const amount = 5 * (1 + Math.floor(random() * 40));
        const reason = 'Rief an';
        const draft = {
          orderNumber,
          amount,
          method: 'card',
          reason,
          ...(cause === null ? {} : { cause }),
        } as const;
        valueOf(await accounting.refund(idempotencyKey.create(), draft));
        add(tally, 'refunds', String(cause), amount);
      };
      // Each piece is delivered again once.
      const left = new Map<string, number[]>();
      const redeliver = async ({ id, productOrders }: Order) => {
        const cause = pick(redeliveryCause.options);
        const pieces = left.get(id) ?? productOrders.map(({ amount }) => amount);
        const lines = pieces
          .map((amount, position) => ({ position, amount: Math.floor(random() * (amount + 1)) }))
          .filter(({ amount }) => amount > 0);
        if (lines.length === 0) return;
        const taken = new Map(lines.map(({ position, amount }) => [position, amount]));
        left.set(
          id,
          pieces.map((amount, position) => amount - (taken.get(position) ?? 0)),
        );
        const text = cause === 'other' ? 'Test' : '';
        const draft = { idempotencyKey: idempotencyKey.create(), lines, cause, text };
        const again = valueOf(await orderDesk.redeliver(id, { ...draft, promisedAt: addMinutes(clock.now(), 40) }));
        // The first one was found: nothing was made again.
        if (random() < 0.3) {
          const [{ totalPrice }, code] = await stop(again, 'cancelled');
          add(tally, 'stopped', `cancelled ${code}`, totalPrice);
          return;
        }
        const worth = lines.map(({ position, amount }) => (productOrders[position]?.unitPrice ?? 0) * amount);
        add(
          tally,
          'redeliveries',
          cause,
          worth.reduce((sum, each) => sum + each, 0),
        );
      };
      const stopAndTell = async (order: Order, to: EndWithReason) => {
        const [{ totalPrice }, code] = await stop(order, to);
        add(tally, 'stopped', `${to} ${code}`, totalPrice);
      };
      const fates: readonly ((order: Order, guest: Ports, capability: string) => Promise<unknown>)[] = [
        async (order, guest, capability) => {
          valueOf(await guest.order.cancel({ id: order.id, capability }));
          add(tally, 'stopped', 'cancelled customer by guest', order.totalPrice);
        },
        (order) => stopAndTell(order, pick(['rejected', 'cancelled'])),
        // A wrong tap: only the second end counts.
        async (order) => {
          const [ended] = await stop(order, 'cancelled');
          const undone = valueOf(await orderDesk.undo(order.id, ended.revision));
          await stopAndTell(undone, 'rejected');
        },
        async (order) => {
          const [ended] = await stop(order, 'rejected');
          valueOf(await orderDesk.undo(order.id, ended.revision));
        },
        async (order) => {
          const sent = await stepOn(staff, order, TO_THE_DOOR);
          if (sent !== undefined) await stopAndTell(sent, 'undeliverable');
        },
        async (order) => {
          const sold = await stepOn(staff, order, [...TO_THE_DOOR, 'delivered']);
          if (sold === undefined) return;
          for (let count = 0; count < 4; count += 1) await (random() < 0.5 ? refund(sold) : redeliver(sold));
        },
        // What is open is given up; the second time it comes after all.
        async (order) => {
          const sold = await stepOn(staff, order, [...TO_THE_DOOR, 'delivered']);
          if (sold === undefined) return;
          const draft = { method: 'card', amount: 100, reason: 'Kam nicht', writesOffOpen: true } as const;
          const { id, revision } = sold;
          const once = valueOf(await orderDesk.correctPayment(id, { ...draft, revision }));
          if (random() < 0.5) {
            const rest = { method: 'twint', amount: openAmount(once) } as const;
            valueOf(await orderDesk.correctPayment(id, { ...draft, revision: once.revision, rest }));
            return;
          }
          add(tally, 'refunds', 'unpaid', openAmount(once));
          givenUp.push(openAmount(once));
        },
      ];
      const today = todayOf(staff);
      const range = { from: today, to: today };
      expect((await accounting.loadRevenue(range)).problems).toEqual(NOTHING);
      for (const fate of [...fates, ...fates, ...fates]) {
        const guest = await shop().guest();
        const { order, capability } = await place(guest);
        await fate(order, guest, capability);
      }
      const { problems = NOTHING, figures } = await accounting.loadRevenue(range);
      expect(tallyOf(problems)).toEqual(tally);
      const sum = (rows: readonly { count: number; amount: number }[]) => ({
        count: rows.reduce((total, { count }) => total + count, 0),
        total: rows.reduce((total, { amount }) => total + amount, 0),
      });
      expect(sum(problems.refunds.filter(({ cause }) => cause !== 'unpaid'))).toEqual(figures.refunds);
      const booked = figures.writeOffs ?? { count: 0, total: 0 };
      // What was open was never turnover, so the books have nothing of it.
      expect(sum(problems.refunds.filter(({ cause }) => cause === 'unpaid'))).toEqual({
        count: booked.count + givenUp.length,
        total: givenUp.reduce((total, amount) => total + amount, booked.total),
      });
      expect(givenUp).not.toEqual([]);
      expect(sum(problems.stopped)).toEqual({ count: figures.stopped.orders, total: figures.stopped.total });
      for (const rows of Object.values(problems)) {
        const counts = rows.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
      const next = addDays(today, 1);
      expect((await accounting.loadRevenue({ from: next, to: next })).problems).toEqual(NOTHING);
    });
  });
}
