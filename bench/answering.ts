import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ofenpost/server/database/free-port';
import { type BenchProcess, startProcess } from './bench-process.ts';
import { openConnection, requestBytes } from './connection.ts';
import { throwUnlessFine } from './guest.ts';
import { headerOf } from './http-answer.ts';
import { type Load, type LoadFigures, measureInTurns, measureLoad } from './load.ts';

/** Looks like one of the shop's, so the page is rendered for the one who asks; it is nobody's. */
export const STRANGE_COOKIE = 'ofenpost.nobody=yes';

export type Asked = {
  readonly server: BenchProcess;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly seconds: number;
};

/** Asks for one address again and again. */
const asking = ({ server, path, cookie = '', connections, seconds }: Asked): Load => {
  const request = requestBytes('GET', path, { cookie });
  return {
    target: server,
    pids: [server.pid],
    connections,
    seconds,
    step: async (connection) => {
      throwUnlessFine(await connection.send(request));
      return true;
    },
  };
};

export const measureAnswers = (asked: Asked): Promise<LoadFigures> => measureLoad(asking(asked));

type Compared = { readonly figures: LoadFigures; readonly bare: LoadFigures; readonly bytes: number };

/** The same bytes from a bare Node server too, in turns: the raw limit. */
export async function compareAnswers(asked: Asked): Promise<Compared> {
  const { server, path } = asked;
  const connection = await openConnection(server);
  const answer = await connection.send(requestBytes('GET', path));
  connection.close();
  const folder = await mkdtemp(join(tmpdir(), 'ofenpost-bare-'));
  const file = join(folder, 'body');
  await writeFile(file, answer.body);
  const port = await findFreePort();
  const type = headerOf(answer, 'content-type') ?? '';
  const parameters = [join(import.meta.dirname, 'bare-server.ts'), `${port}`, file, type];
  const bareServer = await startProcess({ port, parameters, path: '/healthz' });
  const [bare, figures] = await measureInTurns(asking({ ...asked, server: bareServer }), asking(asked));
  await bareServer.stop();
  await rm(folder, { recursive: true });
  return { figures, bare, bytes: answer.body.byteLength };
}
