import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../testing/browser.fixtures.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.fixtures.ts';
import { beginFactor, confirmFactor } from '../testing/own-second-factor.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';

const STAFF = demoPerson('Mitarbeiter');

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  server = await startTestServer(database.url, { SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

it('is told to its person when it is switched on or off, or taken away', async () => {
  const staff = createBrowser(server.url);
  await signIn(staff, 'Mitarbeiter');
  const [recoveryCode] = await confirmFactor(staff, server.url, await beginFactor(staff, server.url));
  const ended = await staff.fetch(`${server.url}/api/me/second-factor/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: recoveryCode }),
  });
  expect(ended.status).toBe(200);
  await confirmFactor(staff, server.url, await beginFactor(staff, server.url));
  const manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  const removed = `${server.url}/api/desk/accounts/${STAFF.id}/second-factor`;
  for (let times = 0; times < 2; times += 1)
    expect((await manager.fetch(removed, { method: 'DELETE' })).status).toBe(200);

  const subjects = () => mailServer.mails.map((mail) => mail.header('subject')).toSorted();
  const subject = (what: string) => `Dein zweiter Faktor bei Ofenpost ist ${what}`;
  await expect
    .poll(subjects)
    .toEqual([subject('ausgeschaltet'), subject('eingeschaltet'), subject('eingeschaltet'), subject('entfernt')]);
  expect(await database.query('select from mails')).toHaveLength(4);
  for (const mail of mailServer.mails) {
    expect(mail.to).toEqual([STAFF.email]);
    for (const part of ['text/plain', 'text/html']) {
      expect(mail.part(part)).toContain('Hallo ');
      expect(mail.part(part)).toContain('ruf uns an: ');
      expect(mail.part(part)).not.toContain('http');
    }
  }
});
