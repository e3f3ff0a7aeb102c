import { createLazyRoute } from '@tanstack/react-router';
import { OrderPage } from './order-page.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const Route = createLazyRoute('/order/$id')({
  notFoundComponent: UnknownOrder,
  component: function OrderRoute() {
    const { key, order, orderAlarmLimits } = Route.useLoaderData();
    return <OrderPage key={key.id} orderKey={key} order={order} limits={orderAlarmLimits} />;
  },
});
