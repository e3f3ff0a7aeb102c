import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { type OutgoingMail, createMailTransport } from './mail-transport.ts';

const MAIL: OutgoingMail = {
  from: { name: 'Ofenpost', address: 'hallo@ofenpost.example' },
  to: 'anna@example.ch',
  subject: 'Deine Bestellung 1001 ist bei uns',
  text: 'Danke',
  html: '<p>Danke</p>',
  messageId: '<1@localhost>',
  date: new Date('2026-11-20T17:00:00.000Z'),
  attachments: [],
  fileName: '1001-placed-1.eml',
};

it('gives up a server that answers a byte at a time and never ends', async () => {
  let closed = 0;
  const trickling = createServer((socket) => {
    const timer = setInterval(() => socket.write('2'), 20);
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(timer);
        closed += 1;
      });
  });
  const port = await findFreePort();
  trickling.listen(port, '127.0.0.1');
  await once(trickling, 'listening');
  const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDirectory: '' }, 300);
  const start = performance.now();
  await expect(transport.send(MAIL, new AbortController().signal)).rejects.toThrow(/abort|time/i);
  expect(performance.now() - start).toBeLessThan(5_000);
  await expect.poll(() => closed).toBe(1);
  trickling.close();
});

it('writes files that only their owner can read, also into a folder that was made for everybody', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'ofenpost-mails-'));
  const folder = join(dataDirectory, 'mails');
  await mkdir(folder);
  await chmod(folder, 0o755);
  await createMailTransport({ smtpUrl: null, dataDirectory }).send(MAIL, new AbortController().signal);
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await mode(folder)).toBe('700');
  expect(await Promise.all((await readdir(folder)).map((name) => mode(join(folder, name))))).toEqual(['600']);
  await rm(dataDirectory, { recursive: true });
});
