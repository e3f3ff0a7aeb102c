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

/** What a file system answers for a reason that the operator can fix. */
const FILE_CODES = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENOTEMPTY',
  'ENAMETOOLONG',
  'ELOOP',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EXDEV',
  'EMFILE',
  'ENFILE',
  'EBUSY',
  'EINVAL',
];

/** An error of the file system in one line that begins with `what`; any other error as it is. */
export const asFileError = (error: unknown, what: string): unknown =>
  error instanceof Error && hasCode(error, ...FILE_CODES) ? new StartupError(`${what}: ${error.message}`) : error;

/** `hasCode`, also for an error that drizzle has wrapped. */
export const hasCodeWithin = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && (hasCode(error, ...codes) || hasCodeWithin(error.cause, ...codes));
