import type { Order, OrderStep, OrderStepError } from '@ofenpost/core/order/order';
import { takeStep } from '@ofenpost/core/order/take-step';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Services } from '../services.ts';
import { lockOrder, saveStep } from './order.repository.ts';

/** Moves an order one step, on behalf of the account `actorId`. */
export const stepOrder = (
  { database, clock }: Services,
  { id, step, actorId }: { readonly id: string; readonly step: OrderStep; readonly actorId: string | null },
): Promise<Result<Order, OrderStepError>> =>
  database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    if (stored === null) return err({ code: 'orderUnknown' });
    const at = clock.now();
    const stepped = takeStep(stored.order, step, at);
    if (!stepped.ok) return stepped;
    await saveStep(tx, { order: stepped.value, revision: stored.revision + 1 }, { actorId, at });
    return ok(stepped.value);
  });
