import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { onlinePartOf } from '../online-payment/online-part.ts';
import { orderTimeText } from '../order/advance-order.ts';
import { isRefundDue } from '../order/amount-due.ts';
import { dueAtOf } from '../order/due-at.ts';
import { guestReason } from '../order/guest-reason.ts';
import { promiseReasonText, timeBeforeMove } from '../order/move-promise.ts';
import { editTexts } from '../order/order-edit-text.ts';
import { refundMethodText, refundNumber, refundedText } from '../order/order-refund.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { orderAtPlacement } from '../order/order-summary.ts';
import type { Order } from '../order/order.ts';
import { isWriteOff, refundReasonText } from '../order/refund-cause.ts';
import type { Payment } from '../payment/payment.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import type { Instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

/** The events of an order that an e-mail reports. Source: product design, "Notifications". */
export const orderMailEvent = z.enum([
  'placed',
  'accepted',
  'promiseMoved',
  'edited',
  'rejected',
  'cancelled',
  'undeliverable',
  'refunded',
]);
export type OrderMailEvent = z.infer<typeof orderMailEvent>;

/** The text of an e-mail; the receipt follows below it. */
export type OrderMail = { readonly subject: string; readonly paragraphs: readonly string[] };

/** The e-mail event of a status; null when no e-mail is sent. */
export function mailEventOf(status: OrderStatus): OrderMailEvent | null {
  const event = orderMailEvent.safeParse(status);
  return event.success ? event.data : null;
}

/** The statuses of an order in which an e-mail about an event is still true. */
const TRUE_IN: Record<OrderMailEvent, readonly OrderStatus[]> = {
  placed: ['placed'],
  accepted: ['accepted', 'preparing', 'ready', 'onTheWay'],
  promiseMoved: ['accepted', 'preparing', 'ready', 'onTheWay'],
  edited: ['placed', 'accepted', 'preparing', 'ready', 'onTheWay'],
  rejected: ['rejected'],
  refunded: ['delivered'],
  cancelled: ['cancelled'],
  undeliverable: ['undeliverable'],
};

/** Whether an e-mail about an event is still true for the order; an outdated one is not sent. */
export const isMailCurrent = ({ status }: Pick<Order, 'status'>, event: OrderMailEvent): boolean =>
  TRUE_IN[event].includes(status);

/**
 * The order as staff see it. `failedMail` is the event of the last e-mail about it when that could not be delivered.
 */
export const staffViewOf = ({
  order,
  failedMail,
}: {
  readonly order: Order;
  readonly failedMail: OrderMailEvent | null;
}): Order => (failedMail !== null && isMailCurrent(order, failedMail) ? { ...order, mailFailed: true } : order);

/** The order as the restaurant got it: paid, where it was paid online. */
function orderPlaced(order: Order): Order {
  const { payment } = order;
  const announced = orderAtPlacement(order, 'method' in payment ? payment.method : 'card');
  const online = onlinePartOf(payment);
  if (online === undefined) return announced;
  const rest: Payment =
    payment.state === 'collected' ? { state: 'dueAtDoor', method: payment.method, online } : payment;
  const { rounding, totalPrice } = order;
  return { ...announced, status: 'placed', rounding, totalPrice, payment: rest };
}

/** The events that an e-mail reports of the order as it is now: nothing follows on them but a refund. */
const SHOWN_AS_IS: readonly OrderMailEvent[] = ['rejected', 'cancelled', 'undeliverable', 'refunded'];

/** The order as it was at the event, so that a late e-mail does not mention what happened later. */
export function orderAt(order: Order, event: OrderMailEvent): Order {
  if (SHOWN_AS_IS.includes(event)) return order;
  const { promisedAt, promiseMove, orderTimeProgresses } = order;
  const placed = orderPlaced(order);
  if (event === 'placed' || (event === 'edited' && orderTimeProgresses.accepted === undefined)) return placed;
  const { created, accepted = created } = orderTimeProgresses;
  const promise =
    event === 'promiseMoved' || event === 'edited' || promiseMove?.at === accepted
      ? { promisedAt, promiseMove }
      : { promisedAt: promiseMove === null ? promisedAt : timeBeforeMove(promiseMove) };
  return { ...placed, status: 'accepted', ...promise, orderTimeProgresses: { created, accepted } };
}

const fulfilmentText = (order: Order): string => orderTimeText(order);
const isPast = (order: Order, now: Instant): boolean => Date.parse(dueAtOf(order)) <= Date.parse(now);

/** When the guest can expect the order, as a sentence. */
const expectation = (order: Order): string => {
  const time = fulfilmentText(order);
  if (order.deliveryTime.kind === 'slot') return `Gewünscht hast du sie um ${time}.`;
  return order.fulfilment === 'collected'
    ? `Voraussichtlich kannst du sie um ${time} abholen.`
    : `Voraussichtlich sind wir um ${time} bei dir.`;
};

