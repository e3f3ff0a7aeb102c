import { createLazyRoute } from '@tanstack/react-router';
import { PaymentInfoPage } from './payment-info-page.tsx';

export const Route = createLazyRoute('/payment/info')({
  component: function PaymentInfoRoute() {
    return <PaymentInfoPage {...Route.useLoaderData()} />;
  },
});
