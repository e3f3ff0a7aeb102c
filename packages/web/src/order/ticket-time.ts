import type { Order } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';

export type TicketTime = { readonly text: string; readonly isLate: boolean };

const HOUR = 3600;

const secondsBetween = (from: Instant, to: Instant): number => Math.floor((Date.parse(to) - Date.parse(from)) / 1000);

/** `12:40` minutes and seconds, from an hour on `1 h 05`. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${String(minutes % 60).padStart(2, '0')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const ago = (word: string, since: Instant, now: Instant): TicketTime => ({
  text: `${word} ${duration(Math.max(0, secondsBetween(since, now)))}`,
  isLate: false,
});

/** The time that matters on a ticket now: how long a new one waits, how long is left, how late it is, when it ended. */
export function ticketTime(order: Order, now: Instant): TicketTime {
  const { status, promisedAt, orderTimeProgresses: times } = order;
  const left = promisedAt === null ? null : secondsBetween(now, promisedAt);
  switch (status) {
    case 'placed':
      return ago('vor', times.created, now);
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'onTheWay':
      if (left === null) return ago('seit', times[status] ?? times.created, now);
      if (left < 0) return { text: `${duration(-left)} zu spät`, isLate: true };
      return status === 'onTheWay'
        ? ago('seit', times.onTheWay ?? now, now)
        : { text: `noch ${duration(left)}`, isLate: false };
    case 'delivered':
    case 'undeliverable':
    case 'rejected':
    case 'cancelled':
      return { text: formatTime(times[status] ?? times.created), isLate: false };
  }
}
