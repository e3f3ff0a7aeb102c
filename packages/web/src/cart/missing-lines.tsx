import type { MissingLine } from '@ofenpost/core/order/order-again';
import { missingLineMessage } from '@ofenpost/core/order/order-again-messages';
import notice from '../checkout/checkout-block-notice.module.css';
import styles from './missing-lines.module.css';

/** Lists the lines of an order that could not be added to the cart again, with the reasons. */
export const MissingLines = ({ lines }: { lines: readonly MissingLine[] }) =>
  lines.length > 0 && (
    <div className={`${notice.notice} ${styles.notice}`} role="alert">
      <p>
        <b>Nicht alles von damals ist im Warenkorb:</b>
      </p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{missingLineMessage(line)}</li>
        ))}
      </ul>
    </div>
  );
