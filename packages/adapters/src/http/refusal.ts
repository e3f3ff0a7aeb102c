import { type Result, err, ok } from '@ofenpost/core/result/result';
import { type ClientPromiseResult, ORPCError } from '@orpc/client';

type RefusalOf<E> = E extends ORPCError<'REFUSED', infer Data> ? Data : never;

/** Turns the contract's one typed refusal into a value; everything else is thrown. */
export async function resultOf<T, E>(call: ClientPromiseResult<T, E>): Promise<Result<T, RefusalOf<E>>> {
  try {
    return ok(await call);
  } catch (error) {
    if (error instanceof ORPCError && error.defined && error.code === 'REFUSED') return err(error.data as RefusalOf<E>);
    throw error;
  }
}
