import { selectCart } from '@ofenpost/core/cart/cart.machine';
import {
  selectIsUnconfirmed,
  selectPlaced,
  selectRefusal,
  selectSent,
} from '@ofenpost/core/checkout/checkout.selectors';
import { isAlreadyPlaced } from '@ofenpost/core/checkout/place-order';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { useSelector } from '@xstate/react';
import { useActors } from '../app/app-actors.tsx';
import { useAccount, useCheckoutBlock, useDelivery } from '../app/app-state.ts';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutForm } from './checkout-form.tsx';
import {
  AlreadyOrdered,
  DeliveryClosed,
  EmptyCheckout,
  OrderArrived,
  OrderLookedFor,
} from './checkout-without-form.tsx';
import { useCheckout } from './use-checkout.ts';
import layout from '../theme/layout.module.css';

export function CheckoutPage({ addressBook, ovenLoad, vatRates }: CheckoutData) {
  const cart = useSelector(useActors().cart, selectCart);
  const delivery = useDelivery();
  const isSignedIn = isLoggedIn(useAccount());
  const block = useCheckoutBlock();
  const isCartEmpty = block === 'emptyCart';
  const checkout = useCheckout({ addressBook: isSignedIn ? addressBook : null, isCartEmpty });
  const isPlaced = useSelector(checkout, selectPlaced) !== null;
  const isSent = useSelector(checkout, selectSent) !== null;
  const isUnconfirmed = useSelector(checkout, selectIsUnconfirmed);
  const refusal = useSelector(checkout, selectRefusal);
  if (isPlaced) return <OrderArrived />;
  if (isCartEmpty && isSent)
    return <OrderLookedFor isLost={isUnconfirmed} onRetry={() => checkout.send({ type: 'order.retried' })} />;
  if (isCartEmpty && isAlreadyPlaced(refusal)) return <AlreadyOrdered />;
  if (isCartEmpty) return <EmptyCheckout />;
  if (block === 'deliveryClosed') return <DeliveryClosed cart={cart} />;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>Kasse</h1>
      <noscript>
        <p className={layout.lead}>Zum Bestellen braucht diese Seite JavaScript. Du kannst uns auch einfach anrufen.</p>
      </noscript>
      <CheckoutForm {...{ checkout, cart, delivery, ovenLoad, vatRates, block }} />
    </div>
  );
}
