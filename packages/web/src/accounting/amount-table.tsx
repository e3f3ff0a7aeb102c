import { formatMoney } from '@ofenpost/core/money/format-money';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type AmountRow = {
  readonly label: ReactNode;
  /** In Rappen. */
  readonly amount: number;
  readonly face?: 'total' | 'quiet' | 'short';
};

/** Amounts with what they are, one below the other. */
export const AmountTable = ({ rows }: { readonly rows: readonly AmountRow[] }) => (
  <dl className={styles.amounts}>
    {rows.map(({ label, amount, face }, place) => (
      <div key={place} className={face === undefined ? undefined : styles[face]}>
        <dt>{label}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
    ))}
  </dl>
);
