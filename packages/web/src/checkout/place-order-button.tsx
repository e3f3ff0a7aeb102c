import { formatMoney } from '@ofenpost/core/money/format-money';
import controls from '../theme/controls.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly totalPrice: number | null;
  readonly isDisabled: boolean;
  readonly isPlacing: boolean;
  /** An order was sent, and nobody knows whether it arrived. */
  readonly isUnconfirmed: boolean;
  readonly onRetry: () => void;
};

export const PlaceOrderButton = ({ totalPrice, isDisabled, isPlacing, isUnconfirmed, onRetry }: Props) =>
  isUnconfirmed ? (
    <>
      <div className={styles.notice} role="alert">
        <p>
          <b>Wir haben keine Antwort bekommen.</b> Vielleicht ist das Netz weg. Was du eingegeben hast, ist noch da.
          Sende die Bestellung nochmals: Es wird sicher nur eine daraus.
        </p>
      </div>
      <button type="button" className={`${controls.primary} ${controls.wide}`} autoFocus onClick={onRetry}>
        Nochmals senden
      </button>
    </>
  ) : (
    <button
      type="submit"
      className={`${controls.primary} ${controls.wide}`}
      disabled={isDisabled || isPlacing}
      aria-busy={isPlacing}
    >
      {isPlacing ? 'Wird bestellt …' : `Jetzt bestellen${totalPrice === null ? '' : ` für ${formatMoney(totalPrice)}`}`}
    </button>
  );
