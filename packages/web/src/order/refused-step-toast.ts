import type { Order, OrderStepError } from '@ofenpost/core/order/order';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';

/** Returns the toast for a step that the server refused because somebody else was faster. */
export function refusedStepToast(order: Order | undefined, error: OrderStepError): ToastMessage {
  const name = order === undefined ? 'Diese Bestellung' : `Bestellung ${order.number}`;
  switch (error.code) {
    case 'orderUnknown':
      return {
        kind: 'error',
        title: `${name} gibt es nicht mehr`,
        detail: 'Lade die Seite neu, wenn sie noch auf dem Pult liegt.',
      };
    case 'stepRefused':
      return {
        kind: 'error',
        title: `${name} ist schon weiter`,
        detail: `Jemand war schneller: Sie steht jetzt auf «${orderStatusLabel(error.status, order?.fulfilment ?? 'delivered')}».`,
      };
  }
}
