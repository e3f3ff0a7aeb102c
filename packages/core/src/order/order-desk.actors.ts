import { fromCallback } from 'xstate';
import type { OrderDeskEvent } from './order-desk.machine.ts';
import type { OrderDeskPort } from './order.port.ts';
import type { OrderStep } from './order.ts';

/** The work of the order desk machine, done through the ports. */
export const createOrderDeskActors = ({
  orderDesk,
}: {
  readonly orderDesk: Pick<OrderDeskPort, 'watch' | 'step'>;
}) => ({
  watchOrders: fromCallback<OrderDeskEvent>(({ sendBack }) =>
    orderDesk.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (orders) => sendBack({ type: 'orders.changed', orders }),
      lost: (error) => sendBack({ type: 'connection.lost', error }),
    }),
  ),
  takeStep: fromCallback<OrderDeskEvent, { id: string; step: OrderStep }>(({ sendBack, input: { id, step } }) => {
    orderDesk.step(id, step).then(
      (result) =>
        sendBack(
          result.ok ? { type: 'step.settled', order: result.value } : { type: 'step.refused', id, error: result.error },
        ),
      (error: unknown) => sendBack({ type: 'step.failed', id, error }),
    );
  }),
});
