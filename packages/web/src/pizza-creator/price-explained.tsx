import { formatMoney } from '@ofenpost/core/money/format-money';
import type { PizzaPrice, PizzaPriceLine } from '@ofenpost/core/pizza-creator/pizza-price';
import { memo } from 'react';
import styles from './explained.module.css';

const amountText = ({ kind, price }: PizzaPriceLine): string => {
  if (kind === 'base') return formatMoney(price);
  return price === 0 ? 'inklusive' : `+${formatMoney(price).replace('CHF ', '')}`;
};

/** What the price is made of, line by line. */
export const PriceExplained = memo(({ price: { lines, total } }: { price: PizzaPrice }) => (
  <details className={styles.fold} open>
    <summary className={styles.summary}>So setzt sich der Preis zusammen</summary>
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.id}`}>
          <dt>{line.label}</dt>
          <dd>{amountText(line)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          Gesamt <small>inkl. MwSt.</small>
        </dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  </details>
));
