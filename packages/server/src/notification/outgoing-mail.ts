import { type OrderMailEvent, orderAt, orderMail } from '@ofenpost/core/notification/order-mail';
import type { Order } from '@ofenpost/core/order/order';
import { receiptOf } from '@ofenpost/core/order/receipt';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { isolated } from '@ofenpost/core/text/isolated';
import { withoutLinks } from '@ofenpost/core/text/link-text';
import type { Instant } from '@ofenpost/core/time/instant';
import { orderCapability } from '../order/order-capability.ts';
import { htmlOf } from './mail-html.ts';
import { textOf } from './mail-text.ts';
import type { OutgoingMail } from './mail-transport.ts';
import type { StoredMail } from './mail.repository.ts';
import { senderOf } from './sender.ts';

/** An e-mail of the outbox that is about an order. */
type OrderMailToSend = Pick<StoredMail, 'id' | 'recipient' | 'accountId'> & {
  readonly orderId: string;
  readonly event: OrderMailEvent;
};

/** The contents of the text and the HTML part. */
export type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The link to the order. */
  readonly orderUrl: string;
  readonly receipt: ReturnType<typeof receiptOf>;
};

type Composing = {
  readonly mail: OrderMailToSend;
  readonly order: Order;
  readonly restaurant: Restaurant;
  readonly publicUrl: string;
  readonly authSecret: string;
  readonly now: Instant;
  readonly isOnNewGiftCard: boolean;
};

/** A guest's link opens the order by itself; with an account one has to sign in. */
function orderUrl({ mail: { orderId, accountId }, publicUrl, authSecret }: Composing): string {
  const url = `${publicUrl}/order/${orderId}`;
  return accountId === null ? `${url}?capability=${orderCapability(authSecret, orderId)}` : url;
}

/** The texts of guests and staff, in which no mail program may make a link: the recipient may be somebody else. */
function withSafeTexts(order: Order): Order {
  const { address, reason, remark } = order;
  const { contactName, street, houseNumber, note } = address;
  return {
    ...order,
    address: {
      ...address,
      contactName: withoutLinks(contactName),
      street: withoutLinks(street),
      houseNumber: withoutLinks(houseNumber),
      note: withoutLinks(note),
    },
    reason: reason && { ...reason, text: withoutLinks(reason.text) },
    remark: withoutLinks(remark),
  };
}

/** An e-mail of the outbox: the order as it was at the event, in text and in HTML. */
export function outgoingMail(composing: Composing): OutgoingMail {
  const { mail, restaurant, publicUrl, now, isOnNewGiftCard } = composing;
  const order = withSafeTexts(orderAt(composing.order, mail.event));
  const content: MailContent = {
    ...orderMail(order, mail.event, { now, isOnNewGiftCard }),
    greeting: `Hallo ${isolated(order.address.contactName)}`,
    orderUrl: orderUrl(composing),
    receipt: receiptOf(order, restaurant),
  };
  return {
    from: senderOf(restaurant, publicUrl),
    to: mail.recipient,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: new Date(now),
    attachments: [],
    fileName: `${order.number}-${mail.event}-${mail.id}.eml`,
  };
}
