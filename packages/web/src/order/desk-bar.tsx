import { formatMoney } from '@ofenpost/core/money/format-money';
import { dayTotal } from '@ofenpost/core/order/desk-columns';
import type { Order } from '@ofenpost/core/order/order';
import type { DeskConnection } from '@ofenpost/core/order/order-desk.machine';
import styles from './incoming-orders-page.module.css';

const CONNECTION_TEXTS: Record<DeskConnection, string> = {
  connecting: 'Verbinde …',
  catchingUp: 'Hole auf …',
  connected: 'Verbunden',
  silent: 'Keine Nachricht vom Server, der Stand kann veraltet sein',
  lost: 'Verbindung unterbrochen, wir versuchen es weiter',
  offline: 'Kein Netz',
};

const CONNECTION_CLASSES: Record<DeskConnection, string | undefined> = {
  connecting: '',
  catchingUp: styles.lost,
  connected: styles.connected,
  silent: styles.lost,
  lost: styles.lost,
  offline: styles.lost,
};

type Props = {
  readonly connection: DeskConnection;
  /** Null as long as nobody knows them. */
  readonly orders: readonly Order[] | null;
};

/** The title, whether the board is live, what waits, and the day so far. */
export function DeskBar({ connection, orders }: Props) {
  const waiting = orders?.filter(({ status }) => status === 'placed').length ?? 0;
  const today = orders === null ? null : dayTotal(orders);
  return (
    <div className={styles.bar}>
      <h1>Bestellpult</h1>
      <span className={`${styles.pill} ${CONNECTION_CLASSES[connection]}`} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {CONNECTION_TEXTS[connection]}
      </span>
      {waiting > 0 && (
        <span className={`${styles.pill} ${styles.newPill}`} role="status">
          {waiting === 1 ? '1 neue Bestellung' : `${waiting} neue Bestellungen`}
        </span>
      )}
      {today !== null && (
        <span className={`${styles.pill} ${styles.today}`}>
          Heute {today.count} · {formatMoney(today.totalPrice)}
        </span>
      )}
    </div>
  );
}
