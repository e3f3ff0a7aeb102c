import type { Context } from 'hono';

/** Puts an answer in the place of the one that is there. Hono by itself would copy the headers of the old one onto it. */
export function replaceResponse(context: Context, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}
