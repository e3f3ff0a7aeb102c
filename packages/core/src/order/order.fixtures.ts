import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import type { Order, OrderStep } from './order.ts';

/** Two Margheritas to Winterthur, placed on Friday 20.11.2026 at 18:00 in Zurich, requested for 18:40. */
export const PLACED_ORDER: Order = {
  id: '00000000-0000-4000-8000-000000000f01',
  number: 1001,
  revision: 1,
  status: 'placed',
  fulfilment: 'delivered',
  productOrders: [
    {
      productId: MARGHERITA.id,
      name: MARGHERITA.name,
      amount: 2,
      options: [],
      unitPrice: 1850,
      totalPrice: 3700,
      vatClass: 'food',
      vatRate: 260,
      creation: null,
    },
  ],
  deliveryFee: 600,
  rounding: 0,
  totalPrice: 4300,
  giftCardAmount: 0,
  giftCardDiscount: 0,
  address: {
    contactName: 'Anna Keller',
    phoneNumber: '078 123 45 67',
    street: 'Marktgasse',
    houseNumber: '12a',
    postcode: '8400',
    town: 'Winterthur',
    note: 'Klingel links',
  },
  remark: '',
  deliveryTime: { kind: 'asap', requestedAt: '2026-11-20T17:40:00.000Z' },
  promisedAt: null,
  promiseMove: null,
  edits: [],
  refunds: [],
  payment: { state: 'dueAtDoor', method: 'card' },
  checkAge: false,
  ovenBreads: 2,
  reason: null,
  override: null,
  orderTimeProgresses: { created: '2026-11-20T17:00:00.000Z' },
  redelivers: null,
  redeliveries: [],
  guestCancellation: null,
};

/** Every status that an order reaches by a step of staff. */
export const REACHED_STATUSES = orderStatus.options.filter(
  (status) => status !== 'placed' && status !== 'awaitingPayment',
);

/** A complete step to any status that staff can set. */
export function stepTo(from: OrderStatus, to: OrderStep['to']): OrderStep {
  const reason = { code: 'other', text: 'Test' } as const;
  switch (to) {
    case 'accepted':
      return { from, to, minutes: 30 };
    case 'rejected':
    case 'undeliverable':
    case 'cancelled':
      return { from, to, reason };
    case 'delivered':
      return { from, to, collected: 'card' };
    case 'preparing':
    case 'ready':
    case 'onTheWay':
      return { from, to };
  }
}
