/** Keeps the server from starting, for a reason that the operator can mend. Told as it is, without a stack. */
export class StartupError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartupError';
  }
}

/** In development Vite loads the class a second time, so the name decides. */
export const isStartupError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartupError';
