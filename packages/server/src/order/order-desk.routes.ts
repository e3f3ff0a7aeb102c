import { orderDeskContract } from '@ofenpost/contract/order/order.contract';
import type { Account } from '@ofenpost/core/account/account';
import { type OrderDeskRepository, createOrderDeskUseCases } from '@ofenpost/core/order-desk/order-desk.use-cases';
import { may } from '@ofenpost/core/role/permission';
import type { RoleHolder } from '@ofenpost/core/role/role';
import { implement } from '@orpc/server';
import { findShiftPeople, loadOrderEntries } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import type { Services } from '../services.ts';
import { listEarlierOrders } from './earlier-orders.repository.ts';
import { type OrderEffect, createOrderRepository, findBoardOrders } from './order.repository.ts';
import { boardDayBegin, watchBoard } from './watch-orders.ts';

const orderDesk = implement(orderDeskContract).$context<ApiContext>();

/** What other contexts do for the order desk. */
type OrderDeskDependencies = Pick<OrderDeskRepository, 'loadNames'> & {
  /** What a change by this account does elsewhere. */
  readonly effectsBy: (account: RoleHolder) => readonly OrderEffect[];
  readonly redeliverBy: (account: RoleHolder) => OrderDeskRepository['redeliver'];
  readonly hashOf: (request: object) => string;
};

/** The handlers of `orderDeskContract`. */
export function createOrderDeskRoutes(
  services: Services,
  { effectsBy, redeliverBy, loadNames, hashOf }: OrderDeskDependencies,
) {
  const orderDeskFor = (account: Account) =>
    createOrderDeskUseCases({
      ...services,
      hashOf,
      orders: {
        ...createOrderRepository(services, effectsBy(account)),
        listBoard: (today) => findBoardOrders(services.database, boardDayBegin(today)),
        listPeople: (today) => findShiftPeople(services.database, boardDayBegin(today)),
        listEarlier: (search, today) => listEarlierOrders(services.database, search, today),
        redeliver: redeliverBy(account),
        loadNames,
        listEntries: (number) => loadOrderEntries(services.database, number),
      },
    })(account.id);
  return {
    watch: orderDesk.watch.handler(async ({ context }) =>
      authorizeStream(services, await context.openLive(() => watchBoard(services)), {
        ...context,
        mayRead: async () => may(await context.accountNow(), 'order.readAll'),
      }),
    ),
    acceptance: orderDesk.acceptance.handler(async () => (await services.content.read()).orderAcceptance),
    shift: orderDesk.shift.handler(async ({ context }) => orderDeskFor(await context.account()).loadShift()),
    findEarlier: orderDesk.findEarlier.handler(async ({ context, input: { query } }) => [
      ...(await orderDeskFor(await context.account()).findEarlier(query)),
    ]),
    timeline: orderDesk.timeline.handler(async ({ context, input: { id }, errors }) => {
      const found = await orderDeskFor(await context.account()).loadTimeline(id);
      if (!found.ok) throw errors.NOT_FOUND();
      return [...found.value];
    }),
    step: orderDesk.step.handler(async ({ context, input: { id, step, key }, errors }) => {
      const result = await orderDeskFor(await context.account()).step(id, step, key);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    withholdAlcohol: orderDesk.withholdAlcohol.handler(async ({ context, input: { id }, errors }) => {
      const result = await orderDeskFor(await context.account()).withholdAlcohol(id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    undo: orderDesk.undo.handler(async ({ context, input: { id, revision }, errors }) => {
      const result = await orderDeskFor(await context.account()).undo(id, revision);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    movePromise: orderDesk.movePromise.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await orderDeskFor(await context.account()).movePromise(id, draft);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    edit: orderDesk.edit.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await orderDeskFor(await context.account()).edit(id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    redeliver: orderDesk.redeliver.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await orderDeskFor(await context.account()).redeliver(id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    seeCancellation: orderDesk.seeCancellation.handler(async ({ context, input: { id }, errors }) => {
      const result = await orderDeskFor(await context.account()).seeCancellation(id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    correctPayment: orderDesk.correctPayment.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await orderDeskFor(await context.account()).correctPayment(id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
  };
}
