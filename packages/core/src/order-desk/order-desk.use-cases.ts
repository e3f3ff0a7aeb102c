import { type OrderMailEvent, staffViewOf } from '../notification/order-mail.ts';
import type { OrderDeskPort } from '../order/order.port.ts';
import { type OrderRepository, type StepDependencies, type StoredOrder, moveOrder } from '../order/order.use-cases.ts';
import { takeStep } from '../order/take-step.ts';
import { ok } from '../result/result.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { LocalDate } from '../time/instant.ts';
import { newestFirst } from './board.ts';
import { type EarlierOrdersSearch, earlierOrdersSearch } from './earlier-orders.ts';

/** An order, and the event of the last e-mail about it if that was given up; null: it was sent, or none has ended. */
export type BoardOrder = StoredOrder & { readonly failedMail: OrderMailEvent | null };

export type OrderDeskRepository = Pick<OrderRepository<BoardOrder>, 'update'> & {
  /** The newest orders that match and were finished before this day of the books, in any order. */
  listEarlier(search: EarlierOrdersSearch, today: LocalDate): Promise<readonly BoardOrder[]>;
};

type Dependencies = StepDependencies<BoardOrder> & { readonly orders: OrderDeskRepository };

/** What the account `by` does at the order desk. The host has checked permission and input. */
export const createOrderDeskUseCases =
  (dependencies: Dependencies) =>
  (by: string | null): Omit<OrderDeskPort, 'watch'> => ({
    findEarlier: async (query) => {
      const search = earlierOrdersSearch(query);
      if (search === null) return [];
      const found = await dependencies.orders.listEarlier(search, businessDayOf(dependencies.clock.now()));
      return found.map(staffViewOf).toSorted(newestFirst);
    },
    step: async (id, step) => {
      const moved = await moveOrder(dependencies, { id, by }, (order, taker) => takeStep(order, step, taker));
      return moved.ok ? ok(staffViewOf(moved.value)) : moved;
    },
  });
