import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
};

/** A radio button or check box as a tile that is pressed as a whole. */
export const Choice = ({ children, ...input }: Props) => (
  <label className={styles.choice}>
    <input {...input} />
    <span className={styles.tile}>{children}</span>
  </label>
);
