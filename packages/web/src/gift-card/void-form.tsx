import { GIFT_CARD_REASON_MAX } from '@ofenpost/core/gift-card/gift-card-draft';
import { type SubmitEvent, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { Field } from '../theme/field.tsx';
import controls from '../theme/controls.module.css';
import styles from './gift-cards.module.css';

type Props = {
  readonly balance: number;
  readonly isBusy: boolean;
  readonly onVoid: (reason: string) => void;
  readonly onClosed: () => void;
};

/** Asks for confirmation and a reason before a gift card is voided for good. */
export function VoidForm({ balance, isBusy, onVoid, onClosed }: Props) {
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== '' && !isBusy) onVoid(reason.trim());
  };
  return (
    <form className={styles.part} aria-label="Gutschein sperren" onSubmit={submit}>
      <p>
        Gesperrt bleibt gesperrt: <Amount rappen={balance} /> verfallen, und niemand kann mehr damit bezahlen. Hat er
        eine Bestellung bezahlt, die noch aufgehoben wird, geht dieser Betrag auf einen neuen Gutschein.
      </p>
      <Field label="Grund">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoFocus
            maxLength={GIFT_CARD_REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <button type="button" className={controls.quiet} onClick={onClosed}>
          Abbrechen
        </button>
        <button
          type="submit"
          className={`${controls.primary} ${controls.danger}`}
          disabled={reason.trim() === '' || isBusy}
        >
          Endgültig sperren
        </button>
      </div>
    </form>
  );
}
