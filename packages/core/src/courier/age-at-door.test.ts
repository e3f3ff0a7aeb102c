import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import type { EditContext } from '../order-desk/edit-order.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import type { Payment } from '../payment/payment.ts';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import { takeAction } from './courier-action.ts';
import { withholdAction } from './courier-tap.ts';
import { stopOf } from './tour.ts';

type Line = Order['productOrders'][number];

const [FOOD] = PLACED_ORDER.productOrders;
if (FOOD === undefined) throw new Error('The order has no line.');
const WINE: Line = { ...FOOD, name: 'Rosé', vatClass: 'alcohol', amount: 1, unitPrice: 2400, totalPrice: 2400 };
const TAKER = { by: 'samira', at: '2026-11-20T17:50:00.000Z' };
const SHOP: EditContext = { ...NO_ASSORTMENT, vatRates: VAT_RATES, orderLocations: [] };

type Paid = 'atDoor' | 'online' | 'giftCard' | 'giftCardAndOnline';

/** An order on the way, paid in any way, with this food and wine. */
function onTheWay(lines: Order['productOrders'], paid: Paid): Order {
  const totalPrice = lines.reduce((sum, line) => sum + line.totalPrice, 0) + PLACED_ORDER.deliveryFee;
  const giftCardAmount = { atDoor: 0, online: 0, giftCard: totalPrice, giftCardAndOnline: 1000 }[paid];
  const online: Payment = {
    state: 'paidOnline',
    method: 'onlineTwint',
    amount: totalPrice - giftCardAmount,
    means: '',
    at: TAKER.at,
  };
  const payments: Record<Paid, Payment> = {
    atDoor: { state: 'dueAtDoor', method: 'card' },
    giftCard: { state: 'prepaid' },
    online,
    giftCardAndOnline: online,
  };
  return {
    ...PLACED_ORDER,
    status: 'onTheWay',
    productOrders: [...lines],
    totalPrice,
    giftCardAmount,
    payment: payments[paid],
    checkAge: true,
    tour: { courierId: TAKER.by, position: 1 },
  };
}

/** In which status an order ends where nobody proves the age, with the steps that the screen takes. */
function endOf(order: Order): Order['status'] {
  const action = withholdAction(stopOf(order));
  const taken = takeAction(order, action, SHOP, TAKER);
  if (!taken.ok) throw new Error(taken.error.code);
  if (action.kind === 'undeliverable') return taken.value.status;
  const { announced, due } = stopOf(taken.value);
  const amount = announced === null ? 0 : due.card;
  const paid = { kind: 'handOver', collected: 'card', amount, tip: 0, isLeft: false } as const;
  const handed = takeAction(taken.value, paid, SHOP, TAKER);
  if (!handed.ok) throw new Error(handed.error.code);
  return handed.value.status;
}

it('never leaves a courier at a door with what is refused, whoever cannot prove the age', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Paid[]>('atDoor', 'online', 'giftCard', 'giftCardAndOnline'),
      fc.constantFrom<Line[][]>([WINE], [FOOD, WINE], [WINE, FOOD, WINE]),
      (paid, lines) => {
        expect(endOf(onTheWay(lines, paid))).toBe(lines.includes(FOOD) ? 'delivered' : 'undeliverable');
      },
    ),
  );
});
