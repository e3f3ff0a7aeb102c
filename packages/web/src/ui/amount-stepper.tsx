import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './amount-stepper.module.css';
import controls from './controls.module.css';

type Props = {
  /** The name of what is counted, for screen readers. */
  readonly label: string;
  readonly amount: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (amount: number) => void;
};

export const AmountStepper = ({ label, amount, min, max, onChange }: Props) => (
  <div className={styles.stepper} role="group" aria-label={`Anzahl ${label}`}>
    <button
      type="button"
      className={controls.round}
      aria-label={`${label}: eins weniger`}
      disabled={amount <= min}
      onClick={() => onChange(amount - 1)}
    >
      <MinusIcon />
    </button>
    <output aria-live="polite">{amount}</output>
    <button
      type="button"
      className={controls.round}
      aria-label={`${label}: eins mehr`}
      disabled={amount >= max}
      onClick={() => onChange(amount + 1)}
    >
      <PlusIcon />
    </button>
  </div>
);
