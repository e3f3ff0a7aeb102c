import { isMenuChoice } from '../cart/chosen-options.ts';
import { allergenLines } from '../declaration/declaration-entries.ts';
import { minimumAgeOfLines } from '../declaration/minimum-age.ts';
import { formatMoney } from '../money/format-money.ts';
import { PAYMENT_REFUSED, onlineBesides } from '../online-payment/online-part.ts';
import { orderTimeText } from '../order/advance-order.ts';
import { amountDue, owedAmount } from '../order/amount-due.ts';
import { partsInOne } from '../order/line-parts.ts';
import { isStopped } from '../order/order-lifecycle.machine.ts';
import { orderStatusLabel } from '../order/order-status.ts';
import type { Order, OrderEditField, ProductOrder } from '../order/order.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { restOf } from '../payment/payment.ts';
import type { PizzaHalf } from '../pizza/pizza-creation.ts';
import { PLACE_LABELS } from '../pizza/pizza-price.ts';
import { promotionLabel } from '../promotion/promotion-label.ts';
import { isolated } from '../text/cut-text.ts';
import type { Instant } from '../time/instant.ts';
import { formatDate, formatTime } from '../time/zurich.ts';
import { FULFILMENT_LABELS } from '../vat/fulfilment.ts';
import type { PrintKind } from './print.ts';
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

/** Names on one line, as what holds for each of the pieces. */
const listed = (names: readonly string[], amount: number, isMenu = false): string[] =>
  names.length === 0 ? [] : [partsInOne(amount, names, isMenu)];

/** The options on one line; of an own pizza one line for each half. */
function detailsOf({ amount, options, creation }: ProductOrder): string[] {
  const names = options.map(({ name }) => name);
  if (creation === null) return listed(names, amount, isMenuChoice(options));
  const on = (half: PizzaHalf) =>
    names.filter((name) => name.endsWith(PLACE_LABELS[half])).map((name) => name.slice(0, -PLACE_LABELS[half].length));
  const whole = names.filter((name) => HALVES.every(([half]) => !name.endsWith(PLACE_LABELS[half])));
  return [
    ...listed(whole, amount),
    ...HALVES.flatMap(([half, label]) => listed(on(half), amount).map((toppings) => `${label}: ${toppings}`)),
  ];
}

/** The allergens as they were when it was ordered. */
const declaredOf = ({ declaration }: ProductOrder): string[] => {
  if (declaration === undefined) return [];
  const { allergens } = declaration;
  return allergens !== null && allergens.contains.length === 0 ? [] : allergenLines(declaration);
};

const itemOf = (line: ProductOrder): TicketBlock => ({
  kind: 'item',
  amount: `${line.amount}×`,
  name: line.name,
  details: [...detailsOf(line), ...declaredOf(line)],
});

function timeOf(order: Order): string {
  const { promisedAt, deliveryTime } = order;
  return promisedAt !== null || deliveryTime.kind === 'slot' ? orderTimeText(order) : 'bald';
}

function paymentOf(order: Order): TicketBlock[] {
  const { payment, giftCardAmount, giftCardDiscount, promotion } = order;
  const pair = (left: string, amount: number): TicketBlock[] =>
    amount > 0 ? [{ kind: 'pair', left, right: formatMoney(amount) }] : [];
  const rest = restOf(payment);
  const before = [
    ...(promotion === undefined ? [] : pair(promotionLabel(promotion), promotion.amount)),
    ...pair('Nachlass', giftCardDiscount),
    ...pair('Mit Gutschein bezahlt', giftCardAmount - giftCardDiscount),
    ...pair('Online bezahlt', onlineBesides(payment)?.amount ?? 0),
  ];
  switch (payment.state) {
    case 'dueAtDoor':
      return [
        ...(payment.isRefused === true ? [strong(PAYMENT_REFUSED)] : []),
        ...before,
        {
          kind: 'headline',
          left: `${PAYMENT_METHOD_LABELS[payment.method]} zu bezahlen`,
          right: formatMoney(amountDue(order)),
        },
      ];
    case 'collected':
      return [
        ...before,
        {
          kind: 'headline',
          left: `Bezahlt, ${PAYMENT_METHOD_LABELS[payment.method]}`,
          right: formatMoney(payment.amount),
        },
        ...(rest === null ? [] : pair(`Rest bezahlt, ${PAYMENT_METHOD_LABELS[rest.method]}`, rest.amount)),
        ...pair('Noch offen', owedAmount(order)),
      ];
    case 'prepaid':
      return order.redelivers === null
        ? [...before, { kind: 'headline', left: 'Schon bezahlt', right: formatMoney(0) }]
        : [strong('Nichts zu bezahlen')];
    case 'paidOnline':
      return [...before, { kind: 'headline', left: 'Online bezahlt', right: formatMoney(payment.amount) }];
    case 'awaitingOnline':
      return [strong('Noch nicht bezahlt')];
    case 'notCollected':
    case 'refunded':
    case 'releasedOnline':
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
  readonly kind?: PrintKind;
  /** When a change was made that its paper tells of. */
  readonly changedAt?: Instant;
  /** 0 is the original. */
  readonly copy: number;
  readonly at: Instant;
  /** When the paper was first requested; the ticket shows what happened to the order since. */
  readonly requestedAt: Instant;
};

/** The mark on the paper that takes an accepted order back from the kitchen. */
const WITHDRAWN = 'STORNIERT';

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
  const { status, orderTimeProgresses } = order;
  if (isStopped(status)) return orderStatusLabel(status, order).toUpperCase();
  const done = doneWords(order);
  const reachedAt = status === 'placed' || status === 'awaitingPayment' ? undefined : orderTimeProgresses[status];
  if (done === null || reachedAt === undefined || Date.parse(reachedAt) <= Date.parse(wantedAt)) return null;
  return `NACHTRAG · schon ${done} ${formatTime(reachedAt)}`;
}

