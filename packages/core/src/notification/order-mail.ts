import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { isRefundDue } from '../order/amount-due.ts';
import { guestReason } from '../order/guest-reason.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { orderAtPlacement } from '../order/order-summary.ts';
import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

/** The events of an order that an e-mail reports. Source: product design, "Notifications". */
export const orderMailEvent = z.enum(['placed', 'accepted', 'rejected', 'cancelled']);
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
  rejected: ['rejected'],
  cancelled: ['cancelled'],
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

/** The order as it was at the event, so that a late e-mail does not mention what happened later. */
export function orderAt(order: Order, event: OrderMailEvent): Order {
  if (event === 'rejected' || event === 'cancelled') return order;
  const { payment, promisedAt, orderTimeProgresses } = order;
  const placed = orderAtPlacement(order, 'method' in payment ? payment.method : 'card');
  if (event === 'placed') return placed;
  const { created, accepted = created } = orderTimeProgresses;
  return { ...placed, status: 'accepted', promisedAt, orderTimeProgresses: { created, accepted } };
}

const fulfilmentAt = ({ promisedAt, deliveryTime }: Order): Instant => promisedAt ?? deliveryTime.requestedAt;
const fulfilmentText = (order: Order): string => formatTime(fulfilmentAt(order));
const isPast = (order: Order, now: Instant): boolean => Date.parse(fulfilmentAt(order)) <= Date.parse(now);

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
  if (!isRefundDue(order)) return 'Du bezahlst nichts.';
  const amount = formatMoney(order.giftCardAmount);
  return isOnNewGiftCard
    ? `Dein Gutschein ist gesperrt, darum sind ${amount} auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast. Sonst bezahlst du nichts.`
    : `${amount} sind wieder auf deinem Gutschein. Sonst bezahlst du nichts.`;
}

const because = (order: Order): string[] => {
  const reason = guestReason(order);
  return reason === '' ? [] : [`Grund: ${reason}`];
};

type MailSituation = {
  readonly now: Instant;
  /** Whether another gift card took what the order gave back, as the one that paid is void. */
  readonly isOnNewGiftCard?: boolean;
};

/**
 * The e-mail about an event of the order, in German. `order` is what `orderAt` answers, `now` is when it is sent: a
 * time that has passed by then is not promised.
 */
export function orderMail(
  order: Order,
  event: OrderMailEvent,
  { now, isOnNewGiftCard = false }: MailSituation,
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
            paragraphs: [`Angenommen! Um ${fulfilmentText(order)} kannst du sie bei uns abholen.`],
          }
        : {
            subject: `Deine Bestellung ${number} kommt um ${fulfilmentText(order)}`,
            paragraphs: [`Angenommen! Um ${fulfilmentText(order)} sind wir bei dir.`],
          };
    case 'rejected':
      return {
        subject: `Deine Bestellung ${number} können wir leider nicht ${order.fulfilment === 'collected' ? 'annehmen' : 'liefern'}`,
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
