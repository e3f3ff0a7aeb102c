import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'children' | 'size'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
  /** A tile fills its row, chips are side by side, cards have a picture and form a grid. */
  readonly face?: 'tile' | 'chip' | 'card';
};

/** A radio button or checkbox that can be pressed anywhere on its label. */
export const Choice = ({ children, face = 'tile', ...input }: Props) => (
  <label className={`${styles.choice} ${styles[face]}`}>
    <input {...input} />
    <span>{children}</span>
  </label>
);
