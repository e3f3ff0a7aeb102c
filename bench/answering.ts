import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ofenpost/server/database/free-port';
import { type BenchProcess, startProcess } from './bench-process.ts';
import { openConnection, requestBytes } from './connection.ts';
import { throwUnlessFine } from './guest.ts';
import { headerOf } from './http-answer.ts';
import { type LoadFigures, measureLoad } from './load.ts';

export type Asked = {
  readonly server: BenchProcess;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly seconds: number;
};

/** Asks for one address again and again. */
export function measureAnswers({ server, path, cookie = '', connections, seconds }: Asked): Promise<LoadFigures> {
  const request = requestBytes('GET', path, { cookie });
  return measureLoad({
    target: server,
    pids: [server.pid],
    connections,
    seconds,
    step: async (connection) => {
      throwUnlessFine(await connection.send(request));
      return true;
    },
  });
}

/** The same bytes from a bare Node server: the raw limit. */
export async function measureBare({
  server,
  path,
  connections,
  seconds,
}: Asked): Promise<LoadFigures & { bytes: number }> {
  const connection = await openConnection(server);
  const answer = await connection.send(requestBytes('GET', path));
  connection.close();
  const folder = await mkdtemp(join(tmpdir(), 'ofenpost-bare-'));
  const file = join(folder, 'body');
  await writeFile(file, answer.body);
  const port = await findFreePort();
  const type = headerOf(answer, 'content-type') ?? '';
  const parameters = [join(import.meta.dirname, 'bare-server.ts'), `${port}`, file, type];
  const bare = await startProcess({ port, parameters, path: '/healthz' });
  const figures = await measureAnswers({ server: bare, path, connections, seconds });
  await bare.stop();
  await rm(folder, { recursive: true });
  return { ...figures, bytes: answer.body.byteLength };
}
