import type { PizzaPrice, PizzaPriceLine } from '@ofenpost/core/pizza-creator/pizza-price';
import { type ReactNode, memo } from 'react';
import { Amount, Surcharge } from '../money/amount.tsx';
import styles from './explained.module.css';

const amountOf = ({ kind, price }: PizzaPriceLine): ReactNode => {
  if (kind === 'base') return <Amount rappen={price} />;
  return price === 0 ? 'inklusive' : <Surcharge rappen={price} />;
};

/** Lists the parts of the price. */
export const PriceExplained = memo(({ price: { lines, total } }: { price: PizzaPrice }) => (
  <details className={styles.fold} open>
    <summary className={styles.summary}>So setzt sich der Preis zusammen</summary>
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.id}`}>
          <dt>{line.label}</dt>
          <dd>{amountOf(line)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          Gesamt <small>inkl. MwSt.</small>
        </dt>
        <dd>
          <Amount rappen={total} />
        </dd>
      </div>
    </dl>
  </details>
));
