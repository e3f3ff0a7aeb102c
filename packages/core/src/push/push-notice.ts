import * as z from 'zod/mini';
import { isUnseenCancellation } from '../order/guest-cancel.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

/** What guests are told on their device. Source: integrations design, 5. */
export const guestPushEvent = z.enum(['accepted', 'promiseMoved', 'ready', 'onTheWay', 'rejected', 'cancelled']);
export type GuestPushEvent = z.infer<typeof guestPushEvent>;

/** What the order desk is told while its page sleeps. */
export const staffPushEvent = z.enum(['placed', 'alarm', 'guestCancelled']);
export type StaffPushEvent = z.infer<typeof staffPushEvent>;

export const pushEvent = z.enum([...guestPushEvent.options, ...staffPushEvent.options]);
export type PushEvent = z.infer<typeof pushEvent>;

export const isStaffEvent = (event: PushEvent): event is StaffPushEvent => staffPushEvent.safeParse(event).success;

/** The notice as the device shows it: a number and a status, and nothing else about anybody. */
export const pushNotice = z.object({
  title: z.string(),
  body: z.string(),
  /** The page that a tap opens. */
  path: z.string(),
  /** A later notice of the same tag takes the place of this one. */
  tag: z.string(),
  /** Whether it stays silent while its page is visible, which shows the same already. */
  onlyWhenHidden: z.boolean(),
});
export type PushNotice = z.infer<typeof pushNotice>;

/** The fields that a notice may speak of; nothing that a guest wrote is among them. */
export type NoticedOrder = Pick<
  Order,
  'number' | 'status' | 'fulfilment' | 'promisedAt' | 'deliveryTime' | 'guestCancellation'
>;

/** The statuses in which a notice is still true and nothing has overtaken it. */
const TRUE_IN: Record<Exclude<PushEvent, 'guestCancelled'>, readonly OrderStatus[]> = {
  accepted: ['accepted', 'preparing', 'ready'],
  promiseMoved: ['accepted', 'preparing', 'ready'],
  ready: ['ready'],
  onTheWay: ['onTheWay'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  // Where the shop accepts orders by itself, the team is told of them all the same.
  placed: ['placed', 'accepted'],
  alarm: ['placed'],
};

/** Whether a notice is still true for the order; another one is not sent. */
export const isNoticeCurrent = (order: NoticedOrder, event: PushEvent): boolean =>
  event === 'guestCancelled' ? isUnseenCancellation(order) : TRUE_IN[event].includes(order.status);

/**
 * The notice that a step to this status causes; null where nobody needs one. Only what is collected is worth a notice
 * when it is ready, and whoever cancelled knows it.
 */
export function guestPushEventOf({ status, fulfilment, guestCancellation }: NoticedOrder): GuestPushEvent | null {
  if (status === 'ready' && fulfilment !== 'collected') return null;
  if (status === 'cancelled' && guestCancellation !== null) return null;
  const event = guestPushEvent.safeParse(status);
  return event.success ? event.data : null;
}

/** How long a push service keeps a notice for a device that it cannot reach, in seconds. Source: as above. */
export const pushTtl = (event: PushEvent): number => (isStaffEvent(event) ? 5 * 60 : 30 * 60);

/** A push service replaces a waiting notice by the next one of the topic: at most 32 signs. Source: RFC 8030, 5.4. */
export const pushTopic = (orderId: string): string => orderId.replaceAll('-', '');

/** The promised time as a notice says it; a time that has passed by now is not promised. */
function promised({ promisedAt, deliveryTime, fulfilment }: NoticedOrder, now: Instant): string | null {
  const at = promisedAt ?? deliveryTime.requestedAt;
  if (Date.parse(at) <= Date.parse(now)) return null;
  return `um ${formatTime(at)} ${fulfilment === 'collected' ? 'bereit' : 'bei dir'}`;
}

function bodyOf(order: NoticedOrder, event: PushEvent, now: Instant): string {
  const time = promised(order, now);
  switch (event) {
    case 'accepted':
      return time === null ? 'Angenommen.' : `Angenommen: ${time}.`;
    case 'promiseMoved':
      return time === null ? 'Die Zeit hat sich geändert.' : `Neu ${time}.`;
    case 'ready':
      return 'Bereit zum Abholen.';
    case 'onTheWay':
      return 'Unterwegs zu dir.';
    case 'rejected':
      return 'Leider können wir sie nicht annehmen.';
    case 'cancelled':
      return 'Storniert.';
    case 'placed':
      return 'Neu am Bestellpult.';
    case 'alarm':
      return 'Wartet zu lange.';
    case 'guestCancelled':
      return 'Vom Gast storniert.';
  }
}

/** What the device shows about an event of an order, in German. `path` is the page of the order or of the desk. */
export const noticeOf = (
  order: NoticedOrder,
  event: PushEvent,
  { now, path }: { readonly now: Instant; readonly path: string },
): PushNotice => ({
  title: `Bestellung ${order.number}`,
  body: bodyOf(order, event, now),
  path,
  tag: `order-${order.number}`,
  onlyWhenHidden: isStaffEvent(event),
});
