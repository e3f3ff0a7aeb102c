import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const UNREACHABLE = 'postgres://nobody:secret@127.0.0.1:1/nothing';

/** Starts the server as a process of its own that cannot run. */
async function startInVain(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...environment } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

describe('a server that cannot start', () => {
  it('names a wrong value in one line', async () => {
    expect(await startInVain({ PORT: 'abc' })).toEqual({
      code: 1,
      output: 'PORT: muss eine Zahl von 1 bis 65535 sein\n',
    });
  });

  it('names a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const outcome = await startInVain({ PORT: `${port}`, DATABASE_URL: UNREACHABLE });
    taken.close();
    expect(outcome).toEqual({ code: 1, output: `PORT: ${port} ist schon belegt.\n` });
  });

  it('names a database that cannot be reached, without its password', async () => {
    const { code, output } = await startInVain({ PORT: '39417', DATABASE_URL: UNREACHABLE });
    expect(output).toMatch(/^DATABASE_URL: Die Datenbank ist nicht erreichbar \(.*\)\.\n$/);
    expect({ code, tellsPassword: output.includes('secret') }).toEqual({ code: 1, tellsPassword: false });
  });
});
