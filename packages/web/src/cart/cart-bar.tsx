import { selectCart, selectItemCount } from '@ofenpost/core/cart/cart.machine';
import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import { leastMinimumOrder, missingAnywhere } from '@ofenpost/core/delivery/delivery-fee';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { useActors, useDelivery, useOpeningStatus } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import { Amount } from '../money/amount.tsx';
import { useCheckoutBlock } from './use-checkout-block.ts';
import controls from '../ui/controls.module.css';
import styles from './cart-bar.module.css';

/** Pages with a bar of their own, and those of staff. */
const hasOwnBar = (pathname: string): boolean =>
  pathname === paths.checkout || pathname === paths.pizzaCreator || pathname.startsWith('/admin');

/**
 * The cart in reach of a thumb, on narrow windows: how many, how much, what is missing to the minimum order and the
 * earliest delivery. Source: guest sketches, "Everywhere".
 */
export function CartBar() {
  const { cart } = useActors();
  const { totalCost } = useSelector(cart, selectCart);
  const count = useSelector(cart, selectItemCount);
  const { orderLocations } = useDelivery();
  const block = useCheckoutBlock();
  const next = useNextDelivery();
  const isClosed = useOpeningStatus('delivery').state === 'closed';
  const isBarless = useLocation({ select: ({ pathname }) => hasOwnBar(pathname) });
  if (count === 0 || isBarless) return null;
  const missing = block === null ? missingAnywhere(orderLocations, totalCost) : 0;
  const earliest = block === null && next !== null ? `${isClosed ? 'wieder' : 'frühestens'} ${next}` : null;
  const hasTwoNotes = earliest !== null && missing > 0;
  const minimum = leastMinimumOrder(orderLocations);
  return (
    <div className={styles.bar} data-bottom-bar="">
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => cart.send({ type: 'panel.opened' })}
      >
        <span className={styles.count}>{count}</span>
        <span className={styles.title}>
          <b className={hasTwoNotes ? controls.visuallyHidden : undefined}>Warenkorb</b>
          {hasTwoNotes && ` ${earliest}`}
        </span>
        <Amount className={styles.total} rappen={totalCost} />
        <span className={styles.note}>
          {missing > 0 ? (
            <>
              noch <Amount isUnbroken rappen={missing} /> bis zum Mindestbestellwert
            </>
          ) : (
            (earliest ?? (block !== null && block !== 'emptyCart' && CHECKOUT_BLOCK_MESSAGES[block].title))
          )}
        </span>
        {missing > 0 && (
          <i
            className={styles.fill}
            style={{ '--share': (minimum - missing) / minimum } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </button>
    </div>
  );
}
