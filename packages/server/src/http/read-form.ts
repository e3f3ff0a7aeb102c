import type { Context } from 'hono';
import type { AppEnvironment } from './app.ts';
import { isClientAborted } from './client-aborted.ts';

/** The fields of a submitted form; none when it cannot be read. */
export const readForm = ({ req, env }: Context<AppEnvironment>): Promise<Record<string, unknown>> =>
  req.parseBody().catch((error: unknown) => {
    if (isClientAborted(env.incoming)) throw error;
    return {};
  });
