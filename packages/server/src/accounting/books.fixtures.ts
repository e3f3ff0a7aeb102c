import { randomUUID } from 'node:crypto';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import type { PhoneOrderRequest } from '@ofenpost/core/phone-order/phone-order';
import type { Ports } from '@ofenpost/core/ports';
import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import { alcohol, plainProduct } from '@ofenpost/testing/contract-suites/shop-under-test';

export type Draw = {
  readonly ports: Ports;
  readonly random: RandomNumber;
  /** Whether orders can be collected; if not, all of them are delivered. */
  readonly isCounterOpen?: boolean;
};

export const pick = <T>(random: RandomNumber, from: readonly T[]): T => {
  const rendered = from[Math.floor(random() * from.length)];
  if (rendered === undefined) throw new Error('There is nothing to draw from.');
  return rendered;
};

/** A phone order of food, beer or both, delivered to any area or collected, with or without a gift card. */
async function request(
  { ports, random, isCounterOpen = true }: Draw,
  giftCardCode: string,
): Promise<PhoneOrderRequest> {
  const [food, beer] = [await plainProduct(ports), await alcohol(ports)];
  const { orderLocations } = await ports.delivery.load();
  const contact = { contactName: 'Anna Keller', phoneNumber: '078 123 45 67' };
  const shared = {
    deliveryTime: { kind: 'asap' as const },
    paymentMethod: pick(random, paymentMethod.options),
    giftCardCode,
    remark: '',
    legalAgeConfirmed: true,
  };
  const { id: orderLocationId } = pick(
    random,
    orderLocations.filter(({ active }) => active),
  );
  const address = { ...contact, street: 'Gasse', houseNumber: '1', orderLocationId, note: '' };
  const items = [
    { productId: food.id, amount: 1 + Math.floor(random() * 3), optionIds: [] },
    { productId: beer.id, amount: Math.floor(random() * 3), optionIds: [] },
  ].filter(({ amount }) => amount > 0);
  return {
    idempotencyKey: randomUUID(),
    totalPrice: 0,
    giftCardAmount: 0,
    items,
    draft: isCounterOpen && random() < 0.3 ? { ...shared, contact } : { ...shared, address },
    override: { blocks: ['minimumOrder', 'fullSlot'], reason: 'Für die Bücher' },
  };
}

/** Places it with the totals that the server calculates. */
async function takePhoneOrder({ phoneOrder }: Ports, requested: PhoneOrderRequest): Promise<Order> {
  const answer = await phoneOrder.capture(requested);
  if (answer.ok) return answer.value;
  const { error } = answer;
  if (error.code === 'totalChanged')
    return takePhoneOrder({ phoneOrder } as Ports, { ...requested, totalPrice: error.totalPrice });
  if (error.code === 'giftCardChanged')
    return takePhoneOrder({ phoneOrder } as Ports, { ...requested, giftCardAmount: error.giftCardAmount });
  throw new Error(error.code);
}

/** Takes an accepted order to one of its ends; it is paid with any method, whatever was announced. */
export async function finish({ ports: { orderDesk }, random }: Draw, { id, fulfilment }: Order): Promise<Order> {
  const end = random();
  const way: readonly [OrderStep, ...OrderStep[]] =
    end < 0.12
      ? [stepTo('accepted', 'cancelled')]
      : [
          stepTo('accepted', 'preparing'),
          stepTo('preparing', 'ready'),
          ...(fulfilment === 'delivered' ? [stepTo('ready', 'onTheWay')] : []),
          end < 0.2
            ? stepTo(fulfilment === 'delivered' ? 'onTheWay' : 'ready', 'undeliverable')
            : {
                from: fulfilment === 'delivered' ? 'onTheWay' : 'ready',
                to: 'delivered',
                collected: pick(random, paymentMethod.options),
                ageChecked: 18,
              },
        ];
  let taken = await orderDesk.step(id, way[0]);
  for (const step of way.slice(1)) {
    if (!taken.ok) break;
    taken = await orderDesk.step(id, step);
  }
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value;
}

/** A gift card over an odd amount, in cash a multiple of 5 Rappen; some of them get goodwill on top. */
export async function anyGiftCard({ ports: { giftCardAdmin }, random }: Draw): Promise<string> {
  const odd = 1001 + Math.floor(random() * 6000);
  const paidWith = pick(random, paymentMethod.options);
  const amount = paidWith === 'cash' ? odd - (odd % 5) : odd;
  const draft = { amount, buyer: 'Anna Keller', greeting: '', email: null, paidWith };
  const issued = await giftCardAdmin.issue(randomUUID(), draft);
  if (!issued.ok) throw new Error(issued.error.code);
  const { code, balance } = issued.value;
  if (odd % 2 === 0) {
    const goodwill = { kind: 'given', amount: 1 + (odd % 4000), reason: 'Kalt angekommen' } as const;
    const given = await giftCardAdmin.adjust(code, { ...goodwill, seenBalance: balance });
    if (!given.ok) throw new Error(given.error.code);
  }
  return code;
}

/** An order by phone. */
export const anyPhoneOrder = async (draw: Draw, giftCardCode: string): Promise<Order> =>
  takePhoneOrder(draw.ports, await request(draw, giftCardCode));

/** Any order from its placement to one of its ends. */
export async function anyOrder(draw: Draw): Promise<Order> {
  const giftCardCode = draw.random() < 0.4 ? await anyGiftCard(draw) : '';
  return finish(draw, await anyPhoneOrder(draw, giftCardCode));
}
