import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './parked-phone-orders.module.css';

type Props = { readonly parked: readonly PhoneOrderDraft[]; readonly onResume: (key: string) => void };

/** Lists parked orders; resuming one parks the current one. */
export const ParkedPhoneOrders = ({ parked, onResume }: Props) =>
  parked.length > 0 && (
    <ul className={styles.parked} aria-label="Parkierte Bestellungen">
      {parked.map(({ key, startedAt, contactName, phoneNumber, items }) => (
        <li key={key}>
          <button type="button" className={styles.pill} onClick={() => onResume(key)}>
            <b>{contactName.trim() || phoneNumber.trim() || 'Ohne Namen'}</b>
            <small>
              seit {formatTime(startedAt)}, {items.length === 1 ? '1 Position' : `${items.length} Positionen`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
