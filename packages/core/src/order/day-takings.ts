import { onlinePartOf } from '../online-payment/online-part.ts';
import { type PaymentMethod, restOf, tipOf } from '../payment/payment.ts';
import { amountDue, owedAmount } from './amount-due.ts';
import type { Order } from './order.ts';

/**
 * In Rappen: what was collected by each method, at the door or later, what gift cards paid, what is not collected yet, and beside
 * it the tips.
 */
export type DayTakings = {
  readonly collected: Readonly<Record<PaymentMethod, number>>;
  readonly giftCards: number;
  /** What guests paid online before. */
  readonly online: number;
  readonly due: number;
  readonly tips: number;
};

const NOTHING: DayTakings = { collected: { cash: 0, card: 0, twint: 0 }, giftCards: 0, online: 0, due: 0, tips: 0 };

function withOrder(takings: DayTakings, order: Order): DayTakings {
  const { payment } = order;
  const giftCards = takings.giftCards + order.giftCardAmount - order.giftCardDiscount;
  const online = takings.online + (onlinePartOf(payment)?.amount ?? 0);
  switch (payment.state) {
    case 'collected': {
      const { collected, due, tips } = takings;
      const byMethod = { ...collected, [payment.method]: collected[payment.method] + payment.amount };
      const rest = restOf(payment);
      return {
        ...takings,
        giftCards,
        online,
        due: due + owedAmount(order),
        tips: tips + tipOf(payment),
        collected: rest === null ? byMethod : { ...byMethod, [rest.method]: byMethod[rest.method] + rest.amount },
      };
    }
    case 'dueAtDoor':
      return { ...takings, giftCards, online, due: takings.due + amountDue(order) };
    case 'prepaid':
      return { ...takings, giftCards };
    case 'paidOnline':
      return { ...takings, giftCards, online };
    case 'awaitingOnline':
    case 'releasedOnline':
    case 'notCollected':
    case 'refunded':
      return takings;
  }
}

/** How these orders were paid; the sum without tips is `dayTotal`. Refunds of stopped orders do not count. */
export const dayTakings = (orders: readonly Order[]): DayTakings => orders.reduce(withOrder, NOTHING);
