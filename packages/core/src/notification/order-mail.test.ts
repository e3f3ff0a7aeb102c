import { describe, expect, it } from 'vitest';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { cancelByGuest, takeStep } from '../order/take-step.ts';
import {
  type OrderMailEvent,
  isMailCurrent,
  mailEventOf,
  orderAt,
  staffViewOf,
  orderMail,
  orderMailEvent,
} from './order-mail.ts';

const AT = '2026-11-20T17:05:00.000Z';
const TAKER = { by: null, at: AT };

function moved(order: Order, step: Parameters<typeof takeStep>[1]): Order {
  const result = takeStep(order, step, TAKER);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const reported = (order: Order, event: OrderMailEvent, now = AT, isOnNewGiftCard = false) => {
  const { subject, paragraphs } = orderMail(orderAt(order, event), event, { now, isOnNewGiftCard });
  return [subject, ...paragraphs];
};

const ACCEPTED = moved(PLACED_ORDER, { from: 'placed', to: 'accepted', minutes: 50 });
const CANCELLED = moved(ACCEPTED, { from: 'accepted', to: 'cancelled', reason: { code: 'soldOut', text: '' } });

describe('an e-mail about an order', () => {
  it('is written of these events and of no other', () => {
    expect(orderStatus.options.filter((status) => mailEventOf(status) !== null)).toEqual([
      'placed',
      'accepted',
      'rejected',
      'undeliverable',
      'cancelled',
    ]);
  });

  it('says that an order was not handed over, why, and what becomes of the money', () => {
    const reason = { code: 'noShow', text: '' } as const;
    const brought = { ...ACCEPTED, status: 'undeliverable', reason, giftCardAmount: 2000 } as const;
    expect(reported(brought, 'undeliverable')).toEqual([
      'Deine Bestellung 1001 konnten wir dir leider nicht übergeben',
      'Wir waren mit deiner Bestellung unterwegs, konnten sie dir aber nicht übergeben. Das tut uns leid.',
      'Grund: es war niemand zu erreichen',
      'CHF 20.00 sind wieder auf deinem Gutschein. Sonst bezahlst du nichts.',
      'Stimmt das nicht, oder hast du noch Hunger? Ruf uns einfach an.',
    ]);
    const left = reported({ ...brought, fulfilment: 'collected' }, 'undeliverable');
    expect(left[1]).toBe('Deine Bestellung war bereit, ist aber bei uns geblieben. Das tut uns leid.');
  });

  it('says that the order has come, and when it is expected', () => {
    expect(reported(PLACED_ORDER, 'placed')).toEqual([
      'Deine Bestellung 1001 ist bei uns',
      expect.stringContaining('sobald sie angenommen ist'),
      'Voraussichtlich sind wir um 18:40 bei dir.',
    ]);
    const slot = { ...PLACED_ORDER, deliveryTime: { ...PLACED_ORDER.deliveryTime, kind: 'slot' } } as const;
    expect(reported(slot, 'placed')).toContain('Gewünscht hast du sie um 18:40.');
  });

  it('says what the kitchen promised', () => {
    const promiseReason = { code: 'busy', text: '' } as const;
    const later = moved(PLACED_ORDER, { from: 'placed', to: 'accepted', minutes: 90, promiseReason });
    expect(reported(later, 'accepted').join(' ')).toContain('Statt um 18:40, wegen Andrang.');
    expect(reported(ACCEPTED, 'accepted')).toEqual([
      'Deine Bestellung 1001 kommt um 18:55',
      'Angenommen! Um 18:55 sind wir bei dir.',
    ]);
  });

  it.each([
    [PLACED_ORDER, 'placed', true],
    [ACCEPTED, 'placed', undefined],
    [ACCEPTED, 'accepted', true],
    [CANCELLED, 'accepted', undefined],
    [CANCELLED, 'cancelled', true],
    [CANCELLED, null, undefined],
  ] as const)(
    'that nobody got matters to staff as long as it says how the order stands',
    (order, failedMail, shown) => {
      expect(staffViewOf({ order, failedMail }).mailFailed).toBe(shown);
    },
  );

  it('promises no time that has passed', () => {
    const late = '2026-11-20T18:30:00.000Z';
    for (const fulfilment of ['delivered', 'collected'] as const) {
      expect(reported({ ...ACCEPTED, fulfilment }, 'accepted', late).join(' ')).not.toMatch(/\d\d:\d\d/);
      expect(reported({ ...PLACED_ORDER, fulfilment }, 'placed', late).join(' ')).not.toMatch(/\d\d:\d\d/);
    }
    expect(reported(ACCEPTED, 'accepted', late)[0]).toBe('Deine Bestellung 1001 ist angenommen');
  });

  it('is current as long as nothing overtook it', () => {
    const current = (event: OrderMailEvent) => orderStatus.options.filter((status) => isMailCurrent({ status }, event));
    expect(current('placed')).toEqual(['placed']);
    expect(current('accepted')).toEqual(['accepted', 'preparing', 'ready', 'onTheWay']);
    expect(current('rejected')).toEqual(['rejected']);
    expect(current('cancelled')).toEqual(['cancelled']);
    expect(current('undeliverable')).toEqual(['undeliverable']);
  });

  it('says why an order was rejected', () => {
    const rejected = moved(PLACED_ORDER, {
      from: 'placed',
      to: 'rejected',
      reason: { code: 'other', text: 'Der Ofen ist kaputt' },
    });
    expect(reported(rejected, 'rejected')).toEqual([
      'Deine Bestellung 1001 können wir leider nicht liefern',
      'Es tut uns leid, diese Bestellung können wir nicht annehmen.',
      'Grund: Der Ofen ist kaputt',
      'Du bezahlst nichts.',
    ]);
  });

  it('says what of a cancelled order is on the gift card again', () => {
    const cancelled = cancelByGuest({ ...PLACED_ORDER, giftCardAmount: 2000 }, TAKER, { guestCancelMinutes: 30 });
    expect(cancelled.ok && reported(cancelled.value, 'cancelled')).toEqual([
      'Deine Bestellung 1001 ist storniert',
      'Diese Bestellung ist storniert.',
      'Grund: auf deinen Wunsch',
      'CHF 20.00 sind wieder auf deinem Gutschein. Sonst bezahlst du nichts.',
    ]);
    expect(cancelled.ok && reported(cancelled.value, 'cancelled', AT, true)).toContain(
      'Dein Gutschein ist gesperrt, darum sind CHF 20.00 auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast. Sonst bezahlst du nichts.',
    );
    expect(reported({ ...CANCELLED, reason: null }, 'cancelled')).toEqual([
      'Deine Bestellung 1001 ist storniert',
      'Diese Bestellung ist storniert.',
      'Du bezahlst nichts.',
    ]);
  });

  it('that is late speaks of its own event, not of what happened since', () => {
    expect(orderAt(CANCELLED, 'placed')).toEqual(PLACED_ORDER);
    expect(orderAt(CANCELLED, 'accepted')).toMatchObject({
      status: 'accepted',
      promisedAt: ACCEPTED.promisedAt,
      payment: PLACED_ORDER.payment,
      orderTimeProgresses: ACCEPTED.orderTimeProgresses,
    });
    expect(orderAt(CANCELLED, 'cancelled')).toBe(CANCELLED);
    const [from, first] = ['2026-11-20T18:10:00.000Z', '2026-11-20T17:55:00.000Z'];
    const promiseMove = { from, first, reason: { code: 'busy', text: '' }, at: '2026-11-20T17:30:00.000Z' } as const;
    const movedTwice = { ...ACCEPTED, promisedAt: '2026-11-20T18:20:00.000Z', promiseMove };
    expect(orderAt(movedTwice, 'accepted').promisedAt).toBe(first);
    expect(reported(movedTwice, 'promiseMoved').join(' ')).toContain('um 19:20 bei dir statt um 19:10');
    const prepaid = { ...PLACED_ORDER, giftCardAmount: 4300, payment: { state: 'prepaid' } } as const;
    const refunded = cancelByGuest(prepaid, TAKER, { guestCancelMinutes: 30 });
    expect(refunded.ok && orderAt(refunded.value, 'placed')).toEqual(prepaid);
  });

  it('tells whoever collects when to come', () => {
    const collected = { ...PLACED_ORDER, fulfilment: 'collected' } as const;
    expect(reported(collected, 'placed')).toContain('Voraussichtlich kannst du sie um 18:40 abholen.');
    expect(reported({ ...ACCEPTED, fulfilment: 'collected' }, 'accepted')).toEqual([
      'Deine Bestellung 1001 ist um 18:55 bereit',
      'Angenommen! Um 18:55 kannst du sie bei uns abholen.',
    ]);
    const rejected = moved(collected, { from: 'placed', to: 'rejected', reason: { code: 'tooBusy', text: '' } });
    expect(reported(rejected, 'rejected')).toContain('Deine Bestellung 1001 können wir leider nicht annehmen');
  });

  it('repeats to whoever collects where the counter is and which number to say, until the order has ended', () => {
    const counter = { name: 'Ofenpost', street: 'Ofengasse 1', postcode: '8400', town: 'Winterthur' };
    const where = 'Abholen kannst du bei Ofenpost, Ofengasse 1, 8400 Winterthur. Deine Abholnummer: 1001.';
    const told = orderMailEvent.options.filter((event) =>
      orderMail({ ...ACCEPTED, fulfilment: 'collected' }, event, { now: AT, counter }).paragraphs.includes(where),
    );
    expect(told).toEqual(['placed', 'accepted', 'promiseMoved', 'edited']);
    for (const event of orderMailEvent.options)
      expect(orderMail(ACCEPTED, event, { now: AT, counter }).paragraphs.join(' ')).not.toContain('Abholnummer');
  });

  it('says that money is back on the gift card, or on a new one where that is void', () => {
    const refund = {
      id: '00000000-0000-4000-8000-00000000ab01',
      number: 1,
      at: AT,
      amount: 1850,
      rounding: 0,
      method: 'giftCard',
      cause: 'missing',
      reason: 'Fehlte',
      lines: [{ position: 0, amount: 1 }],
      deliveryFee: false,
      vat: [],
    } as const;
    const order: Order = {
      ...PLACED_ORDER,
      status: 'delivered',
      refunds: [{ ...refund, lines: [...refund.lines], vat: [] }],
    };
    const onNewCard =
      'Dein Gutschein ist gesperrt, darum ist es auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast.';
    expect(reported(order, 'refunded')).toContain('CHF 18.50 bekommst du zurück (1× Margherita), auf den Gutschein.');
    expect(reported(order, 'refunded')).not.toContain(onNewCard);
    expect(reported(order, 'refunded', AT, true)).toContain(onNewCard);
    const named = order.refunds.map((each) => ({ ...each, newGiftCardHint: '…4WT2P' }));
    expect(reported({ ...order, refunds: named }, 'refunded', AT, true)).toContain(
      'CHF 18.50 bekommst du zurück (1× Margherita), auf den neuen Gutschein …4WT2P.',
    );
  });
});
