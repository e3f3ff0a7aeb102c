import { DEFAULT_ERROR_DETAIL } from '@ofenpost/core/error/error-catalogue';
import type { ORPCError } from '@orpc/client';

type ForeignAnswer = Error & { readonly status: number; readonly body: unknown };

const isForeign = (data: unknown): data is { readonly body: unknown } =>
  typeof data === 'object' && data !== null && 'body' in data;

/**
 * An error answer that did not come from our API, such as a proxy's, with its body where the error catalogue looks for
 * it; every other error as it is. oRPC keeps such a body in `data.body`, and says of it what it is in English.
 */
export function foreignAnswerOf(error: ORPCError<string, unknown>): Error {
  const { defined, data, status } = error;
  if (defined || !isForeign(data)) return error;
  const answer = new Error(DEFAULT_ERROR_DETAIL, { cause: error });
  return Object.assign(answer, { status, body: data.body }) satisfies ForeignAnswer;
}
