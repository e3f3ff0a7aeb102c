import { receiptOf } from '@ofenpost/core/order/receipt';
import { createLazyRoute } from '@tanstack/react-router';
import { ReceiptPage } from './receipt-page.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const Route = createLazyRoute('/order/$id/receipt')({
  notFoundComponent: UnknownOrder,
  component: function ReceiptRoute() {
    const { key, order, restaurant } = Route.useLoaderData();
    return <ReceiptPage orderKey={key} receipt={receiptOf(order, restaurant)} />;
  },
});
