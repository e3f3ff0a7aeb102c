import { bookingOfOrder } from '@ofenpost/core/accounting/books';
import { mailEventOf, staffViewOf } from '@ofenpost/core/notification/order-mail';
import type { Order, OrderStep, OrderStepError } from '@ofenpost/core/order/order';
import {
  auditedStep,
  taxedAtFulfilment,
  type StepTaker,
  cancelByCustomer,
  takeStep,
} from '@ofenpost/core/order/take-step';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { refundGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { book } from '../ledger/booking.repository.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { printAccepted } from '../printing/print.repository.ts';
import type { Services } from '../services.ts';
import { type StoredOrder, lockOrder, saveStep } from './order.repository.ts';

type Moved = Result<Order, OrderStepError>;

/** The effects of a step: the order with its history, the refunded gift card, the e-mail, and the bookings. */
async function saveOrderStep(tx: Transaction, order: Order, taker: StepTaker): Promise<void> {
  await saveStep(tx, order, taker);
  if (order.status === 'accepted') await printAccepted(tx, order, taker.at);
  const event = mailEventOf(order.status);
  if (event !== null) await enqueueMail(tx, { orderId: order.id, event, at: taker.at });
  // Booked last, since its lock delays others until the transaction ends.
  await refundGiftCard(tx, order, taker);
  const booking = bookingOfOrder(order, taker);
  if (booking !== null) await book(tx, booking);
}

/** The account of each step is recorded. Source: product design, "Roles" and "Orders that change". */
const auditStep = (tx: Transaction, before: Order, after: Order, { by, at }: StepTaker): Promise<void> =>
  recordAudit(tx, { at, actorId: by, ...auditedStep(before, after) });

/** Changes an order by a rule of the core, in one transaction with its history. */
async function moveOrder(
  { database, clock, content }: Services,
  { id, by }: { readonly id: string; readonly by: string | null },
  rule: (stored: StoredOrder, taker: StepTaker) => Moved,
): Promise<Result<StoredOrder, OrderStepError>> {
  const { vatRates } = await content.read();
  return database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    if (stored === null) return err({ code: 'orderUnknown' });
    const taker = { by, at: clock.now() };
    const moved = rule(stored, taker);
    if (!moved.ok) return moved;
    const order = taxedAtFulfilment(moved.value, vatRates);
    await auditStep(tx, stored.order, order, taker);
    await saveOrderStep(tx, order, taker);
    return ok({ ...stored, order });
  });
}

/** Moves an order one step, on behalf of the account `by`. Returns the order as staff see it. */
export async function stepOrder(
  services: Services,
  { id, step, by }: { readonly id: string; readonly step: OrderStep; readonly by: string | null },
): Promise<Moved> {
  const moved = await moveOrder(services, { id, by }, ({ order }, taker) => takeStep(order, step, taker));
  return moved.ok ? ok(staffViewOf(moved.value)) : moved;
}

/** Cancels an order for the customer, whose account is `by`; null is a guest. */
export async function cancelOrder(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string | null },
): Promise<Moved> {
  const moved = await moveOrder(services, { id, by }, ({ order }, taker) => cancelByCustomer(order, taker));
  return moved.ok ? ok(moved.value.order) : moved;
}
