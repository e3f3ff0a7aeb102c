import { selectCart, selectComingCount } from '@ofenpost/core/cart/cart.machine';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import { missingAnywhere } from '@ofenpost/core/delivery/delivery-fee';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useActors, useDelivery, useOpeningStatus } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { paths } from '../app/paths.ts';
import { CheckoutBlockNotice } from '../checkout/checkout-block-notice.tsx';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import { Amount } from '../money/amount.tsx';
import { leaveOut, onDemand } from '../ui/on-demand.tsx';
import { useCheckoutBlock } from './use-checkout-block.ts';
import { COLLECT, useNextCollection } from './use-next-collection.ts';
import controls from '../ui/controls.module.css';
import styles from './cart-drawer.module.css';

/** Loaded when a cart is looked at: most have no happy hour, and pages do not wait for it. */
const cartPromotion = onDemand(() => import('../promotion/cart-promotion.tsx').then((module) => module.CartPromotion));

/** Shows the total, without items that the server has yet to price. */
const Sum = ({ totalCost, coming }: { totalCost: number; coming: number }) => (
  <output className={styles.sum}>
    {(coming === 0 || totalCost > 0) && <Amount rappen={totalCost} />}
    {coming > 0 && <span>{totalCost === 0 ? '…' : ' + …'}</span>}
  </output>
);

/** From when the cart can be collected; where nothing can be delivered, also the way there. */
function CollectionHint({ block }: { block: CheckoutBlock | null }) {
  const { cart } = useActors();
  const next = useNextCollection();
  const isOnlyCollected = useCheckoutBlock('collected') === null && block !== null;
  if (next === null) return null;
  return (
    <p className={styles.next}>
      Abholen geht: ab {formatTime(next)}
      {isOnlyCollected && (
        <Link
          className={`${controls.secondary} ${controls.small}`}
          to={paths.checkout}
          hash={COLLECT}
          replace
          onClick={() => cart.send({ type: 'checkout.begun' })}
        >
          Zum Abholen bestellen
        </Link>
      )}
    </p>
  );
}

/** What the cart needs before it can be ordered: the minimum, the time, the total, and the way to the checkout. */
export function CartFoot({ onClose }: { onClose: () => void }) {
  const { cart } = useActors();
  const content = useSelector(cart, selectCart);
  const { totalCost } = content;
  const coming = useSelector(cart, selectComingCount);
  const block = useCheckoutBlock();
  const { orderLocations } = useDelivery();
  const isOffline = useIsOffline();
  const next = useNextDelivery();
  const isClosed = useOpeningStatus('delivery').state === 'closed';
  const navigate = useNavigate();
  const isOrderable = block === null && !isOffline;
  const missingAmount = isOrderable ? missingAnywhere(orderLocations, totalCost) : 0;
  const checkOut = () => {
    // `replace` removes the drawer's history entry: back leads to the page below it.
    void navigate({ to: paths.checkout, replace: true });
    cart.send({ type: 'checkout.begun' });
  };
  return (
    <>
      {isOffline && <p className={styles.offline}>{OFFLINE_HINT}</p>}
      {!isOffline && block !== null && block !== 'emptyCart' && (
        <CheckoutBlockNotice
          block={block}
          onRemoveUnavailable={() => cart.send({ type: 'unavailableItems.removed' })}
        />
      )}
      <p className={styles.below} role="status">
        {missingAmount > 0 && (
          <>
            <b>
              Noch <Amount isUnbroken rappen={missingAmount} /> bis zum Mindestbestellwert
            </b>
            , je nach Ort auch mehr.
          </>
        )}
      </p>
      {isOrderable && next !== null && (
        <p className={styles.next}>
          {isClosed ? 'Wieder' : 'Frühestens'} <b>{next}</b> bei dir, zuzüglich Liefergebühr
        </p>
      )}
      {totalCost > 0 && <CollectionHint block={block} />}
      {isOrderable && totalCost > 0 && (
        <cartPromotion.Component cart={content} className={styles.below} onLoadFailed={leaveOut} />
      )}
      <p className={styles.total}>
        <span>
          Gesamt <small>inkl. MwSt.</small>
        </span>
        <Sum totalCost={totalCost} coming={coming} />
      </p>
      <button
        type="button"
        className={`${controls.primary} ${controls.wide}`}
        disabled={!isOrderable}
        onClick={checkOut}
      >
        Zur Kasse
      </button>
      <button type="button" className={`${controls.quiet} ${controls.wide}`} onClick={onClose}>
        Weiter einkaufen
      </button>
    </>
  );
}
