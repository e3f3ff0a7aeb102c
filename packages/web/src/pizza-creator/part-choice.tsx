import { type ReactNode, memo } from 'react';
import { Surcharge } from '../money/amount.tsx';
import { Choice } from '../theme/choice.tsx';
import styles from './part-choice.module.css';

type Props = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly picture: ReactNode;
  /** The surcharge, in Rappen. */
  readonly price: number;
  readonly summary: string;
  /** Why it is unavailable, or null. */
  readonly missing: string | null;
  /** Where else on the pizza it is. */
  readonly mark?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** One part with its picture; an unavailable one can be removed but not added. */
export const PartChoice = memo(
  ({ type, name, id, label, picture, price, summary, missing, mark, isChosen, onChoose }: Props) => (
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
        <span>{label} </span>
        {mark !== undefined && <em className={styles.mark}>{mark}</em>}
        {missing === null ? (
          <small>
            {price !== 0 && <Surcharge rappen={price} />}
            {summary !== '' && <span>{price === 0 ? summary : ` · ${summary}`}</span>}
          </small>
        ) : (
          <small className={styles.reason}>{missing}</small>
        )}
      </span>
    </Choice>
  ),
);
