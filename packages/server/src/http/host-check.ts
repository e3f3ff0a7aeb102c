import { ORPCError } from '@orpc/server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment } from './app.ts';
import { errorAnswer } from './error-answer.ts';
import { createHostKind } from './own-host.ts';

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const MISDIRECTED = 421;

type Headers = Readonly<Record<string, string | undefined>>;
const saysWhatFor = (headers: Headers): boolean => 'sec-fetch-mode' in headers;
const isNavigation = (headers: Headers): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-dest'] === 'document';

/** Whether the answer would be shown as a page: browsers send it in a header, for other clients the path decides. */
function isPage({ req }: Context<AppEnvironment>): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  return saysWhatFor(req.header()) ? isNavigation(req.header()) : !/^\/api(?:\/|$)|\.[^/]*$/.test(req.path);
}

/**
 * Redirects page requests under another host to PUBLIC_URL: cookies and sign-in belong to one host, and changes from
 * another are refused. Other requests are refused. Health checks may use any host, and this machine its own names.
 * Source: RFC 9110, section 15.5.20.
 */
export function hostCheck(
  configuration: Pick<Configuration, 'publicUrl' | 'environment'>,
): MiddlewareHandler<AppEnvironment> {
  const { publicUrl, environment } = configuration;
  const kindOf = createHostKind(configuration);
  return (context, next) => {
    const { host, pathname, search } = new URL(context.req.url);
    const kind = kindOf(host);
    if (kind === 'own' || HEALTH_PATHS.has(pathname)) return next();
    const isBrowsers = isPage(context) && saysWhatFor(context.req.header());
    if (kind === 'loopback' && (environment === 'production' || !isBrowsers)) return next();
    if (isPage(context)) {
      context.header('cache-control', 'no-store');
      return Promise.resolve(context.redirect(`${publicUrl}${pathname}${search}`));
    }
    const message = 'Diese Adresse gehört nicht zu diesem Server.';
    return Promise.resolve(errorAnswer(new ORPCError('MISDIRECTED_REQUEST', { status: MISDIRECTED, message })));
  };
}