/** What the end of an order means for the guest's money. */
function settlement(order: Order, isOnNewGiftCard: boolean): string {
  const { payment } = order;
  const online = payment.state === 'releasedOnline' && payment.wasPaid;
  const released = online ? 'Deine Zahlung ist aufgehoben, dir wird nichts belastet.' : 'Du bezahlst nichts.';
  if (!isRefundDue(order)) return released;
  const amount = formatMoney(order.giftCardAmount);
  return isOnNewGiftCard
    ? `Dein Gutschein ist gesperrt, darum sind ${amount} auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast. Sonst bezahlst du nichts.`
    : `${amount} sind wieder auf deinem Gutschein. Sonst bezahlst du nichts.`;
}

const because = (order: Order): string[] => {
  const reason = guestReason(order);
  return reason === '' ? [] : [`Grund: ${reason}`];
};

/** What guests read about a promise that was moved: `Neu: 20:45 statt 20:30, wegen Andrang.` */
function promiseSentence({ promisedAt, promiseMove, fulfilment }: Order): string {
  if (promisedAt === null || promiseMove === null) return 'Die Zeit hat sich geändert.';
  const where = fulfilment === 'collected' ? 'bereit' : 'bei dir';
  return `Neu ist deine Bestellung um ${formatTime(promisedAt)} ${where} statt um ${formatTime(promiseMove.from)}, ${promiseReasonText(promiseMove.reason)}.`;
}

/** What an order makes good, for nothing. */
const madeGood = ({ redelivers }: Order): string[] =>
  redelivers === null
    ? []
    : [`Wir liefern nach, was bei deiner Bestellung ${redelivers.number} nicht stimmte. Du bezahlst nichts.`];

/** Why the promise is another time than the guest wished, from the beginning: `Statt um 19:50, wegen Andrang.` */
const insteadOf = ({ promiseMove }: Order): string[] =>
  promiseMove === null ? [] : [`Statt um ${formatTime(promiseMove.from)}, ${promiseReasonText(promiseMove.reason)}.`];

/** What guests read about the last refund: how much, for what, and how. */
function refundParagraphs(order: Order, isOnNewGiftCard: boolean): string[] {
  const refund = order.refunds.findLast((each) => !isWriteOff(each));
  if (refund === undefined) return [];
  const what = refundedText(order, refund);
  return [
    `${formatMoney(refund.amount)} bekommst du zurück (${what}), ${refundMethodText(refund)}.`,
    ...(refund.method === 'giftCard' && isOnNewGiftCard
      ? ['Dein Gutschein ist gesperrt, darum ist es auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast.']
      : []),
    `Grund: ${refundReasonText(refund)}`,
    `Die Gutschrift ${refundNumber(order, refund)} findest du auf der Seite deiner Bestellung.`,
  ];
}

/** What guests read about an edit: what came, what went, and the new total. */
function editParagraphs(order: Order, revision: number): string[] {
  // One mail tells of all edits since the one that it was ordered for.
  const edits = order.edits.filter((each) => each.revision >= revision);
  return [
    'Wir haben deine Bestellung geändert.',
    ...edits.flatMap(editTexts),
    `Neues Total: ${formatMoney(order.totalPrice)}. Wenn etwas nicht stimmt, ruf uns bitte gleich an.`,
  ];
}

type MailSituation = {
  readonly now: Instant;
  /** Of the order, where the event can happen again. */
  readonly revision?: number;
  /** Whether another gift card took what the order gave back, as the one that paid is void. */
  readonly isOnNewGiftCard?: boolean;
  /** Where orders are collected. */
  readonly counter?: Counter;
};

type Counter = Pick<Restaurant, 'name' | 'street' | 'postcode' | 'town'>;

/** The events after which the guest still comes to the counter. */
const BEFORE_COLLECTION: readonly OrderMailEvent[] = ['placed', 'accepted', 'promiseMoved', 'edited'];

/** Where the guest collects the order, and the number to say there. */
function collectionParagraph({ fulfilment, number }: Order, counter: Counter | undefined): string[] {
  if (fulfilment !== 'collected' || counter === undefined) return [];
  const { name, street, postcode, town } = counter;
  const place = street === '' ? name : `${name}, ${street}, ${postcode} ${town}`;
  return [`Abholen kannst du bei ${place}. Deine Abholnummer: ${number}.`];
}

/**
 * The e-mail about an event of the order, in German. `order` is what `orderAt` answers, `now` is when it is sent: a
 * time that has passed by then is not promised.
 */
