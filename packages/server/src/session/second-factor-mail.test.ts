import { recoveryCodes } from '@ofenpost/core/second-factor/second-factor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type MailServer, startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { beginFactor, confirmFactor } from '../../test-tools/testing/own-second-factor.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

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

it('is told to its person when it is switched on or off, taken away or given new recovery codes', async () => {
  const staff = createBrowser(server.url);
  await signIn(staff, 'Mitarbeiter');
  // A notice that is still waiting would be superseded by the next one.
  const untilReported = (count: number) => expect.poll(() => mailServer.mails).toHaveLength(count);
  const [recoveryCode] = await confirmFactor(staff, server.url, await beginFactor(staff, server.url));
  await untilReported(1);
  const use = async (path: string, code: string | undefined): Promise<unknown> => {
    const response = await staff.fetch(`${server.url}/api/me/second-factor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const [renewedCode] = recoveryCodes.parse(await use('recovery-codes', recoveryCode));
  await untilReported(2);
  await use('end', renewedCode);
  await untilReported(3);
  await confirmFactor(staff, server.url, await beginFactor(staff, server.url));
  await untilReported(4);
  const manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  const removed = `${server.url}/api/desk/accounts/${STAFF.id}/second-factor`;
  for (let times = 0; times < 2; times += 1)
    expect((await manager.fetch(removed, { method: 'DELETE' })).status).toBe(200);

  const subjects = () => mailServer.mails.map((mail) => mail.header('subject')).toSorted();
  const reported = [
    'Dein zweiter Faktor bei Ofenpost ist ausgeschaltet',
    'Dein zweiter Faktor bei Ofenpost ist eingeschaltet',
    'Dein zweiter Faktor bei Ofenpost ist eingeschaltet',
    'Dein zweiter Faktor bei Ofenpost ist entfernt',
    'Neue Notfallcodes für dein Konto bei Ofenpost',
  ];
  await expect.poll(subjects).toEqual(reported);
  expect(await database.query('select from mails')).toHaveLength(reported.length);
  for (const mail of mailServer.mails) {
    expect(mail.to).toEqual([STAFF.email]);
    for (const part of ['text/plain', 'text/html']) {
      expect(mail.part(part)).toContain('Hallo ');
      expect(mail.part(part)).toContain('ruf uns an: ');
      expect(mail.part(part)).not.toContain('http');
    }
  }
});
