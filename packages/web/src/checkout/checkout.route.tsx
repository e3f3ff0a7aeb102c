import { createLazyRoute } from '@tanstack/react-router';
import { CheckoutPage } from './checkout-page.tsx';

export const Route = createLazyRoute('/checkout')({
  component: function CheckoutRoute() {
    return <CheckoutPage {...Route.useLoaderData()} />;
  },
});
