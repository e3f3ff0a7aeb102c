import { type ProductRow, productStateOf } from '@ofenpost/core/catalogue/product-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { endText } from '../kitchen/use-end.ts';
import styles from './goods-desk.module.css';

const LABELS = { onSale: 'im Angebot', off: 'ausgeschaltet', archived: 'archiviert', soldOut: 'ausverkauft' };

type Props = { readonly row: Pick<ProductRow, 'available' | 'soldOutUntil' | 'archived'>; readonly now: Instant };

/** Whether a product can be had now. */
export function ProductStatePill({ row, now }: Props) {
  const state = productStateOf(row, now);
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      {state === 'soldOut' && row.soldOutUntil !== null
        ? `ausverkauft bis ${endText(row.soldOutUntil, now)}`
        : LABELS[state]}
    </span>
  );
}
