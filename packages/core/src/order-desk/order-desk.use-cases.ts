import { type OrderMailEvent, staffViewOf } from '../notification/order-mail.ts';
import type { OrderDeskPort } from '../order/order.port.ts';
import { type StepDependencies, type StoredOrder, moveOrder } from '../order/order.use-cases.ts';
import { takeStep } from '../order/take-step.ts';
import { ok } from '../result/result.ts';

/** An order, and the event of the last e-mail about it if that was given up; null: it was sent, or none has ended. */
export type BoardOrder = StoredOrder & { readonly failedMail: OrderMailEvent | null };

/** What the account `by` does at the order desk. The host has checked permission and input. */
export const createOrderDeskUseCases =
  (dependencies: StepDependencies<BoardOrder>) =>
  (by: string | null): Pick<OrderDeskPort, 'step'> => ({
    step: async (id, step) => {
      const moved = await moveOrder(dependencies, { id, by }, (order, taker) => takeStep(order, step, taker));
      return moved.ok ? ok(staffViewOf(moved.value)) : moved;
    },
  });
