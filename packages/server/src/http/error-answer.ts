import type { ORPCError } from '@orpc/server';

/** An error before or instead of a call, in the same form as an error of the API. */
export const errorAnswer = (error: ORPCError<string, unknown>, headers: Record<string, string> = {}): Response =>
  Response.json(error.toJSON(), { status: error.status, headers });
