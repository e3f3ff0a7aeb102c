import { useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { RemovalQuestion } from '../record/removal-question.tsx';
import controls from '../ui/controls.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  /** The amount due at the door, in Rappen; null while it is unknown. */
  readonly amountDue: number | null;
  readonly isBlank: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onPark: () => void;
  readonly onDiscard: () => void;
  readonly onSheet: () => void;
};

/** The buttons that place, park or discard the order. */
export function PhoneOrderButtons({ amountDue, isBlank, isBusy, onSubmit, onPark, onDiscard, onSheet }: Props) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      <button
        type="button"
        className={`${controls.primary} ${controls.wide} ${styles.submit}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onSubmit()}
      >
        {isBusy ? 'Wird angenommen …' : 'Bestellung annehmen'}
        {amountDue !== null && !isBusy && (
          <b>
            <Amount rappen={amountDue} />
          </b>
        )}
        <kbd>Ctrl + Enter</kbd>
      </button>
      <div className={`${styles.row} ${styles.ends}`}>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onPark}>
          Parkieren <kbd>F8</kbd>
        </button>
        <button
          type="button"
          className={`${controls.quiet} ${controls.small}`}
          onClick={isBlank ? discard : () => setAsking(true)}
        >
          Verwerfen
        </button>
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onSheet}>
          Tasten <kbd>?</kbd>
        </button>
      </div>
      <RemovalQuestion
        title="Bestellung verwerfen?"
        action="Verwerfen"
        isOpen={isAsking}
        onConfirmed={discard}
        onClosed={() => setAsking(false)}
      >
        <p>Was du aufgenommen hast, ist danach weg. Parkiert bleibt es da.</p>
      </RemovalQuestion>
    </>
  );
}
