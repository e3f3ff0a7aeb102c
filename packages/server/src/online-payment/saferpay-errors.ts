import type { ProviderError, ProviderErrorCode } from '@ofenpost/core/online-payment/provider-error';
import * as z from 'zod/mini';

/** The names of Saferpay's errors in words of the domain. Source: Saferpay JSON API 1.53, "Error handling". */
const CODES: Readonly<Record<string, ProviderErrorCode>> = {
  TRANSACTION_ABORTED: 'abortedByGuest',
  TRANSACTION_DECLINED: 'declined',
  GENERAL_DECLINED: 'declined',
  '3DS_AUTHENTICATION_FAILED': 'declined',
  CONDITION_NOT_SATISFIED: 'declined',
  BLOCKED_BY_RISK_MANAGEMENT: 'declined',
  PAYER_AUTHENTICATION_REQUIRED: 'declined',
  UPDATE_CARD_INFORMATION: 'declined',
  TRANSACTION_NOT_STARTED: 'notStarted',
  TOKEN_EXPIRED: 'expired',
  TRANSACTION_ALREADY_CAPTURED: 'alreadyDone',
  TRANSACTION_IN_WRONG_STATE: 'wrongState',
  TRANSACTION_NOT_FOUND: 'wrongState',
  ACTION_NOT_SUPPORTED: 'wrongState',
  TOKEN_INVALID: 'wrongState',
  COMMUNICATION_TIMEOUT: 'unclear',
  COMMUNICATION_FAILED: 'unreachable',
  INTERNAL_ERROR: 'unreachable',
  UNEXPECTED_ERROR_BY_ACQUIRER: 'unreachable',
  VALIDATION_FAILED: 'misconfigured',
  AUTHENTICATION_FAILED: 'misconfigured',
  PERMISSION_DENIED: 'misconfigured',
  NO_CONTRACT: 'misconfigured',
  CURRENCY_INVALID: 'misconfigured',
  AMOUNT_INVALID: 'misconfigured',
  NO_CREDITS_AVAILABLE: 'misconfigured',
};

const DECLINED_FAMILIES = ['CARD_', 'PAYMENTMEANS_'] as const;
const SERVER_ERROR = 500;

const saferpayError = z.object({ ErrorName: z.string() });

function codeOf(name: string, status: number): ProviderErrorCode {
  const known = Object.hasOwn(CODES, name) ? CODES[name] : undefined;
  if (known !== undefined) return known;
  if (DECLINED_FAMILIES.some((family) => name.startsWith(family))) return 'declined';
  return status >= SERVER_ERROR ? 'unreachable' : 'misconfigured';
}

/** The error in an answer; one that is no JSON of Saferpay's comes from a firewall or a proxy before it. */
export function errorOfAnswer(status: number, body: unknown): ProviderError {
  const parsed = saferpayError.safeParse(body);
  if (!parsed.success) return { code: 'unreachable', name: `HTTP_${status}` };
  const { ErrorName } = parsed.data;
  return { code: codeOf(ErrorName, status), name: ErrorName };
}

/** The failures of Node's network after which the request has certainly not arrived. */
const NOT_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** The error of a request without an answer: it may have happened, unless it was never sent. */
export function errorOfFailure(error: unknown): ProviderError {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'UNKNOWN';
  return { code: NOT_SENT.has(code) ? 'unreachable' : 'unclear', name };
}
