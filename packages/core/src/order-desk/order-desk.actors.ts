import { fromCallback } from 'xstate';
import type { OrderDeskPort } from '../order/order.port.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { OrderDeskEvent } from './order-desk-event.ts';
import { type StepInput, stepOfTap } from './order-desk-taps.ts';

type Ports = {
  readonly orderDesk: Pick<OrderDeskPort, 'watch' | 'step' | 'undo' | 'seeCancellation'>;
  readonly clock: ClockPort;
};

/** The work of the order desk machine, done through the ports. */
export const createOrderDeskActors = ({ orderDesk, clock }: Ports) => ({
  watchOrders: fromCallback<OrderDeskEvent>(({ sendBack }) =>
    orderDesk.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (orders) => sendBack({ type: 'orders.changed', orders }),
      lost: (error) => sendBack({ type: 'connection.lost', error }),
    }),
  ),
  takeStep: fromCallback<OrderDeskEvent, StepInput>(({ sendBack, input: { id, step, key, tap, isLate } }) => {
    orderDesk.step(id, isLate && tap !== null ? stepOfTap(tap, clock.now()) : step, key).then(
      (result) =>
        sendBack(
          result.ok ? { type: 'step.settled', order: result.value } : { type: 'step.refused', id, error: result.error },
        ),
      (error: unknown) => sendBack({ type: 'step.failed', id, error, tap }),
    );
  }),
  seeCancellation: fromCallback<OrderDeskEvent, { id: string }>(({ sendBack, input: { id } }) => {
    orderDesk.seeCancellation(id).then(
      (result) => sendBack({ type: 'cancellation.settled', id, order: result.ok ? result.value : null }),
      (error: unknown) => sendBack({ type: 'step.failed', id, error }),
    );
  }),
  undoChange: fromCallback<OrderDeskEvent, { id: string; revision: number }>(
    ({ sendBack, input: { id, revision } }) => {
      orderDesk.undo(id, revision).then(
        (result) =>
          sendBack(
            result.ok
              ? { type: 'undo.settled', order: result.value }
              : { type: 'step.refused', id, error: result.error },
          ),
        (error: unknown) => sendBack({ type: 'step.failed', id, error }),
      );
    },
  ),
});
