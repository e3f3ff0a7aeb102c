import { ROUTES } from '@ofenpost/contract/routes';
import { ORPCError } from '@orpc/server';
import type { HonoRequest } from 'hono';
import { errorAnswer } from './error-answer.ts';

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
