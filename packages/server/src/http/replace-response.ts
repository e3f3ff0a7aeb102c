import type { Context } from 'hono';

/** Replaces the answer. Hono by itself would copy the headers of the old one onto it. */
export function replaceResponse(context: Context, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}
