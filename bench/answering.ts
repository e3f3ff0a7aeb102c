import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ofenpost/server/database/embedded-postgres';
import { type BenchProcess, startProcess } from './bench-process.ts';
import { openConnection, requestBytes } from './connection.ts';
import { throwUnlessFine } from './guest.ts';
import { headerOf } from './http-answer.ts';
import { type Load, type LoadFigures, measureInTurns, measureLoad } from './load.ts';

/** In the form of the shop's cookie, so that the page is rendered for this client; it belongs to nobody. */
export const STRANGE_COOKIE = 'ofenpost.nobody=yes';

export type Requested = {
  readonly server: BenchProcess;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly seconds: number;
};

/** Requests one address again and again. */
const asking = ({ server, path, cookie = '', connections, seconds }: Requested): Load => {
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

export const measureAnswers = (requested: Requested): Promise<LoadFigures> => measureLoad(asking(requested));

type Compared = { readonly figures: LoadFigures; readonly bare: LoadFigures };

/** Measures the address in turn with a reference, a program of this folder that reads `file`. */
async function compareWith(
  requested: Requested,
  program: string,
  file: string | Buffer,
  type: string,
): Promise<Compared> {
  const folder = await mkdtemp(join(tmpdir(), 'ofenpost-bare-'));
  const path = join(folder, 'reference');
  await writeFile(path, file);
  const port = await findFreePort();
  const reference = await startProcess({
    port,
    parameters: [join(import.meta.dirname, program), `${port}`, path, type],
    path: '/healthz',
    environment: { NODE_ENV: 'production' },
  });
  const [bare, figures] = await measureInTurns(asking({ ...requested, server: reference }), asking(requested));
  await reference.stop();
  await rm(folder, { recursive: true });
  return { figures, bare };
}

/** Measures the same bytes from a bare Node server: the raw limit of answering. */
export async function compareAnswers(requested: Requested): Promise<Compared & { readonly bytes: number }> {
  const connection = await openConnection(requested.server);
  const answer = await connection.send(requestBytes('GET', requested.path));
  connection.close();
  const type = headerOf(answer, 'content-type') ?? '';
  return { ...(await compareWith(requested, 'bare-server.ts', answer.body, type)), bytes: answer.body.byteLength };
}

/** Measures the same products rendered by React alone: the raw limit of rendering. */
export async function comparePlainReact(requested: Requested): Promise<Compared> {
  const catalogue = await (await fetch(`http://127.0.0.1:${requested.server.port}/api/catalogue`)).text();
  return compareWith(requested, 'plain-react.ts', catalogue, 'text/html; charset=utf-8');
}
