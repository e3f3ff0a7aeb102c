import type { PaymentMethod } from '../payment/payment.ts';
import { amountDue } from './amount-due.ts';
import type { Order } from './order.ts';

/** In Rappen: what was collected at the door by each method, what gift cards paid, and what is not collected yet. */
export type DayTakings = {
  readonly collected: Readonly<Record<PaymentMethod, number>>;
  readonly giftCards: number;
  readonly due: number;
};

const NOTHING: DayTakings = { collected: { cash: 0, card: 0, twint: 0 }, giftCards: 0, due: 0 };

function withOrder(takings: DayTakings, order: Order): DayTakings {
  const { payment } = order;
  const giftCards = takings.giftCards + order.giftCardAmount - order.giftCardDiscount;
  switch (payment.state) {
    case 'collected': {
      const { method, amount } = payment;
      return {
        ...takings,
        giftCards,
        collected: { ...takings.collected, [method]: takings.collected[method] + amount },
      };
    }
    case 'dueAtDoor':
      return { ...takings, giftCards, due: takings.due + amountDue(order) };
    case 'prepaid':
      return { ...takings, giftCards };
    case 'notCollected':
    case 'refunded':
      return takings;
  }
}

/** How these orders were paid; the sum is `dayTotal`. Refunds of stopped orders do not count. */
export const dayTakings = (orders: readonly Order[]): DayTakings => orders.reduce(withOrder, NOTHING);
