import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/** A proxy between browser and server. */
export type CuttingProxy = {
  /** Cuts the connections whose last request was for this path, as a dead router does. Returns how many there were. */
  cut(path: string): number;
  close(): Promise<void>;
};

const REQUEST_LINE = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/;

/** Forwards the connections of a port to a server. */
export async function startCuttingProxy(port: number, { hostname, port: serverPort }: URL): Promise<CuttingProxy> {
  const lastPaths = new Map<Socket, string>();
  const proxy = createServer((browser) => {
    const server = connect(Number(serverPort), hostname);
    const end = () => {
      lastPaths.delete(browser);
      browser.destroy();
      server.destroy();
    };
    browser.on('data', (bytes) => {
      const [, path] = REQUEST_LINE.exec(bytes.toString('latin1')) ?? [];
      if (path !== undefined) lastPaths.set(browser, path);
    });
    for (const socket of [browser, server]) socket.on('error', end).on('close', end);
    browser.pipe(server).pipe(browser);
  }).listen(port, 'localhost');
  await once(proxy, 'listening');
  return {
    cut: (path) => {
      const sockets = [...lastPaths].filter(([, last]) => last.includes(path)).map(([socket]) => socket);
      for (const socket of sockets) socket.resetAndDestroy();
      return sockets.length;
    },
    close: async () => {
      for (const socket of lastPaths.keys()) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
