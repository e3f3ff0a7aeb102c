import { randomUUID } from 'node:crypto';
import { type OrderEditDraft, unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import { redeliverablePieces } from '@ofenpost/core/order-desk/redeliver-order';
import type { Order } from '@ofenpost/core/order/order';
import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { type Draw, pick } from './books.fixtures.ts';
import { type Week, valueOf } from './week-diary.fixtures.ts';
import { sortOrderNow } from './week-orders.fixtures.ts';

/** Edits an order at the total that the server calculates; what is sold out stays as it was. */
async function editAt(ports: Draw['ports'], id: string, draft: OrderEditDraft): Promise<Order | null> {
  const edited = await ports.orderDesk.edit(id, draft);
  if (edited.ok) return edited.value;
  const { error } = edited;
  if (error.code === 'totalChanged') return editAt(ports, id, { ...draft, totalPrice: error.totalPrice });
  if (error.code === 'lineUnavailable' || error.code === 'nothingToEdit') return null;
  throw new Error(error.code);
}

/** Guests whose orders wait call: more or less of something, one thing more, another payment. */
export async function editWaiting(week: Week, draw: Draw): Promise<void> {
  const { ports, random } = draw;
  const { products } = await sortOrderNow(ports);
  const plain = products.filter(({ optionGroups }) => optionGroups.every(({ min }) => min === 0));
  for (const [place, { id }] of week.waiting.entries()) {
    if (random() < 0.4) continue;
    const order = valueOf(await ports.order.load({ id, capability: null }));
    const same = unchangedEdit(order);
    const edited = await editAt(ports, id, {
      ...same,
      lines: same.lines.map((line) => ({ ...line, amount: 1 + Math.floor(random() * 4) })),
      added: random() < 0.5 ? [] : [{ productId: pick(random, plain).id, optionIds: [], amount: 1 }],
      paymentMethod: pick(random, paymentMethod.options),
      overrides: true,
      reason: 'Gast rief an',
    });
    if (edited === null) continue;
    week.edits += 1;
    week.waiting[place] = edited;
  }
}

/** A wrong tap: what was just delivered is undone, and delivered again with another payment. */
export async function deliverAgain({ ports: { orderDesk }, random }: Draw, order: Order): Promise<Order> {
  const undone = valueOf(await orderDesk.undo(order.id, order.revision));
  const collected: PaymentMethod = pick(random, paymentMethod.options);
  return valueOf(await orderDesk.step(order.id, { from: undone.status, to: 'delivered', collected, ageChecked: 18 }));
}

/** Something was missing: it is delivered again for nothing. Returns the new order. */
export async function redeliverSome(week: Week, { ports, random }: Draw): Promise<Order | null> {
  if (week.sold.length === 0 || random() < 0.3) return null;
  const { id } = pick(random, week.sold);
  const left = redeliverablePieces(valueOf(await ports.order.load({ id, capability: null })));
  if ((left[0] ?? 0) === 0) return null;
  return valueOf(
    await ports.orderDesk.redeliver(id, {
      idempotencyKey: randomUUID(),
      lines: [{ position: 0, amount: 1 }],
      promisedAt: addMinutes(ports.clock.now(), 40),
      cause: 'missing',
      text: '',
    }),
  );
}
