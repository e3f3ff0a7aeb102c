import type { Capture } from '@ofenpost/core/order-capture/capture';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './parked-captures.module.css';

type Props = { readonly parked: readonly Capture[]; readonly onResume: (key: string) => void };

/** Calls that wait; the one on the screen takes the place of the one that is resumed. */
export const ParkedCaptures = ({ parked, onResume }: Props) =>
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
