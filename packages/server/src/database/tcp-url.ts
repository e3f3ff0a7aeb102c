/** The same database by TCP instead of its socket: for who is another user, or stands in between at a `port` of this machine. */
export function tcpUrl(databaseUrl: string, port?: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  if (port !== undefined) {
    url.hostname = 'localhost';
    url.port = `${port}`;
  }
  return String(url);
}
