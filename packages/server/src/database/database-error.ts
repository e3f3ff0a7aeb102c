import { hasCode } from '../configuration/error-code.ts';

// What Node says, and of PostgreSQL's classes 08 (connection exception), 3D (no such database) and 57 (operator
// intervention) what one meets when the database is restarted or replaced. Source: PostgreSQL, appendix A.
const NODE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'];
const POSTGRES_CODES = ['08000', '08003', '08006', '3D000', '57P01', '57P02', '57P03'];
// pg has no codes for these.
const MESSAGE = /connection terminated|timeout exceeded when trying to connect|connection ended/i;

/** Whether a query failed because the database is away, so that the same request may succeed in a moment. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    hasCode(error, ...NODE_CODES, ...POSTGRES_CODES) ||
    MESSAGE.test(error.message) ||
    isDatabaseUnreachable(error.cause)
  );
}

/** What callers are told meanwhile. */
export const UNREACHABLE_DETAIL = 'Das geht gerade nicht. Bitte versuche es gleich noch einmal.';
