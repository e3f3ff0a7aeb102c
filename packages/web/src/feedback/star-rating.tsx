import { useId } from 'react';
import fieldStyles from '../ui/field.module.css';
import styles from './star-rating.module.css';

const WORDS = ['gar nicht gut', 'nicht so gut', 'geht so', 'gut', 'ausgezeichnet'] as const;

type Props = {
  readonly label: string;
  readonly name: string;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onValue: (value: number) => void;
};

/** One to five stars as radio buttons: the arrow keys choose, and each star has a label. */
export function StarRating({ label, name, value, error, onValue }: Props) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.rating}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        <div className={styles.stars}>
          {WORDS.map((word, index) => {
            const stars = index + 1;
            return (
              <label key={word} className={stars <= value ? `${styles.star} ${styles.lit}` : styles.star}>
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-label={`${stars} von ${WORDS.length}, ${word}`}
                  onChange={() => onValue(stars)}
                />
                <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
                  <path
                    className={styles.outline}
                    d="m16 3.5 3.8 8.1 8.8 1.1-6.5 6.1 1.7 8.8L16 23.3l-7.8 4.3 1.7-8.8-6.5-6.1 8.8-1.1z"
                  />
                </svg>
              </label>
            );
          })}
        </div>
        <span className={styles.word} aria-hidden="true">
          {WORDS[value - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
