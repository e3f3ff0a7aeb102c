import { createLazyRoute } from '@tanstack/react-router';
import { useDelivery } from '../app/app-state.ts';
import { CheckoutPage } from './checkout-page.tsx';

export const Route = createLazyRoute('/checkout')({
  component: function CheckoutRoute() {
    return <CheckoutPage delivery={useDelivery()} />;
  },
});
