import { roleErrors } from '@ofenpost/contract/route';
import { ROUTES } from '@ofenpost/contract/routes';
import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/role/permission';
import { hasSession } from '@ofenpost/core/role/role';
import type { AboveLimit } from '@ofenpost/core/role/staff-limit';
import { ORPCError } from '@orpc/server';
import type { MiddlewareHandler, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** An error before or instead of a call, in the same form as an error of the API. */
export const errorAnswer = (error: ORPCError<string, unknown>, headers: Record<string, string> = {}): Response =>
  Response.json(error.toJSON(), { status: error.status, headers });

/** What stands in a request as `Authorization: Bearer …`; null without it. */
export function bearerOf(request: Pick<HonoRequest, 'header'>): string | null {
  const header = request.header('authorization');
  return header?.startsWith('Bearer ') === true ? header.slice('Bearer '.length).trim() : null;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses a change that a browser sends from another site. Browsers send the origin with every such request; a client
 * without it is not a browser and has nobody's cookies. With an API key cookies do not count, and no other site can send
 * one here without being asked first. Source: OWASP, "Cross-Site Request Forgery Prevention".
 */
export const originCheck =
  (publicUrl: string): MiddlewareHandler =>
  (context, next) => {
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const isOwn = origin === undefined ? site === undefined || OWN_FETCH_SITES.has(site) : origin === publicUrl;
    if (SAFE_METHODS.has(context.req.method) || isOwn || bearerOf(context.req) !== null) return next();
    const message = 'Diese Anfrage kommt von einer anderen Seite.';
    return Promise.resolve(errorAnswer(new ORPCError('FORBIDDEN', { message })));
  };

const BODY_BYTES_MAX = 256 * 1024;

/** The rest of the request is not read, so its connection cannot be reused. */
const answerTooLarge = (): Response =>
  errorAnswer(new ORPCError('PAYLOAD_TOO_LARGE', { message: 'Diese Anfrage ist zu gross.' }), { connection: 'close' });

const limitStreamed = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: answerTooLarge });

/**
 * Refuses bodies that are too large. A declared length is trusted: Node reads no more than that, and without one there
 * is no body. Source: RFC 9112, section 6.3. Only chunked bodies are counted while they are read, since reading the
 * body converts Hono's request to one of the web platform, which costs as much as many a call.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  if (context.req.header('transfer-encoding') !== undefined) return limitStreamed(context, next);
  const length = Number(context.req.header('content-length') ?? 0);
  return length > BODY_BYTES_MAX ? Promise.resolve(answerTooLarge()) : next();
};

/** The refusal of a change at a device of the desk where nobody has named themself. */
export const nobodyNamed = () =>
  new ORPCError('PRECONDITION_REQUIRED', { status: 428, message: 'Wer bist du? Melde dich am Gerät mit deiner PIN.' });

/** The refusal of a caller without the permission; null for one who has it. */
export function refuseByRole(account: Account, action: Action) {
  if (may(account, action)) return null;
  return hasSession(account)
    ? new ORPCError('FORBIDDEN', { ...roleErrors.FORBIDDEN, defined: true })
    : new ORPCError('UNAUTHORIZED', { ...roleErrors.UNAUTHORIZED, defined: true });
}

const KNOWN = ROUTES.map(({ method, path, takesFile }) => ({
  method,
  takesFile,
  address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const routesAt = (path: string) => KNOWN.filter(({ address }) => address.test(path));

type Requested = Pick<HonoRequest, 'path' | 'method' | 'header'>;

const hasBody = (request: Requested): boolean =>
  (request.header('content-length') ?? '0') !== '0' || request.header('transfer-encoding') !== undefined;

/** Refuses a body of the wrong type; null when it is JSON, or a file where the route takes one. */
export function refuseBody(request: Requested): Response | null {
  const type = request.header('content-type') ?? 'application/json';
  if (type.startsWith('application/json') || !hasBody(request)) return null;
  const requested = routesAt(request.path).find(({ method }) => method === request.method);
  if (requested === undefined || requested.takesFile) return null;
  const message = 'Bitte sende die Anfrage als application/json.';
  return errorAnswer(new ORPCError('UNSUPPORTED_MEDIA_TYPE', { message }), { accept: 'application/json' });
}

/** The answer when no route matched: 405 if there is one with another method. Source: RFC 9110, section 15.5.6. */
export function refuseUnmatched({ path }: Requested): Response {
  const methods = new Set(routesAt(path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  if (methods.size === 0) return errorAnswer(new ORPCError('NOT_FOUND', { message: 'Das gibt es hier nicht.' }));
  const message = 'So geht das hier nicht.';
  return errorAnswer(new ORPCError('METHOD_NOT_SUPPORTED', { message }), { allow: [...methods].join(', ') });
}

type Refusal = { readonly code: string };
type Errors<E> = {
  readonly REFUSED: (refusal: { readonly data: E }) => Error;
  readonly ABOVE_LIMIT: (refusal: { readonly data: AboveLimit }) => Error;
};

const isAboveLimit = (error: Refusal): error is AboveLimit => error.code === 'aboveLimit';

/** The error of a route with which staff move money: `ABOVE_LIMIT` or the refusal. */
export const limitedRefusal = <E extends Refusal>(errors: Errors<E>, error: E): Error =>
  isAboveLimit(error) ? errors.ABOVE_LIMIT({ data: error }) : errors.REFUSED({ data: error });
