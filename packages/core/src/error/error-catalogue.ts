import * as z from 'zod/mini';
import type { ToastMessage } from '../toast/toast-message.ts';

export const SESSION_EXPIRED_DETAIL =
  'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an oder versuche es später noch einmal.';
export const DEFAULT_ERROR_DETAIL = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';

/**
 * What the catalogue reads of a failed call: the HTTP status, the body of the answer, the error's own message. One that is
 * something else counts as missing.
 */
const failedCall = z.object({
  status: z.catch(z.optional(z.number()), undefined),
  body: z.optional(z.unknown()),
  message: z.catch(z.optional(z.string()), undefined),
});

const text = z.string().check(z.minLength(1));
const withMessage = z.object({ message: text });

/** What a schema finds in a value; nothing where it does not fit, or where a getter or proxy throws. */
function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  try {
    return schema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

/** The body if it is text, else its message field, else the error's own message, else the default. */
function detailOf(body: unknown, message: string | undefined): string {
  const bodyText = read(text, body) ?? read(withMessage, body)?.message;
  if (bodyText !== undefined) return bodyText;
  return message === undefined || message === '' ? DEFAULT_ERROR_DETAIL : message;
}

const statusOf = (error: unknown): number | undefined => read(failedCall, error)?.status;

/** Whether a failed call certainly changed nothing. Without an answer, or after a 5xx, nobody knows. */
export function isDefinite(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500;
}

/** Whether a failed call tells that nobody is signed in any more: HTTP status 401. */
export const isSessionExpired = (error: unknown): boolean => statusOf(error) === 401;

/**
 * What a failed call tells the user in the browser. Takes whatever was thrown, and itself never throws. Source:
 * specification, section 8.
 */
export function errorToast(error: unknown): ToastMessage {
  const { body, message } = read(failedCall, error) ?? {};
  const detail = isSessionExpired(error) ? SESSION_EXPIRED_DETAIL : detailOf(body, message);
  return { kind: 'error', title: 'Fehler', detail };
}
