import type { Order } from '@ofenpost/core/order/order';
import { editTexts } from '@ofenpost/core/order/order-edit-text';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './order-refunds.module.css';

/** What the restaurant changed of an open order, and when. */
export const OrderEdits = ({ order: { edits } }: { readonly order: Order }) =>
  edits.length > 0 && (
    <section className={styles.refunds} aria-labelledby="edits">
      <h3 id="edits">Geändert</h3>
      <ul>
        {edits.map((edit) => (
          <li key={edit.revision}>
            <span>
              Um {formatTime(edit.at)}
              <small>{editTexts(edit).join('. ')}.</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
