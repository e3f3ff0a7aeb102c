import { staffViewOf } from '@ofenpost/core/notification/order-mail';
import type { Order, OrderStep, OrderStepError } from '@ofenpost/core/order/order';
import {
  auditedStep,
  taxedAtFulfilment,
  type StepTaker,
  cancelByCustomer,
  takeStep,
} from '@ofenpost/core/order/take-step';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { type StoredOrder, lockOrder, saveStep } from './order.repository.ts';

type Moved = Result<Order, OrderStepError>;

/** What another context does in the transaction of a step: print, mail, refund or book. */
export type OrderEffect = (tx: Transaction, order: Order, taker: StepTaker) => Promise<void>;

type Dependencies = Services & { readonly effects: readonly OrderEffect[] };

/** The account of each step is recorded. Source: product design, "Roles" and "Orders that change". */
const auditStep = (tx: Transaction, before: Order, after: Order, { by, at }: StepTaker): Promise<void> =>
  recordAudit(tx, { at, actorId: by, ...auditedStep(before, after) });

/** Changes an order by a rule of the core, in one transaction with its history. */
async function moveOrder(
  { database, clock, content, effects }: Dependencies,
  { id, by }: { readonly id: string; readonly by: string | null },
  rule: (stored: StoredOrder, taker: StepTaker) => Moved,
): Promise<Result<StoredOrder, OrderStepError>> {
  const { vatRates } = await content.read();
  return database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    if (stored === null) return err({ code: 'orderUnknown' });
    const taker = { by, at: clock.now() };
    const moved = rule(stored, taker);
    if (!moved.ok) return moved;
    const order = taxedAtFulfilment(moved.value, vatRates);
    await auditStep(tx, stored.order, order, taker);
    await saveStep(tx, order, taker);
    for (const effect of effects) await effect(tx, order, taker);
    return ok({ ...stored, order });
  });
}

/** Moves an order one step, on behalf of the account `by`. Returns the order as staff see it. */
export async function stepOrder(
  dependencies: Dependencies,
  { id, step, by }: { readonly id: string; readonly step: OrderStep; readonly by: string | null },
): Promise<Moved> {
  const moved = await moveOrder(dependencies, { id, by }, ({ order }, taker) => takeStep(order, step, taker));
  return moved.ok ? ok(staffViewOf(moved.value)) : moved;
}

/** Cancels an order for the customer, whose account is `by`; null is a guest. */
export async function cancelOrder(
  dependencies: Dependencies,
  { id, by }: { readonly id: string; readonly by: string | null },
): Promise<Moved> {
  const moved = await moveOrder(dependencies, { id, by }, ({ order }, taker) => cancelByCustomer(order, taker));
  return moved.ok ? ok(moved.value.order) : moved;
}
