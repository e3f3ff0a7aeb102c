import type { Order } from '@ofenpost/core/order/order';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import controls from '../theme/controls.module.css';

const isNew = ({ status }: Order) => status === 'placed';

const wish = ({ deliveryTime: { kind, requestedAt } }: Order) =>
  kind === 'slot' ? `auf ${formatTime(requestedAt)}` : 'so bald wie möglich';

/**
 * The text that screen readers announce for orders since the last announcement; those present at the start are on the
 * board.
 */
function arrivalText(arrived: readonly Order[]): string {
  const [first] = arrived;
  if (first === undefined) return '';
  return arrived.length === 1
    ? `Neue Bestellung ${first.number}, ${isolated(first.address.contactName)}, ${wish(first)}`
    : `${arrived.length} neue Bestellungen: ${arrived.map(({ number }) => number).join(', ')}`;
}

/** Announces new orders to screen readers. */
export function Arrivals({ orders }: { orders: readonly Order[] }) {
  const [seen, setSeen] = useState({ orders, latest: Math.max(0, ...orders.map(({ number }) => number)), text: '' });
  if (seen.orders !== orders) {
    const arrived = orders.filter((order) => isNew(order) && order.number > seen.latest);
    const latest = Math.max(seen.latest, ...arrived.map(({ number }) => number));
    setSeen({ orders, latest, text: arrived.length === 0 ? seen.text : arrivalText(arrived) });
  }
  return (
    <p className={controls.visuallyHidden} role="status">
      {seen.text}
    </p>
  );
}
