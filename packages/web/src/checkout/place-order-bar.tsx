import { formatMoney } from '@ofenpost/core/money/format-money';
import controls from '../theme/controls.module.css';
import styles from './place-order-bar.module.css';

type Props = {
  readonly totalPrice: number;
  /** Null while it is not known where to. */
  readonly amountDue: number | null;
  readonly giftCardAmount: number;
  readonly isDisabled: boolean;
  readonly isPlacing: boolean;
  /** An order was sent, and nobody knows whether it arrived. */
  readonly isUnconfirmed: boolean;
  /** What is still wrong, by the names of the fields; empty before an attempt. */
  readonly wrongFields: readonly string[];
  readonly onRetry: () => void;
};

/** The total and the button; on a phone they stay in sight. */
export const PlaceOrderBar = (props: Props) => (
  <div className={styles.bar}>
    {props.isUnconfirmed && <LostAnswer />}
    {props.wrongFields.length > 0 && (
      <p className={styles.wrong} role="status">
        Bitte prüfe noch: {props.wrongFields.join(', ')}.
      </p>
    )}
    <p className={styles.total}>
      <span>{dueText(props)}</span>
      <output>{formatMoney(props.totalPrice)}</output>
    </p>
    {props.isUnconfirmed ? (
      <button type="button" className={`${controls.primary} ${styles.button}`} autoFocus onClick={props.onRetry}>
        Nochmals senden
      </button>
    ) : (
      <button
        type="submit"
        className={`${controls.primary} ${styles.button}`}
        disabled={props.isDisabled || props.isPlacing}
        aria-busy={props.isPlacing}
      >
        {props.isPlacing ? 'Wird bestellt …' : 'Jetzt bestellen'}
      </button>
    )}
  </div>
);

function dueText({ amountDue, giftCardAmount }: Props): string {
  if (amountDue === null) return 'ohne Lieferung';
  if (giftCardAmount === 0) return 'an der Tür zu zahlen';
  return amountDue === 0 ? 'mit Gutschein bezahlt' : `davon an der Tür ${formatMoney(amountDue)}`;
}

const LostAnswer = () => (
  <div className={styles.lost} role="alert">
    <p>
      <b>Wir haben keine Antwort bekommen.</b> Vielleicht ist das Netz weg. Was du eingegeben hast, ist noch da. Sende
      die Bestellung nochmals: Es wird sicher nur eine daraus.
    </p>
  </div>
);
