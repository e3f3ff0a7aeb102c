import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { HOST } from './server-process.fixtures.ts';

/** A server whose listening socket belongs to a supervisor. */
export type SupervisedServer = {
  readonly url: string;
  /** The processes so far; the last one is running. */
  readonly pids: readonly number[];
  /** Resolves when it is not restarted any more. */
  readonly ended: Promise<unknown>;
};

/** A shell script in place of systemd: it runs the server, `$0` with its arguments, and restarts it once. */
const SUPERVISOR = `
  for start in 1 2; do
    sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"' "$0" "$@" &
    echo "pid $!"
    wait
  done`;

/** Holds a socket as systemd does, and restarts the server once when it ends. */
export async function superviseServer(databaseUrl: string): Promise<SupervisedServer> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  // Node has no public API to pass a socket by its file descriptor.
  const { _handle: handle } = socket as unknown as { readonly _handle: { readonly fd: number } };
  const supervisor = spawn('sh', ['-c', SUPERVISOR, process.execPath, HOST, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit', handle.fd],
  });
  socket.close();
  const pids: number[] = [];
  if (supervisor.stdout !== null)
    createInterface(supervisor.stdout).on('line', (line) => {
      const [, pid] = /^pid (\d+)$/.exec(line) ?? [];
      if (pid !== undefined) pids.push(Number(pid));
    });
  return { url: `http://127.0.0.1:${port}`, pids, ended: once(supervisor, 'exit') };
}