export function orderMail(order: Order, event: OrderMailEvent, situation: MailSituation): OrderMail {
  const mail = eventMail(order, event, situation);
  if (!BEFORE_COLLECTION.includes(event)) return mail;
  return { ...mail, paragraphs: [...mail.paragraphs, ...collectionParagraph(order, situation.counter)] };
}

function eventMail(
  order: Order,
  event: OrderMailEvent,
  { now, revision = 0, isOnNewGiftCard = false }: MailSituation,
): OrderMail {
  const { number } = order;
  switch (event) {
    case 'placed':
      return {
        subject: `Deine Bestellung ${number} ist bei uns`,
        paragraphs: [
          'Danke, deine Bestellung ist angekommen. Wir schauen sie uns gleich an und schreiben dir, sobald sie angenommen ist.',
          ...(isPast(order, now) ? [] : [expectation(order)]),
        ],
      };
    case 'accepted':
      if (isPast(order, now))
        return {
          subject: `Deine Bestellung ${number} ist angenommen`,
          paragraphs: ['Angenommen! Wie weit sie ist, siehst du auf der Seite deiner Bestellung.'],
        };
      return order.fulfilment === 'collected'
        ? {
            subject: `Deine Bestellung ${number} ist um ${fulfilmentText(order)} bereit`,
            paragraphs: [
              `Angenommen! Um ${fulfilmentText(order)} kannst du sie bei uns abholen.`,
              ...insteadOf(order),
              ...madeGood(order),
            ],
          }
        : {
            subject: `Deine Bestellung ${number} kommt um ${fulfilmentText(order)}`,
            paragraphs: [
              `Angenommen! Um ${fulfilmentText(order)} sind wir bei dir.`,
              ...insteadOf(order),
              ...madeGood(order),
            ],
          };
    case 'promiseMoved':
      return {
        subject: `Deine Bestellung ${number}: neu um ${fulfilmentText(order)}`,
        paragraphs: [promiseSentence(order)],
      };
    case 'edited':
      return { subject: `Deine Bestellung ${number} ist geändert`, paragraphs: editParagraphs(order, revision) };
    case 'refunded':
      return {
        subject: `Zu deiner Bestellung ${number} bekommst du Geld zurück`,
        paragraphs: refundParagraphs(order, isOnNewGiftCard),
      };
    default:
      return stoppedMail(order, event, isOnNewGiftCard);
  }
}

/** The e-mail about an order that ended without reaching the guest, with what becomes of the money. */
function stoppedMail(
  order: Order,
  event: 'rejected' | 'cancelled' | 'undeliverable',
  isOnNewGiftCard: boolean,
): OrderMail {
  const { number } = order;
  const isCollected = order.fulfilment === 'collected';
  switch (event) {
    case 'rejected':
      return {
        subject: `Deine Bestellung ${number} können wir leider nicht ${isCollected ? 'annehmen' : 'liefern'}`,
        paragraphs: [
          'Es tut uns leid, diese Bestellung können wir nicht annehmen.',
          ...because(order),
          settlement(order, isOnNewGiftCard),
        ],
      };
    case 'cancelled':
      return {
        subject: `Deine Bestellung ${number} ist storniert`,
        paragraphs: ['Diese Bestellung ist storniert.', ...because(order), settlement(order, isOnNewGiftCard)],
      };
    case 'undeliverable':
      return {
        subject: `Deine Bestellung ${number} konnten wir dir leider nicht übergeben`,
        paragraphs: [
          isCollected
            ? 'Deine Bestellung war bereit, ist aber bei uns geblieben. Das tut uns leid.'
            : 'Wir waren mit deiner Bestellung unterwegs, konnten sie dir aber nicht übergeben. Das tut uns leid.',
          ...because(order),
          settlement(order, isOnNewGiftCard),
          'Stimmt das nicht, oder hast du noch Hunger? Ruf uns einfach an.',
        ],
      };
  }
}

type GiftCardMailInput = {
  readonly restaurant: string;
  /** The face value, in Rappen. */
  readonly amount: number;
  readonly code: string;
  readonly greeting: string;
};

/** The e-mail that brings a gift card, as plain text. */
export const giftCardMail = ({ restaurant, amount, code, greeting }: GiftCardMailInput) => ({
  subject: `Dein Gutschein von ${restaurant} über ${formatMoney(amount)}`,
  paragraphs: [
    ...(greeting === '' ? [] : greeting.split('\n').filter((line) => line.trim() !== '')),
    `Dein Gutschein ist ${formatMoney(amount)} wert. Gib beim Bestellen an der Kasse diesen Code ein:`,
    code,
    'Du kannst ihn auf einmal oder nach und nach einlösen. Im Anhang ist er auch zum Ausdrucken. Behandle den Code wie Bargeld.',
  ],
});
