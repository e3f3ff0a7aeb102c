import { DrizzleQueryError } from 'drizzle-orm';

/** What the log keeps of an error: of a failed query not its values, which may be somebody's name or address. */
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
