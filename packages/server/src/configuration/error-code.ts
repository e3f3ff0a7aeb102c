/** Whether an error of Node or PostgreSQL carries one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/** The same, also for an error that drizzle has wrapped. */
export const hasCodeWithin = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && (hasCode(error, ...codes) || hasCodeWithin(error.cause, ...codes));
