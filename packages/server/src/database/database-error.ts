import { hasCode } from '../configuration/error-code.ts';

// Classes 08 (connection exception) and 57 (operator intervention), and what Node says. Source: PostgreSQL, appendix A.
const CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '08000', '08003', '08006', '57P01', '57P02', '57P03'];
// pg has no codes for these.
const MESSAGE = /connection terminated|timeout exceeded when trying to connect|connection ended/i;

/** Whether a query failed because the database is away, so that the same request may succeed in a moment. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasCode(error, ...CODES) || MESSAGE.test(error.message) || isDatabaseUnreachable(error.cause);
}
