import { isIPv6 } from 'node:net';
import type { Configuration } from '../configuration/configuration.ts';

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
