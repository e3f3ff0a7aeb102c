import { ORPCError } from '@orpc/client';

type ForeignAnswer = Error & { readonly status: number; readonly body: unknown };

const bodyOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'body' in data ? data.body : undefined;

/**
 * An error answer that did not come from our API, such as a proxy's, with its body where the error catalogue looks for
 * it; every other error as it is. oRPC keeps such a body in `data.body`.
 */
export function foreignAnswerOf(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.defined) return error;
  const body = bodyOf(error.data);
  if (body === undefined) return error;
  return Object.assign(new Error(error.message, { cause: error }), {
    status: error.status,
    body,
  }) satisfies ForeignAnswer;
}
