import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import controls from '../ui/controls.module.css';
import styles from './checkout-block-notice.module.css';

type Props = { readonly block: CheckoutBlock; readonly onRemoveUnavailable: () => void };

/** Says why nothing can be ordered, and what to do about it. Source: specification, section 8. */
export function CheckoutBlockNotice({ block, onRemoveUnavailable }: Props) {
  const { title, detail } = CHECKOUT_BLOCK_MESSAGES[block];
  return (
    <div className={styles.notice} role="alert">
      <p>
        <b>{title}:</b> {detail}
      </p>
      {block === 'unavailableItems' && (
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onRemoveUnavailable}>
          Nicht verfügbare Artikel entfernen
        </button>
      )}
    </div>
  );
}
