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
