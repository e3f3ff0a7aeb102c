import { isIPv6 } from 'node:net';
import { ORPCError } from '@orpc/server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment } from './app.ts';
import { errorAnswer } from './refusal.ts';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[(?<ipv6>[\da-f:.]+)\])(?::(?<port>\d{0,5}))?$/i;
const PORT_MAX = 65_535;
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a `Host` is one name or address, with at most one port. Source: RFC 9110, section 7.2; RFC 3986, section 3.2.
 */
export function isValidHost(host: string): boolean {
  const { ipv6, port = '' } = HOST.exec(host)?.groups ?? { ipv6: '' };
  return HOST.test(host) && (ipv6 === undefined || isIPv6(ipv6)) && Number(port) <= PORT_MAX;
}

/** Whether the header lines (name, value, name, …) name two hosts or an invalid one. Source: RFC 9112, section 3.2. */
export function hasInvalidHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter(
    (_, index) =>
      index % 2 === 1 && rawHeaders[index - 1]?.length === 4 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  return hosts.length > 1 || !hosts.every(isValidHost);
}

const parseHost = (protocol: string, host: string) => {
  const url = `${protocol}//${host}`;
  if (!URL.canParse(url)) return null;
  const { hostname, port } = new URL(url);
  return { hostname: hostname.replace(/\.$/, ''), port };
};

/** `own` is the host of `PUBLIC_URL`; `loopback` is another name of this machine. */
export type HostKind = 'own' | 'loopback' | 'other';

/**
 * Returns how a `Host` relates to ours. A proxy may drop the port; case, a trailing dot and the default port do not
 * matter.
 */
export function createHostKind({ publicUrl }: Pick<Configuration, 'publicUrl'>): (host: string) => HostKind {
  const { protocol, host: ownHost } = new URL(publicUrl);
  const own = parseHost(protocol, ownHost);
  return (host) => {
    if (host === ownHost) return 'own';
    const requestedHost = parseHost(protocol, host);
    if (requestedHost === null) return 'other';
    if (requestedHost.hostname === own?.hostname && (requestedHost.port === '' || requestedHost.port === own.port))
      return 'own';
    return LOOPBACK_NAMES.has(requestedHost.hostname) ? 'loopback' : 'other';
  };
}

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
