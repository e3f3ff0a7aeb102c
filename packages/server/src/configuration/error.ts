/** An error that prevents the start, for a reason that the operator can fix. Its message is printed without a stack. */
export class StartupError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartupError';
  }
}

/** In development Vite loads the class a second time, so the name decides. */
export const isStartupError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartupError';

/** Whether an error of Node or PostgreSQL carries one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/** The same, also for an error that drizzle has wrapped. */
export const hasCodeWithin = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && (hasCode(error, ...codes) || hasCodeWithin(error.cause, ...codes));
