import type { ToastMessage } from '../toast/toast.machine.ts';

export const SESSION_EXPIRED_DETAIL =
  'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an oder versuche es später noch einmal.';
export const DEFAULT_ERROR_DETAIL = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';
export const LOST_CONNECTION_DETAIL = 'Keine Verbindung. Bitte prüfe dein Netz und versuch es nochmals.';

/** The error for a file of the app that could not be loaded: the browser's own words are English and name the file. */
export const unloadedError = (isOnline: boolean, cause?: unknown): Error =>
  new Error(isOnline ? DEFAULT_ERROR_DETAIL : LOST_CONNECTION_DETAIL, { cause });

/**
 * The parts of a failed call that the catalogue uses: the HTTP status, the body of the answer, the error's own message.
 */
type FailedCall = { readonly status?: unknown; readonly body?: unknown; readonly message?: unknown };

/** Reads a thrown value; undefined where it is no object, or where a getter or proxy throws. */
function read<T>(value: unknown, pick: (call: FailedCall) => T): T | undefined {
  try {
    return typeof value === 'object' && value !== null ? pick(value) : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** All three are read together: an error with one unreadable part counts as unreadable. */
const readCall = (error: unknown): FailedCall =>
  read(error, ({ status, body, message }) => ({ status, body, message })) ?? {};

/** The body if it is text, else its message field, else the error's own message, else the default. */
const detailOf = ({ body, message }: FailedCall): string =>
  [body, read(body, (fields) => fields.message), message].find(isText) ?? DEFAULT_ERROR_DETAIL;

function statusOf(error: unknown): number | undefined {
  const { status } = readCall(error);
  return typeof status === 'number' ? status : undefined;
}

/** Whether a failed call was answered, with any HTTP status. */
export const isAnswer = (error: unknown): boolean => statusOf(error) !== undefined;

/** Whether a failed call certainly changed nothing. Without an answer, or after a 5xx, this is unknown. */
export function isDefinite(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500;
}

/** Whether a failed call means that nobody is signed in any more: HTTP status 401. */
export const isSessionExpired = (error: unknown): boolean => statusOf(error) === 401;

/** An error as of a call that was answered with 401, for where a guest's account is the answer to who is signed in. */
export const sessionExpired = () => Object.assign(new Error(SESSION_EXPIRED_DETAIL), { status: 401 });

/**
 * The toast for a failed call in the browser. Takes any thrown value, and itself never throws. Source: specification,
 * section 8.
 */
export function errorToast(error: unknown): ToastMessage {
  const detail = isSessionExpired(error) ? SESSION_EXPIRED_DETAIL : detailOf(readCall(error));
  return { kind: 'error', title: 'Fehler', detail };
}
