import type { Cart } from '@ofenpost/core/cart/cart';
import type { ReactNode } from 'react';
import { Subtotals } from '../money/subtotals.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { SummaryLines } from './summary-lines.tsx';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly cart: Cart;
  readonly view: Pick<CheckoutView, 'summary'>;
  readonly onChange: () => void;
  /** The blockers and the confirmations. */
  readonly children: ReactNode;
};

export const SummaryCard = ({ cart, view: { summary }, onChange, children }: Props) => (
  <section className={`${layout.card} ${styles.summary}`} aria-labelledby="summary">
    <div className={styles.summaryHead}>
      <h2 id="summary">Deine Bestellung</h2>
      <button type="button" className={styles.change} aria-haspopup="dialog" onClick={onChange}>
        Ändern
      </button>
    </div>
    <SummaryLines items={cart.productCart} />
    <Subtotals items={cart.totalCost} summary={summary} />
    <div className={styles.order}>{children}</div>
  </section>
);
