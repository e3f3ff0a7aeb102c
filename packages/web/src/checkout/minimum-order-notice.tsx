import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import styles from './checkout-page.module.css';

type Props = { readonly summary: CheckoutSummary; readonly orderLocation: OrderLocation };

/** What is missing to the minimum order of the chosen location. */
export const MinimumOrderNotice = ({ summary: { itemsTotal: items, missingToMinimumOrder }, orderLocation }: Props) =>
  missingToMinimumOrder > 0 && (
    <div className={styles.notice} role="status">
      <p>
        <b>
          Noch <Amount isUnbroken rappen={missingToMinimumOrder} /> bis zum Mindestbestellwert.
        </b>{' '}
        Nach {orderLocation.town} liefern wir ab <Amount isUnbroken rappen={orderLocation.minimumOrder} />.
      </p>
      <progress
        className={styles.minimum}
        value={items}
        max={orderLocation.minimumOrder}
        aria-label="Anteil am Mindestbestellwert"
      />
      <Link to={paths.products}>Noch etwas aussuchen</Link>
    </div>
  );
