import type { ChangeRefusal } from '@ofenpost/core/order/order.use-cases';
import { type Result, err } from '@ofenpost/core/result/result';

/** Thrown by an effect that cannot take place: the change is refused, and nothing of it is written. */
export class RefusedChange extends Error {
  readonly refusal: ChangeRefusal;
  constructor(refusal: ChangeRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The refusal of an effect as a result; throws what is none. */
export function changeRefused(error: unknown): Result<never, ChangeRefusal> {
  if (error instanceof RefusedChange) return err(error.refusal);
  throw error;
}
