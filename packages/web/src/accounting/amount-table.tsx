import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import styles from './figures.module.css';

export type AmountRow = {
  readonly label: ReactNode;
  /** The amount in Rappen. */
  readonly amount: number;
  readonly face?: 'total' | 'quiet' | 'short';
};

/** Shows amounts with their labels in rows. */
export const AmountTable = ({ rows }: { readonly rows: readonly AmountRow[] }) => (
  <dl className={styles.amounts}>
    {rows.map(({ label, amount, face }, place) => (
      <div key={place} className={face === undefined ? undefined : styles[face]}>
        <dt>{label}</dt>
        <dd>
          <Amount rappen={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
