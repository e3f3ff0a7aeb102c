import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The part of an error that is logged: for a failed query without its values, which may be somebody's name or address.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError)
    return { query: error.query, ...plain(error.cause ?? new Error('Failed query')) };
  return plain(error);
}

function plain(error: Error) {
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
