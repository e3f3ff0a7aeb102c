/**
 * The same database over TCP instead of its socket: for another system user, or for a proxy at a `port` of this
 * machine.
 */
export function tcpUrl(databaseUrl: string, port?: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  if (port !== undefined) {
    url.hostname = 'localhost';
    url.port = `${port}`;
  }
  return String(url);
}
