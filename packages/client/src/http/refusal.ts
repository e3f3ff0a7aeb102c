import { type Result, err, ok } from '@ofenpost/core/result/result';
import { type ClientPromiseResult, ORPCError } from '@orpc/client';

const REFUSALS: readonly unknown[] = ['REFUSED', 'ABOVE_LIMIT'];

type RefusalOf<E> = E extends ORPCError<'REFUSED' | 'ABOVE_LIMIT', infer Data> ? Data : never;

/** Returns the contract's typed refusals as a value; every other error is thrown. */
export async function resultOf<T, E>(call: ClientPromiseResult<T, E>): Promise<Result<T, RefusalOf<E>>> {
  try {
    return ok(await call);
  } catch (error) {
    if (error instanceof ORPCError && error.defined && REFUSALS.includes(error.code))
      return err(error.data as RefusalOf<E>);
    throw error;
  }
}

/** 400 means that the id has a form that no order can have. */
const isUnknown = (error: unknown): boolean => error instanceof ORPCError && [400, 404].includes(error.status);

/** Returns that the server knows no such order as a value; every other error is thrown. */
export async function orUnknown<T>(answer: Promise<T>): Promise<Result<T, { readonly code: 'orderUnknown' }>> {
  try {
    return ok(await answer);
  } catch (error) {
    if (isUnknown(error)) return err({ code: 'orderUnknown' });
    throw error;
  }
}
