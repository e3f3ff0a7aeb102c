import type { ReactNode } from 'react';
import styles from './form-section.module.css';

type Props = { readonly title: string; readonly hint?: string | undefined; readonly children: ReactNode };

/** Groups related fields on a card. */
export const FormSection = ({ title, hint, children }: Props) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    <div className={styles.fields}>{children}</div>
  </section>
);
