import { createLazyRoute } from '@tanstack/react-router';
import { OrderTimeInfoPage } from './order-time-info-page.tsx';

export const Route = createLazyRoute('/order-time/info')({
  component: function OrderTimeInfoRoute() {
    return <OrderTimeInfoPage requested={String(Route.useSearch().plz ?? '')} />;
  },
});
