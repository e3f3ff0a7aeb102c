import { bookingOfOrder } from '@ofenpost/core/accounting/books';
import { mailEventOf } from '@ofenpost/core/notification/order-mail';
import { refundGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { book } from '../ledger/booking.repository.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import type { OrderEffect } from '../order/order.repository.ts';
import { printAccepted } from '../printing/print.repository.ts';

/** What a step of an order does in other contexts, in this order. */
export const ORDER_EFFECTS: readonly OrderEffect[] = [
  async (tx, order, { at }) => {
    if (order.status === 'accepted') await printAccepted(tx, order, at);
  },
  async (tx, { id: orderId, status }, { at }) => {
    const event = mailEventOf(status);
    if (event !== null) await enqueueMail(tx, { orderId, event, at });
  },
  refundGiftCard,
  // Booked last, since its lock delays others until the transaction ends.
  async (tx, order, taker) => {
    const booking = bookingOfOrder(order, taker);
    if (booking !== null) await book(tx, booking);
  },
];
