import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { selectPlaced } from '@ofenpost/core/checkout/checkout.selectors';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { useSelector } from '@xstate/react';
import { useActors } from '../app/app-actors.tsx';
import { useCheckoutBlock } from '../app/app-state.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { DeliveryClosed, EmptyCheckout, OrderArrived } from './checkout-without-form.tsx';
import { useCheckout } from './use-checkout.ts';
import layout from '../theme/layout.module.css';

export function CheckoutPage({ delivery }: { delivery: Delivery }) {
  const checkout = useCheckout();
  const cart = useSelector(useActors().cart, selectCart);
  const isPlaced = useSelector(checkout, selectPlaced) !== null;
  const block = useCheckoutBlock();
  if (isPlaced) return <OrderArrived />;
  if (block === 'emptyCart') return <EmptyCheckout />;
  if (block === 'deliveryClosed') return <DeliveryClosed cart={cart} />;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>Kasse</h1>
      <noscript>
        <p className={layout.lead}>Zum Bestellen braucht diese Seite JavaScript. Du kannst uns auch einfach anrufen.</p>
      </noscript>
      <CheckoutForm checkout={checkout} cart={cart} delivery={delivery} block={block} />
    </div>
  );
}
