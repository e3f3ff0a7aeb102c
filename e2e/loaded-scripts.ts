import type { Page } from 'playwright';

type LoadedScripts = {
  readonly urls: ReadonlySet<string>;
  /** The bodies as they were sent, compressed. */
  readonly bytes: number;
};

/** Counts the scripts that a page loads from now on; the returned function says what came so far. */
export async function countScripts(page: Page): Promise<() => LoadedScripts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ urls: new Set(scripts.values()), bytes });
}
