/** Keeps the server from starting, for a reason that the operator can mend. Each line is told as it is, without a stack. */
export class StartupError extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartupError';
    this.lines = lines;
  }
}
