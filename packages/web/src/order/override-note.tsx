import type { Order } from '@ofenpost/core/order/order';
import { OVERRIDABLE_BLOCK_LABELS } from '@ofenpost/core/order/order-override';
import styles from './ticket-remark.module.css';

/** Shows which rules a phone order overrode, and why. */
export const OverrideNote = ({ order: { override } }: { readonly order: Order }) =>
  override !== null && (
    <p className={styles.remark}>
      {override.blocks.map((block) => OVERRIDABLE_BLOCK_LABELS[block]).join(', ')}: {override.reason}
    </p>
  );
