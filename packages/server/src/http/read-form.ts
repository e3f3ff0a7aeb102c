import type { Context } from 'hono';
import type { AppEnvironment } from './app.ts';

/** The fields of a form that was sent; none when it cannot be read. */
export const readForm = ({ req }: Context<AppEnvironment>): Promise<Record<string, unknown>> =>
  req.parseBody().catch(() => ({}));
