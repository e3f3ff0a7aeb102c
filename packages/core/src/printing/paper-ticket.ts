import { formatMoney } from '../money/format-money.ts';
import { amountDue } from '../order/amount-due.ts';
import { isStopped } from '../order/order-lifecycle.machine.ts';
import { orderStatusLabel } from '../order/order-status.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import type { PizzaHalf } from '../pizza/pizza-creation.ts';
import { PLACE_LABELS } from '../pizza/pizza-price.ts';
import { isolated } from '../text/cut-text.ts';
import type { Instant } from '../time/instant.ts';
import { formatDate, formatTime } from '../time/zurich.ts';
import { FULFILMENT_LABELS } from '../vat/fulfilment.ts';
import { copyMark } from './printing-state.ts';

/** The content of a ticket, from top to bottom; paper and screen differ only in the layout. */
export type TicketBlock =
  /** Important to see: the ticket is a copy, or the order has ended. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'headline'; readonly left: string; readonly right: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'item'; readonly amount: string; readonly name: string; readonly details: readonly string[] }
  /** Emphasised, because a remark may name an allergy. */
  | { readonly kind: 'alert'; readonly label: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isStrong: boolean }
  | { readonly kind: 'pair'; readonly left: string; readonly right: string };

const RULE: TicketBlock = { kind: 'rule' };
const text = (line: string): TicketBlock => ({ kind: 'text', text: line, isStrong: false });
const strong = (line: string): TicketBlock => ({ kind: 'text', text: line, isStrong: true });

const HALVES: readonly (readonly [PizzaHalf, string])[] = [
  ['left', 'Links'],
  ['right', 'Rechts'],
];

const listed = (names: readonly string[]): string[] => (names.length === 0 ? [] : [names.join(', ')]);

/** The options on one line; of an own pizza one line for each half. */
function detailsOf({ options, creation }: ProductOrder): string[] {
  const names = options.map(({ name }) => name);
  if (creation === null) return listed(names);
  const on = (half: PizzaHalf) =>
    names.filter((name) => name.endsWith(PLACE_LABELS[half])).map((name) => name.slice(0, -PLACE_LABELS[half].length));
  const whole = names.filter((name) => HALVES.every(([half]) => !name.endsWith(PLACE_LABELS[half])));
  return [
    ...listed(whole),
    ...HALVES.flatMap(([half, label]) => listed(on(half)).map((toppings) => `${label}: ${toppings}`)),
  ];
}

const itemOf = (line: ProductOrder): TicketBlock => ({
  kind: 'item',
  amount: `${line.amount}×`,
  name: line.name,
  details: detailsOf(line),
});

function timeOf({ promisedAt, deliveryTime }: Order): string {
  if (promisedAt !== null) return formatTime(promisedAt);
  return deliveryTime.kind === 'slot' ? formatTime(deliveryTime.requestedAt) : 'bald';
}

function paymentOf(order: Order): TicketBlock[] {
  const { payment, giftCardAmount, giftCardDiscount } = order;
  const pair = (left: string, amount: number): TicketBlock[] =>
    amount > 0 ? [{ kind: 'pair', left, right: formatMoney(amount) }] : [];
  const byGiftCard = [
    ...pair('Nachlass', giftCardDiscount),
    ...pair('Mit Gutschein bezahlt', giftCardAmount - giftCardDiscount),
  ];
  switch (payment.state) {
    case 'dueAtDoor':
      return [
        ...byGiftCard,
        {
          kind: 'headline',
          left: `${PAYMENT_METHOD_LABELS[payment.method]} zu bezahlen`,
          right: formatMoney(amountDue(order)),
        },
      ];
    case 'collected':
      return [
        ...byGiftCard,
        {
          kind: 'headline',
          left: `Bezahlt, ${PAYMENT_METHOD_LABELS[payment.method]}`,
          right: formatMoney(payment.amount),
        },
      ];
    case 'prepaid':
      return [...byGiftCard, { kind: 'headline', left: 'Schon bezahlt', right: formatMoney(0) }];
    case 'notCollected':
    case 'refunded':
      return [strong('Nichts zu bezahlen')];
  }
}

function addressOf({ address, fulfilment }: Order): TicketBlock[] {
  const { contactName, street, houseNumber, postcode, town, phoneNumber, note } = address;
  return [
    strong(contactName),
    ...(fulfilment === 'delivered' ? [strong(`${street} ${houseNumber}`), strong(`${postcode} ${town}`)] : []),
    text(`Tel. ${phoneNumber}`),
    ...(note === '' ? [] : [strong(`Für den Kurier: ${isolated(note)}`)]),
  ];
}

type Printing = {
  /** 0 is the original. */
  readonly copy: number;
  readonly at: Instant;
  /** When the paper was first requested; the ticket shows what happened to the order since. */
  readonly requestedAt: Instant;
};

/** What the kitchen or the courier has done with an accepted order. */
const doneWords = ({ status, fulfilment }: Order): string | null => {
  switch (status) {
    case 'preparing':
      return 'im Ofen';
    case 'ready':
      return 'bereit';
    case 'onTheWay':
      return 'unterwegs';
    case 'delivered':
      return fulfilment === 'collected' ? 'abgeholt' : 'geliefert';
    default:
      return null;
  }
};

/** The mark on the ticket of an order that has changed since the request, so that it is not baked again. */
function stateMark(order: Order, wantedAt: Instant): string | null {
  const { status, fulfilment, orderTimeProgresses } = order;
  if (isStopped(status)) return orderStatusLabel(status, fulfilment).toUpperCase();
  const done = doneWords(order);
  const reachedAt = status === 'placed' ? undefined : orderTimeProgresses[status];
  if (done === null || reachedAt === undefined || Date.parse(reachedAt) <= Date.parse(wantedAt)) return null;
  return `NACHTRAG · schon ${done} ${formatTime(reachedAt)}`;
}

/**
 * The ticket of an order in its present state, for the kitchen and the courier. Source: product design, "Order desk"
 * and "Checkout".
 */
export function paperTicket(order: Order, { copy, at, requestedAt: wantedAt }: Printing): readonly TicketBlock[] {
  const { number, fulfilment, productOrders, remark, checkAge, orderTimeProgresses } = order;
  const marks = [copyMark(copy), stateMark(order, wantedAt)].filter((mark) => mark !== null);
  return [
    ...marks.map((mark) => ({ kind: 'mark' as const, text: mark })),
    { kind: 'number', text: `${number}` },
    { kind: 'headline', left: FULFILMENT_LABELS[fulfilment], right: timeOf(order) },
    RULE,
    ...productOrders.map(itemOf),
    ...(remark === '' ? [] : [{ kind: 'alert' as const, label: 'Bemerkung', text: remark }]),
    RULE,
    ...addressOf(order),
    ...(checkAge
      ? [{ kind: 'alert' as const, label: 'Alterskontrolle', text: 'Ausweis zeigen lassen, bevor du übergibst.' }]
      : []),
    RULE,
    ...paymentOf(order),
    RULE,
    text(`Bestellt ${formatDate(orderTimeProgresses.created)}, ${formatTime(orderTimeProgresses.created)}`),
    text(`Gedruckt ${formatDate(at)}, ${formatTime(at)}`),
  ];
}
