import { bookedAt, bookingsOfChange } from '@ofenpost/core/accounting/books';
import { sumMovedByHand } from '@ofenpost/core/accounting/moved-by-hand';
import { tourChangeOf } from '@ofenpost/core/courier/tour';
import { mailEventOf } from '@ofenpost/core/notification/order-mail';
import { redeliveriesAfter } from '@ofenpost/core/order-desk/redeliver-order';
import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import { isStopped, isUnpaid } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OrderChange } from '@ofenpost/core/order/order.use-cases';
import { paperOfChange } from '@ofenpost/core/printing/printing.use-cases';
import { guestPushEventOf } from '@ofenpost/core/push/push-notice';
import { type RoleHolder, isTeam } from '@ofenpost/core/role/role';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { messageOfOrder } from '@ofenpost/core/webhook/webhook-event';
import type { Transaction } from '../database/database.ts';
import { redeemGiftCardAgain, refundGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { book } from '../ledger/booking.repository.ts';
import { findMovedByHand } from '../ledger/moved-by-hand.repository.ts';
import { enqueueMail, isMailWaiting, withdrawMail } from '../mail/mail.repository.ts';
import { settleOnline } from '../online-payment/online-payment.repository.ts';
import {
  type OrderEffect,
  findOnTheWay,
  findReached,
  lockOrder,
  notifyOrderChanged,
  saveRedeliveries,
} from '../order/order.repository.ts';
import { RefusedChange } from '../order/refused-change.ts';
import { printAccepted, printFollowing, printLabels, withdrawPrint } from '../printing/print.repository.ts';
import { enqueuePush, withdrawPush } from '../push/push-queue.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import { enqueueWebhooks } from '../webhook/webhook-outbox.ts';

const print: OrderEffect = async (tx, change) => {
  const { order, taker } = change;
  const paper = paperOfChange(change);
  if (paper === 'order') await printAccepted(tx, order, taker.at);
  if (paper === 'labels') await printLabels(tx, order, taker.at);
  if (paper === 'withdrawal') await withdrawPrint(tx, order, taker.at);
  if (paper === 'change') await printFollowing(tx, order, { kind: 'change', at: taker.at });
};

/** What staff changed is mailed once it cannot be undone any more; what a guest did at once. */
const mail: OrderEffect = async (tx, { kind, before, order, taker: { at }, undoable }) => {
  // Who did not pay has not ordered.
  if (isUnpaid(order)) return;
  const orderId = order.id;
  if (kind === 'promiseMoved') {
    // Only the last of several moves is mailed.
    await withdrawMail(tx, { orderId, event: 'promiseMoved' });
    await enqueueMail(tx, { orderId, event: 'promiseMoved', revision: order.revision, at, canBeUndone: true });
    return;
  }
  // Nothing comes back to a guest who did not pay.
  if (kind === 'refunded' && order.refunds.at(-1)?.cause === 'unpaid') return;
  if (kind === 'edited') {
    // One mail that waits tells of the edits after it too.
    if (await isMailWaiting(tx, { orderId, event: kind })) return;
    await enqueueMail(tx, { orderId, event: kind, revision: order.revision, at, canBeUndone: true });
    return;
  }
  if (kind === 'refunded') {
    await enqueueMail(tx, { orderId, event: kind, revision: order.revision, at });
    return;
  }
  const event = mailEventOf(kind === 'undone' ? before.status : order.status);
  if (kind === 'undone') {
    await withdrawMail(tx, { orderId, event: before.status === order.status ? 'promiseMoved' : event });
    return;
  }
  if (kind === 'step' && event !== null) await enqueueMail(tx, { orderId, event, at, canBeUndone: undoable !== null });
};

/** Devices are told at the moments of the mails; the desk at once when a guest cancelled. */
const push: OrderEffect = async (tx, { kind, before, order, undoable }) => {
  const orderId = order.id;
  if (kind === 'undone') {
    const event = before.status === order.status ? 'promiseMoved' : guestPushEventOf(before);
    if (event !== null) await withdrawPush(tx, { orderId, event });
    return;
  }
  if (kind === 'promiseMoved') await enqueuePush(tx, { orderId, event: kind }, { canBeUndone: true });
  if (kind !== 'step') return;
  const event = guestPushEventOf(order);
  if (event !== null) await enqueuePush(tx, { orderId, event }, { canBeUndone: undoable !== null });
  if (isUnseenCancellation(order)) await enqueuePush(tx, { orderId, event: 'guestCancelled' });
  // Any other order is told of where it is inserted.
  if (before.status === 'awaitingPayment' && order.status === 'placed')
    await enqueuePush(tx, { orderId, event: 'placed' });
};

const webhook: OrderEffect = (tx, change) => enqueueWebhooks(tx, messageOfOrder(change), change.taker.at);

const payByGiftCard: OrderEffect = async (tx, change) => {
  await refundGiftCard(tx, change);
  if (change.kind === 'undone') await redeemGiftCardAgain(tx, change);
};

/** The change with every status that its order ever had, where the books depend on that. */
const withReached = async (tx: Transaction, change: OrderChange): Promise<OrderChange> =>
  change.kind === 'edited' || isStopped(change.order.status)
    ? { ...change, reached: await findReached(tx, change.order.id) }
    : change;

/** An order that is delivered again shows on the first one where that stands. */
async function followRedelivery(tx: Transaction, { order, taker: { at } }: OrderChange): Promise<void> {
  const first = order.redelivers === null ? null : await lockOrder(tx, order.redelivers.id);
  const redeliveries = first === null ? null : redeliveriesAfter(first.order, order);
  if (first !== null && redeliveries !== null) await saveRedeliveries(tx, first.order, { redeliveries, at });
}

/** The guests of a tour see how many stops come before theirs. */
const followTour: OrderEffect = async (tx, change) => {
  const ids = tourChangeOf(change);
  if (ids.length === 0) return;
  for (const { id } of await findOnTheWay(tx, ids)) if (id !== change.order.id) await notifyOrderChanged(tx, id);
};

/** Refuses what this account may not move by hand on this day. After the booking, which has the lock already. */
async function holdStaffLimit(tx: Transaction, account: RoleHolder, { taker, order }: OrderChange, amount: number) {
  if (amount === 0) return;
  const { by: actorId, at } = taker;
  const before = (await findMovedByHand(tx, { actorId, at, orderNumber: order.number })) - amount;
  const refusal = whyAboveLimit(account, { amount, before }, await findStaffLimit(tx));
  if (refusal !== null) throw new RefusedChange(refusal);
}

/** Books a change, and holds this account to its limit; null: a guest and the shop itself have none. */
const bookChangeBy =
  (account: RoleHolder | null): OrderEffect =>
  async (tx, change) => {
    const bookings = bookingsOfChange(await withReached(tx, change));
    for (const booking of bookings) await book(tx, booking, bookedAt(change));
    if (account !== null) await holdStaffLimit(tx, account, change, sumMovedByHand(bookings));
  };

const effectsWith = (bookChange: OrderEffect): readonly OrderEffect[] => [
  print,
  mail,
  push,
  webhook,
  payByGiftCard,
  settleOnline,
  followRedelivery,
  followTour,
  bookChange,
];

/** What a change of an order does in other contexts. Booked last, since its lock delays others until the end. */
export const ORDER_EFFECTS: readonly OrderEffect[] = effectsWith(bookChangeBy(null));

/** The same for a change by staff, who have a limit. */
export const orderEffectsBy = (account: RoleHolder): readonly OrderEffect[] => effectsWith(bookChangeBy(account));

/** The same for a change by a guest, who has no limit, unless they work here. */
export const guestEffectsBy = (account: RoleHolder): readonly OrderEffect[] =>
  isTeam(account) ? orderEffectsBy(account) : ORDER_EFFECTS;

/** What is given away with an order that delivers another one again. */
export const givingAwayBy = (account: RoleHolder): readonly OrderEffect[] => [bookChangeBy(account)];
