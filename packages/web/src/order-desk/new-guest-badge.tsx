import type { Order } from '@ofenpost/core/order/order';
import { ORDER_ACCEPTANCE_DEFAULT, type OrderAcceptance } from '@ofenpost/core/settings/order-acceptance';
import { shouldCallFirst } from '@ofenpost/core/trust/new-guest';
import { useLoaderData } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import styles from './new-guest-badge.module.css';
import toolbar from './toolbar.module.css';

const Acceptance = createContext<OrderAcceptance>(ORDER_ACCEPTANCE_DEFAULT);

/** Gives the badges the settings; they follow changes by staff. */
export function AcceptanceProvider({ children }: { readonly children: ReactNode }) {
  const { acceptance } = useLoaderData({ from: '/admin/incoming-orders' });
  return <Acceptance value={acceptance ?? ORDER_ACCEPTANCE_DEFAULT}>{children}</Acceptance>;
}

const CALL_FIRST = 'neu: kurz anrufen';

const useCallFirst = (order: Order): boolean => shouldCallFirst(order, use(Acceptance)) && order.status === 'placed';

/** Asks staff to call a new guest before they accept a large order; the ticket has the number to dial. */
export const NewGuestBadge = ({ order }: { readonly order: Order }) =>
  useCallFirst(order) && <span className={styles.badge}>{CALL_FIRST}</span>;

const AUTO_ACCEPT_TEXTS = { whenCalm: 'Nimmt selber an, wenn ruhig', always: 'Nimmt selber an' } as const;

/** Says in the head of the desk that the server accepts orders by itself; nothing where it does not. */
export function AutoAcceptBadge() {
  const { autoAccept } = use(Acceptance);
  return autoAccept !== 'off' && <span className={toolbar.pill}>{AUTO_ACCEPT_TEXTS[autoAccept]}</span>;
}

/** The same in the details of the order, also once it is accepted. */
export function NewGuestText({ order }: { readonly order: Order }) {
  const isLarge = shouldCallFirst(order, use(Acceptance));
  return isLarge ? CALL_FIRST : 'neu';
}