const ageCheckOf = ({ productOrders }: Pick<Order, 'productOrders'>): TicketBlock => ({
  kind: 'alert',
  label: `Alterskontrolle ab ${minimumAgeOfLines(productOrders) ?? 18}`,
  text: 'Ausweis zeigen lassen, bevor du übergibst.',
});

const EDIT_FIELDS: Partial<Record<OrderEditField, (order: Order) => TicketBlock[]>> = {
  remark: ({ remark }) => [{ kind: 'alert', label: 'Bemerkung', text: remark === '' ? 'keine mehr' : remark }],
  payment: paymentOf,
};

/** The paper with only what an edit changed, big: what comes, what goes, and the new texts. */
function changeTicket(order: Order, { changedAt, at }: Pick<Printing, 'changedAt' | 'at'>): TicketBlock[] {
  const edit = order.edits.find((each) => each.at === changedAt) ?? order.edits.at(-1);
  if (edit === undefined) return [];
  const isDoor = edit.fields.some((field) => field === 'contact' || field === 'address' || field === 'note');
  const isDearer = edit.lines.length > 0 && !edit.fields.includes('payment');
  return [
    { kind: 'mark', text: 'ÄNDERUNG' },
    { kind: 'number', text: `${order.number}` },
    { kind: 'headline', left: FULFILMENT_LABELS[order.fulfilment], right: timeOf(order) },
    RULE,
    ...edit.lines.map(({ amount, name, options, isMenu }): TicketBlock => {
      const sign = amount > 0 ? '+' : '–';
      const pieces = Math.abs(amount);
      return { kind: 'item', amount: `${sign} ${pieces}×`, name, details: listed(options, pieces, isMenu) };
    }),
    ...edit.fields.flatMap((field) => EDIT_FIELDS[field]?.(order) ?? []),
    ...(order.checkAge && edit.lines.some(({ amount }) => amount > 0) ? [ageCheckOf(order)] : []),
    ...(isDearer ? paymentOf(order) : []),
    ...(isDoor ? [RULE, ...addressOf(order)] : []),
    RULE,
    text(`Geändert ${formatDate(edit.at)}, ${formatTime(edit.at)}`),
    text(`Gedruckt ${formatDate(at)}, ${formatTime(at)}`),
  ];
}

/**
 * The ticket of an order in its present state, for the kitchen and the courier. Source: product design, "Order desk"
 * and "Checkout".
 */
export function paperTicket(
  order: Order,
  { kind = 'order', copy, at, requestedAt: wantedAt, changedAt }: Printing,
): readonly TicketBlock[] {
  if (kind === 'change') return changeTicket(order, { at, ...(changedAt !== undefined && { changedAt }) });
  const { number, fulfilment, productOrders, remark, checkAge, redelivers, orderTimeProgresses } = order;
  const marks =
    kind === 'withdrawal' ? [WITHDRAWN] : [copyMark(copy), stateMark(order, wantedAt)].filter((mark) => mark !== null);
  return [
    ...marks.map((mark) => ({ kind: 'mark' as const, text: mark })),
    ...(redelivers === null ? [] : [{ kind: 'mark' as const, text: `NACHLIEFERUNG zu ${redelivers.number}` }]),
    { kind: 'number', text: `${number}` },
    { kind: 'headline', left: FULFILMENT_LABELS[fulfilment], right: timeOf(order) },
    RULE,
    ...productOrders.map(itemOf),
    ...(remark === '' ? [] : [{ kind: 'alert' as const, label: 'Bemerkung', text: remark }]),
    RULE,
    ...addressOf(order),
    ...(checkAge ? [ageCheckOf(order)] : []),
    RULE,
    ...paymentOf(order),
    RULE,
    text(`Bestellt ${formatDate(orderTimeProgresses.created)}, ${formatTime(orderTimeProgresses.created)}`),
    text(`Gedruckt ${formatDate(at)}, ${formatTime(at)}`),
  ];
}
