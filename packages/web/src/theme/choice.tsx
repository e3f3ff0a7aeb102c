import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'children' | 'size'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
  /** A tile stands alone in its row, chips stand side by side, cards have a picture and stand in a grid. */
  readonly face?: 'tile' | 'chip' | 'card';
};

/** A radio button or check box that is pressed as a whole. */
export const Choice = ({ children, face = 'tile', ...input }: Props) => (
  <label className={`${styles.choice} ${styles[face]}`}>
    <input {...input} />
    <span>{children}</span>
  </label>
);
