import { hasCode, hasCodeWithin } from '../configuration/error.ts';

// Node's codes, and of PostgreSQL's classes 08 (connection exception), 3D (no such database), 53 (insufficient
// resources: a full disk, too many connections), 57 (operator intervention) and 58 (system error) those that occur when
// the database is restarted or replaced, or its machine is overloaded; 57014 is a statement that exceeded its timeout,
// 40001 and 40P01 a conflict with another transaction that was not over after several attempts. Source: PostgreSQL, appendix A.
const NODE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'];
const POSTGRES_CODES = [
  '08000',
  '08003',
  '08006',
  '3D000',
  '40001',
  '40P01',
  '53000',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '58000',
  '58030',
];
// pg has no codes for these.
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|connection ended|query read timeout|did not answer in time|is not queryable|timeout expired/i;

/** The database's socket does not exist yet, or its queue is full. Source: Linux, unix(7) and connect(2). */
const isSocketClosed = (error: Error): boolean =>
  hasCode(error, 'ENOENT', 'EAGAIN') && 'syscall' in error && error.syscall === 'connect';

/**
 * Whether a query failed because the database is unreachable or overloaded, so that the same request may succeed in a
 * moment.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    hasCode(error, ...NODE_CODES, ...POSTGRES_CODES) ||
    isSocketClosed(error) ||
    MESSAGE.test(error.message) ||
    isDatabaseUnreachable(error.cause)
  );
}

/** Whether it failed because no answer came: its connection cannot be used any more. drizzle's error wraps it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause));
}

/** Foreign key violation. Source: PostgreSQL, appendix A. */
const NO_SUCH_ROW = '23503';

/** Whether a row was to be written for an account that was removed since its request began. */
export function isAccountRemoved(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfAccount = 'constraint' in error && String(error.constraint).endsWith('_accounts_id_fk');
  return (hasCode(error, NO_SUCH_ROW) && isOfAccount) || isAccountRemoved(error.cause);
}

/** The message for clients meanwhile. */
export const UNREACHABLE_DETAIL = 'Das geht gerade nicht. Bitte versuche es gleich noch einmal.';

/** The innermost message, without what wraps it. For the operator. */
export const causeText = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(causeText).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : causeText(error.cause);
};

/**
 * 55P03: lock not available. If parsing a prepared statement failed by it, the statements sent behind it miss its name
 * (26000), and two of them may then create it at once (42P05). In each case nothing was done. Source: PostgreSQL,
 * appendix A.
 */
const LOCKED = ['55P03', '26000', '42P05'];

export const nullIfLocked = <T>(statement: Promise<T>): Promise<T | null> =>
  statement.catch((error: unknown) => {
    if (hasCodeWithin(error, ...LOCKED)) return null;
    throw error;
  });

const ATTEMPTS_MAX = 5;

/** Serialization failure, and deadlock detected. Source: PostgreSQL, appendix A. */
const CONFLICTS = ['40001', '40P01'];

/**
 * Retries a transaction that ended because of another one: a deadlock, as may happen to one that locks many tables
 * beside others that lock them in another order, or a change of what it had read. It was rolled back completely.
 */
export async function retryConflicts<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transact();
    } catch (error) {
      if (!hasCodeWithin(error, ...CONFLICTS) || attempt === ATTEMPTS_MAX) throw error;
    }
}
