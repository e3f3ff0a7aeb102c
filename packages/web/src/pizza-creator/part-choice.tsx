import { type ReactNode, memo } from 'react';
import { Choice } from '../theme/choice.tsx';
import styles from './part-choice.module.css';

type Props = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly picture: ReactNode;
  readonly facts: string;
  /** Why it cannot be had, or null. */
  readonly missing: string | null;
  /** Where else it lies. */
  readonly mark?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** One part with its picture; what cannot be had can be taken off but not put on. */
export const PartChoice = memo(
  ({ type, name, id, label, picture, facts, missing, mark, isChosen, onChoose }: Props) => (
    <Choice
      face="card"
      type={type}
      name={name}
      value={id}
      checked={isChosen}
      disabled={missing !== null && !(isChosen && type === 'checkbox')}
      onChange={() => onChoose(id)}
    >
      <span className={missing === null ? styles.picture : `${styles.picture} ${styles.missing}`}>{picture}</span>
      <span className={styles.words}>
        {label} {mark !== undefined && <em className={styles.mark}>{mark}</em>}
        <small className={missing === null ? undefined : styles.reason}>{missing ?? facts}</small>
      </span>
    </Choice>
  ),
);
