import { guestReason } from '@ofenpost/core/order/guest-reason';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { OrderProgress } from './order-overview.tsx';
import layout from '../ui/layout.module.css';
import styles from './order-page.module.css';

export type OrderChanges = { readonly title: string; readonly text: string };

const PAY_NOTHING = 'Du musst nichts bezahlen. Ruf uns an, wenn du Fragen hast.';

/** The texts that differ for collected orders. */
const collectedChanges = (time: string): Partial<Record<OrderStatus, OrderChanges>> => ({
  accepted: {
    title: 'Angenommen',
    text: `Um ${time} kannst du sie abholen. Gleich kommt deine Bestellung in den Ofen.`,
  },
  preparing: { title: 'Jetzt im Ofen', text: `Gleich ist es knusprig. Um ${time} kannst du sie abholen.` },
  ready: { title: 'Abholbereit', text: 'Eingepackt und warm. Sie wartet bei uns auf dich.' },
  delivered: { title: 'Abgeholt. En Guete!', text: 'Danke, dass du bei uns bestellt hast.' },
  rejected: { title: 'Leider können wir nicht backen', text: PAY_NOTHING },
  undeliverable: { title: 'Nicht abgeholt', text: 'Ruf uns an, dann finden wir eine Lösung.' },
});

function deliveredChanges(status: OrderStatus, time: string): OrderChanges {
  switch (status) {
    case 'placed':
      return {
        title: 'Bestellung ist bei uns',
        text: 'Wir schauen sie uns gleich an. Du siehst hier sofort, wenn sie angenommen ist.',
      };
    case 'accepted':
      return {
        title: 'Angenommen',
        text: `Um ${time} sind wir bei dir. Gleich kommt deine Bestellung in den Ofen.`,
      };
    case 'preparing':
      return { title: 'Jetzt im Ofen', text: `Gleich ist es knusprig. Um ${time} sind wir bei dir.` };
    case 'ready':
      return { title: 'Fertig gebacken', text: `Eingepackt und warm. Um ${time} sind wir bei dir.` };
    case 'onTheWay':
      return { title: 'Unterwegs zu dir', text: `Gegen ${time} klingelt es.` };
    case 'delivered':
      return { title: 'Geliefert. En Guete!', text: 'Danke, dass du bei uns bestellt hast.' };
    case 'rejected':
      return { title: 'Leider können wir nicht liefern', text: PAY_NOTHING };
    case 'cancelled':
      return { title: 'Bestellung storniert', text: PAY_NOTHING };
    case 'undeliverable':
      return { title: 'Wir konnten nicht liefern', text: 'Ruf uns an, dann finden wir eine Lösung.' };
  }
}

/** Returns the texts for the guest about the order's current status. */
function orderChanges({ status, fulfilment, promisedAt, deliveryTime }: Order): OrderChanges {
  const time = formatTime(promisedAt ?? deliveryTime.requestedAt);
  const ofCollected = fulfilment === 'collected' ? collectedChanges(time)[status] : undefined;
  return ofCollected ?? deliveredChanges(status, time);
}

type Props = {
  readonly order: Order;
  /** A notice more urgent than the progress. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
};

/** Shows the current status of the order, in a polite live region. */
export function OrderStatusCard({ order, notice, children }: Props) {
  const { title, text } = orderChanges(order);
  const reason = guestReason(order);
  return (
    <section className={`${layout.card} ${styles.status}`} aria-label="Stand der Bestellung">
      <div aria-live="polite" aria-atomic="true">
        <h2 tabIndex={-1} data-focus-return="">
          {title}
        </h2>
        <p className={styles.say}>{text}</p>
        {reason !== '' && <p className={styles.reason}>Grund: {reason}</p>}
      </div>
      {notice}
      <OrderProgress order={order} />
      {children}
    </section>
  );
}
