import type { ORPCError } from '@orpc/server';

/** What is answered before a call, or instead of it, in the form that callers know errors by. */
export const errorAnswer = (error: ORPCError<string, unknown>, headers: Record<string, string> = {}): Response =>
  Response.json(error.toJSON(), { status: error.status, headers });
