import type { HonoRequest } from 'hono';

/** The fields of a form that was sent; none when it cannot be read. */
export const readForm = (request: HonoRequest): Promise<Record<string, unknown>> =>
  request.parseBody().catch(() => ({}));
