import type { Cart } from '@ofenpost/core/cart/cart';
import { NO_COOKIES_MESSAGE } from '@ofenpost/core/cart/cart-messages';
import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import {
  selectFulfilment,
  selectIsUnconfirmed,
  selectPlaced,
  selectRefusal,
  selectSent,
} from '@ofenpost/core/checkout/checkout.machine';
import { isAlreadyPlaced } from '@ofenpost/core/checkout/place-order';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { selectHasExpired } from '@ofenpost/core/session/session.machine';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useNow, useOpeningStatus, useActors, useAccount, useDelivery } from '../app/app-actors.tsx';
import { areCookiesEnabled } from '../app/are-cookies-enabled.ts';
import { paths } from '../app/paths.ts';
import { useCheckoutBlock } from '../cart/use-checkout-block.ts';
import { useNextCollection } from '../cart/use-next-collection.ts';
import { LazyBareBread } from '../illustration/lazy-bare-bread.tsx';
import { LazyStoneOven } from '../illustration/lazy-stone-oven.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { type CheckoutActor, useCheckout } from './use-checkout.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

const EMPTY = {
  title: CHECKOUT_BLOCK_MESSAGES.emptyCart.title,
  detail: 'Such dir zuerst etwas aus, dann geht es hier weiter.',
};

/** Replaces the form and scrolls to the top, however far down the form was scrolled. */
function Alone({ role, children }: { role?: 'status'; children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={`${layout.wrap} ${styles.alone}`} role={role}>
      {children}
    </div>
  );
}

function EmptyCheckout() {
  const areCookiesStored = useBrowserValue(areCookiesEnabled, true);
  const { title, detail } = areCookiesStored ? EMPTY : NO_COOKIES_MESSAGE;
  return (
    <Alone>
      <LazyBareBread sauce="none" seed="Leerer Warenkorb" className={styles.picture} />
      <h1>{title}</h1>
      <p>{detail}</p>
      <div className={styles.actions}>
        <Link to={paths.products} className={controls.primary}>
          Zu den Produkten
        </Link>
      </div>
    </Alone>
  );
}

function DeliveryClosed({ checkout, cart }: { checkout: CheckoutActor; cart: Cart }) {
  const nextCollection = useNextCollection();
  const { opensAt } = useOpeningStatus('delivery');
  const now = useNow();
  const { title, detail } = CHECKOUT_BLOCK_MESSAGES.deliveryClosed;
  return (
    <Alone>
      <LazyStoneOven className={styles.picture} />
      <h1>{opensAt === null ? 'Der Ofen ruht.' : `Wir liefern wieder ${whenText(opensAt, now)}.`}</h1>
      <p role="status">
        <b>{title}:</b> {detail}
      </p>
      {cart.productCart.length > 0 && <p>Dein Warenkorb bleibt für dich liegen.</p>}
      <div className={styles.actions}>
        {nextCollection !== null && (
          <button
            type="button"
            className={controls.primary}
            onClick={() => checkout.send({ type: 'fulfilment.chosen', fulfilment: 'collected' })}
          >
            Abholen ab {formatTime(nextCollection)}
          </button>
        )}
        <Link
          to={paths.restaurant}
          hash="oeffnungszeiten"
          className={nextCollection === null ? controls.primary : controls.secondary}
        >
          Öffnungszeiten
        </Link>
        <Link to={paths.products} className={controls.secondary}>
          Zu den Produkten
        </Link>
      </div>
    </Alone>
  );
}

/** Shown until the page of the order has loaded. */
const OrderArrived = () => (
  <Alone role="status">
    <LazyStoneOven className={styles.picture} />
    <h1>Danke! Deine Bestellung ist bei uns.</h1>
  </Alone>
);

type LookedForProps = {
  /** Whether the request got no response. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
};

/**
 * The cart is empty after an order whose response was lost, so it may have been placed. The retry uses the same key and
 * never places a second order.
 */
const OrderLookedFor = ({ isLost, onRetry }: LookedForProps) => (
  <Alone role="status">
    <LazyStoneOven className={styles.picture} />
    <h1>{isLost ? 'Wir erreichen den Ofen nicht.' : 'Wir schauen nach deiner Bestellung.'}</h1>
    <p>
      {isLost
        ? 'Wahrscheinlich ist deine Bestellung schon bei uns. Sobald das Netz da ist, sehen wir nach; doppelt bestellt wird nichts.'
        : 'Einen Moment, gleich wissen wir, ob sie angekommen ist.'}
    </p>
    {isLost && (
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={onRetry}>
          Nochmals nachsehen
        </button>
      </div>
    )}
  </Alone>
);

/** Loaded when it is shown: most guests never see it. */
const checkoutEnded = onDemand(() => import('./checkout-ended.tsx').then((module) => module.CheckoutEnded));

export function CheckoutPage({ addressBook, ovenLoad, vatRates, onlineMethods, happyHours }: CheckoutData) {
  const { cart: cartActor, session } = useActors();
  const cart = useSelector(cartActor, selectCart);
  const hasExpired = useSelector(session, selectHasExpired);
  const delivery = useDelivery();
  const isSignedIn = isLoggedIn(useAccount());
  const isCartEmpty = cart.productCart.length === 0;
  const checkout = useCheckout({ addressBook: isSignedIn ? addressBook : null, isCartEmpty });
  const block = useCheckoutBlock(useSelector(checkout, selectFulfilment));
  const isPlaced = useSelector(checkout, selectPlaced) !== null;
  const isSent = useSelector(checkout, selectSent) !== null;
  const isUnconfirmed = useSelector(checkout, selectIsUnconfirmed);
  const refusal = useSelector(checkout, selectRefusal);
  if (isPlaced) return <OrderArrived />;
  if (isCartEmpty && isSent)
    return <OrderLookedFor isLost={isUnconfirmed} onRetry={() => checkout.send({ type: 'order.retried' })} />;
  const isOrdered = isAlreadyPlaced(refusal);
  if (isCartEmpty && (isOrdered || hasExpired))
    return (
      <Alone>
        <checkoutEnded.Component isOrdered={isOrdered} />
      </Alone>
    );
  if (isCartEmpty) return <EmptyCheckout />;
  if (block === 'deliveryClosed') return <DeliveryClosed checkout={checkout} cart={cart} />;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>Kasse</h1>
      <noscript>
        <p className={layout.lead}>Zum Bestellen braucht diese Seite JavaScript. Du kannst uns auch einfach anrufen.</p>
      </noscript>
      <CheckoutForm {...{ checkout, cart, delivery, ovenLoad, vatRates, onlineMethods, happyHours, block }} />
    </div>
  );
}
