import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { GIFT_CARD_LIST } from '@ofenpost/core/gift-card/gift-card-list';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { OrderStep } from '@ofenpost/core/order/order';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { hurryJobs, waitingJobs } from '../../test-tools/testing/jobs.fixtures.ts';
import { type MailServer, startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const EMAIL = 'anna@example.ch';
const REJECT: OrderStep = { from: 'placed', to: 'rejected', reason: { code: 'other', text: 'Ofen <kaputt>' } };

async function visit({ url }: TestServer, title?: string) {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
}

async function order(server: TestServer, { title, email }: { title?: string; email?: string }): Promise<PlacedOrder> {
  const ports = await visit(server, title);
  await fillCart(ports);
  const placed = await ports.checkout.place(await requestFor(ports, email === undefined ? {} : { email }));
  if (!placed.ok) throw new Error(placed.error.code);
  return placed.value;
}

describe('e-mails about orders', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const mailsOf = (id: string) =>
    database.query(
      'select event, recipient, sent_at, given_up_at from mails where order_id = $1 order by created_at, event',
      [id],
    );
  /** Those of mails: what the hour starts may fail for good in a test that cuts the database off. */
  const waitingMails = () => waitingJobs(database, 'send_mail');
  const hurry = () => hurryJobs(database);
  /** Lets the time pass in which a step can be undone. */
  const hurryUntried = () => hurryJobs(database, 'untried');
  /** In one statement: otherwise the job would be tried once more before. */
  const skipToLastAttempt = () =>
    database.query(
      `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()
       where last_error is not null and locked_at is null`,
    );
  const untilSent = (id: string, event = 'placed') =>
    vi.waitFor(async () =>
      expect((await mailsOf(id)).find((mail) => mail['event'] === event)).toHaveProperty('sent_at', expect.any(Date)),
    );

  describe('to a mail server', () => {
    let mailServer: MailServer;
    let server: TestServer;
    beforeEach(async () => {
      mailServer = await startMailServer();
      server = await startTestServer(database.url, { SMTP_URL: mailServer.url });
    });
    afterEach(async () => {
      await server.close();
      await mailServer.close();
    });

    it('tell a guest who said where, with the link and the receipt', async () => {
      const { order: placed, capability } = await order(server, { email: EMAIL });
      await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1));
      const [mail] = mailServer.mails;
      expect(mail?.to).toEqual([EMAIL]);
      expect(mail?.header('subject')).toBe(`Deine Bestellung ${placed.number} ist bei uns`);
      expect(mail?.header('from')).toMatch(/hallo@ofenpost\.example/);
      expect(mail?.header('message-id')).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
      for (const part of ['text/plain', 'text/html']) {
        expect(mail?.part(part)).toContain(`${server.url}/order/${placed.id}?capability=${capability}`);
        expect(mail?.part(part)).toContain(
          formatMoney(placed.totalPrice).replaceAll("'", part === 'text/html' ? '&#39;' : "'"),
        );
        expect(mail?.part(part)).toContain('CHE-');
        expect(mail?.part(part)).toContain('MwSt. 2.6 %');
      }
      // The picture of the dish comes with it, so that nothing is loaded.
      expect(mail?.part('text/html').match(/ src="[^"]*"/g)).toEqual([expect.stringMatching(/ src="cid:\w+"/)]);
      expect(mail?.part('image/png')).toMatch(/^.PNG/);
      await untilSent(placed.id);
    });

    it('wait until a step can no longer be undone, and never tell of one that was', async () => {
      const { order: placed } = await order(server, { email: EMAIL });
      await untilSent(placed.id);
      const { orderDesk } = await visit(server, 'Mitarbeiter');
      const events = async () => (await mailsOf(placed.id)).map(({ event, sent_at: sent }) => [event, sent !== null]);
      await orderDesk.step(placed.id, REJECT);
      expect(await events()).toEqual([
        ['placed', true],
        ['rejected', false],
      ]);
      expect((await orderDesk.undo(placed.id, 2)).ok).toBe(true);
      expect(await events()).toEqual([['placed', true]]);
      await orderDesk.step(placed.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await hurry();
      await untilSent(placed.id, 'accepted');
      expect(mailServer.mails.map((mail) => mail.header('subject'))).toEqual([
        `Deine Bestellung ${placed.number} ist bei uns`,
        expect.stringMatching(/ kommt um \d\d:\d\d$/),
      ]);
    });

    it('tell of each promise that was moved, with both times', async () => {
      const { order: placed } = await order(server, { email: EMAIL });
      const { orderDesk } = await visit(server, 'Mitarbeiter');
      const accepted = await orderDesk.step(placed.id, { from: 'placed', to: 'accepted', minutes: null });
      if (!accepted.ok || accepted.value.promisedAt === null) throw new Error('It was not accepted.');
      await hurry();
      await untilSent(placed.id, 'accepted');
      const reason = { code: 'busy', text: '' } as const;
      let { promisedAt } = accepted.value;
      for (const revision of [2, 3]) {
        promisedAt = addMinutes(promisedAt, 10);
        expect((await orderDesk.movePromise(placed.id, { revision, promisedAt, reason })).ok).toBe(true);
        await hurry();
        await vi.waitFor(() => expect(mailServer.mails).toHaveLength(revision + 1));
      }
      const text = mailServer.mails.at(-1)?.part('text/plain');
      expect(text).toContain(
        `um ${formatTime(promisedAt)} bei dir statt um ${formatTime(addMinutes(promisedAt, -10))}`,
      );
      expect(text).toContain('wegen Andrang');
    });

    it('carry no link that somebody wrote', async () => {
      const ports = await visit(server);
      await fillCart(ports);
      const { draft } = await requestFor(ports);
      const address = { ...draft.address, contactName: 'Gratis auf evil.tk', street: 'https://evil.example/x' };
      const placed = await ports.checkout.place(
        await requestFor(ports, { email: EMAIL, address, remark: 'www.evil.example' }),
      );
      if (!placed.ok) throw new Error(placed.error.code);
      const text = 'siehe http://evil.example';
      await (
        await visit(server, 'Mitarbeiter')
      ).orderDesk.step(placed.value.order.id, {
        ...REJECT,
        reason: { code: 'other', text },
      });
      await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(0));
      await hurry();
      await vi.waitFor(() =>
        expect(mailServer.mails.some((mail) => mail.header('subject').includes('nicht liefern'))).toBe(true),
      );
      for (const mail of mailServer.mails)
        for (const part of ['text/plain', 'text/html']) {
          expect(mail.part(part)).toContain('Hallo Gratis auf evil. tk');
          expect(mail.part(part)).not.toMatch(/evil\.\S|https?:\/\/evil/);
        }
    });

    it('tell nobody of the order of a guest who said nothing', async () => {
      const { order: silent } = await order(server, {});
      const { order: reported } = await order(server, { email: EMAIL });
      await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1));
      expect(await mailsOf(silent.id)).toEqual([]);
      expect(await mailsOf(reported.id)).toHaveLength(1);
    });

    it('tell an account, whatever was entered, and each event once', async () => {
      const { order: placed } = await order(server, { title: 'Kundin', email: EMAIL });
      const admin = (await visit(server, 'Mitarbeiter')).orderDesk;
      await untilSent(placed.id);
      await Promise.all([admin.step(placed.id, REJECT), admin.step(placed.id, REJECT)]);
      await hurry();
      await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2));
      const rejected = mailServer.mails.find((mail) => mail.header('subject').includes('nicht liefern'));
      expect(mailServer.mails.map(({ to }) => to)).toEqual([
        [demoPerson('Kundin').email],
        [demoPerson('Kundin').email],
      ]);
      expect(rejected?.part('text/plain')).toContain('Grund: Ofen <kaputt>');
      expect(rejected?.part('text/html')).toContain('Grund: Ofen &lt;kaputt&gt;');
      expect(rejected?.part('text/html')).not.toContain('capability');
      expect((await mailsOf(placed.id)).map(({ event }) => event)).toEqual(['placed', 'rejected']);
    });

    it('go on after the database cut every connection', async () => {
      const { order: before } = await order(server, { email: EMAIL });
      await untilSent(before.id);
      // The job ends a moment later; if it were cut off now, it would run again.
      await vi.waitFor(async () => expect(await waitingMails()).toEqual([]));
      // This query returns when the connections have ended.
      await database.query(
        'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await vi.waitFor(async () => expect((await fetch(`${server.local}/readyz`)).status).toBe(200));
      await order(server, { email: 'bea@example.ch' });
      await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2));
    });

    it('are tried again under the same Message-ID when the mail server fails after it took one', async () => {
      mailServer.failAfterTaking(1);
      await order(server, { email: EMAIL });
      await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1));
      await vi.waitFor(async () => {
        await hurry();
        expect(mailServer.mails).toHaveLength(2);
      });
      expect(new Set(mailServer.mails.map((mail) => mail.header('message-id'))).size).toBe(1);
    });

    it('are given up at once when the server refuses the recipient for good', async () => {
      mailServer.refuse(EMAIL);
      const { order: placed } = await order(server, { email: EMAIL });
      await vi.waitFor(async () => expect((await mailsOf(placed.id))[0]?.['given_up_at']).not.toBeNull());
      expect(mailServer.attempts).toBe(1);
    });

    it('that nobody got are shown to staff, live, until a later one about the same order went out', async () => {
      mailServer.refuse(EMAIL);
      const guest = await visit(server);
      await fillCart(guest);
      const admin = (await visit(server, 'Mitarbeiter')).orderDesk;
      const { values, stop } = record(admin.watch);
      await vi.waitFor(() => expect(values).toHaveLength(1));
      const ordered = await guest.checkout.place(await requestFor(guest, { email: EMAIL }));
      if (!ordered.ok) throw new Error(ordered.error.code);
      const { order: placed, capability } = ordered.value;
      const lastAtAdmin = () => values.flat().findLast(({ id }) => id === placed.id);
      await vi.waitFor(() => expect(lastAtAdmin()).toMatchObject({ status: 'placed', mailFailed: true }));
      const seenByGuest = await guest.order.load({ id: placed.id, capability });
      expect(seenByGuest).toMatchObject({ ok: true, value: { id: placed.id } });
      expect(JSON.stringify(seenByGuest)).not.toContain('mailFailed');

      await admin.step(placed.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await hurry();
      await vi.waitFor(() => expect(lastAtAdmin()).toMatchObject({ status: 'accepted', mailFailed: true }));
      const prepared = await admin.step(placed.id, { from: 'accepted', to: 'preparing' });
      expect(prepared).toMatchObject({ ok: true, value: { status: 'preparing', mailFailed: true } });

      mailServer.accept(EMAIL);
      await admin.step(placed.id, { from: 'preparing', to: 'cancelled', reason: { code: 'soldOut', text: '' } });
      await hurry();
      await untilSent(placed.id, 'cancelled');
      expect(lastAtAdmin()).toMatchObject({ status: 'cancelled' });
      expect(lastAtAdmin()?.mailFailed).toBeUndefined();
      stop();
    });

    it('with a gift card that nobody got are shown to staff', async () => {
      mailServer.refuse(EMAIL);
      const { giftCardAdmin } = await visit(server, 'Mitarbeiter');
      const entered = { amount: 5000, buyer: 'Anna', greeting: '', email: EMAIL, paidWith: 'cash' } as const;
      const issued = await giftCardAdmin.issue(randomUUID(), entered);
      if (!issued.ok) throw new Error(issued.error.code);
      const { id, code } = issued.value;
      await vi.waitFor(async () =>
        expect(await giftCardAdmin.find(code)).toMatchObject({ ok: true, value: { mailFailed: true } }),
      );
      const { rows } = await giftCardAdmin.list(GIFT_CARD_LIST.start);
      expect(rows.find((row) => row.id === id)).toMatchObject({ mailFailed: true });
    });

    it('with a gift card that was corrected while the server was away say what it is for now, and none brings an empty one', async () => {
      mailServer.refuse(EMAIL, 450);
      const { giftCardAdmin } = await visit(server, 'Geschäftsleitung');
      const entered = { amount: 50_000, buyer: 'Anna', greeting: '', email: EMAIL, paidWith: 'card' } as const;
      for (const [index, left] of [5000, 0].entries()) {
        const issued = await giftCardAdmin.issue(randomUUID(), entered);
        if (!issued.ok) throw new Error(issued.error.code);
        await vi.waitFor(() => expect(mailServer.attempts).toBe(index + 1));
        const correction = { amount: left - 50_000, reason: 'Vertippt', seenBalance: 50_000 };
        expect((await giftCardAdmin.adjust(issued.value.code, correction)).ok).toBe(true);
      }
      mailServer.accept(EMAIL);
      await vi.waitFor(async () => {
        await hurry();
        expect(await waitingMails()).toEqual([]);
      });
      expect(mailServer.mails.map((mail) => mail.header('subject'))).toEqual([
        'Dein Gutschein von Ofenpost über CHF 50.00',
      ]);
    });

    it('that something overtook while the server was away are never sent, in whatever order they are tried', async () => {
      mailServer.refuse(EMAIL, 450);
      const { order: placed } = await order(server, { email: EMAIL });
      await vi.waitFor(() => expect(mailServer.attempts).toBe(1));
      const admin = (await visit(server, 'Mitarbeiter')).orderDesk;
      await admin.step(placed.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await hurryUntried();
      await vi.waitFor(() => expect(mailServer.attempts).toBe(2));
      await admin.step(placed.id, { from: 'accepted', to: 'cancelled', reason: { code: 'soldOut', text: '' } });
      await hurryUntried();
      await vi.waitFor(() => expect(mailServer.attempts).toBe(3));
      mailServer.accept(EMAIL);
      await vi.waitFor(async () => {
        await hurry();
        expect(await waitingMails()).toEqual([]);
      });
      expect(mailServer.mails.map((mail) => mail.header('subject'))).toEqual([
        `Deine Bestellung ${placed.number} ist storniert`,
      ]);
    });

    it('say that what was paid by a gift card that is void by now is on another one', async () => {
      const { giftCardAdmin, orderDesk } = await visit(server, 'Geschäftsleitung');
      const entered = { amount: 1000, buyer: 'Anna', greeting: '', email: null, paidWith: 'card' } as const;
      const issued = await giftCardAdmin.issue(randomUUID(), entered);
      if (!issued.ok) throw new Error(issued.error.code);
      const ports = await visit(server);
      await fillCart(ports);
      const request = await requestFor(ports, { email: EMAIL, giftCardCode: issued.value.code });
      const placed = await ports.checkout.place(request);
      if (!placed.ok) throw new Error(placed.error.code);
      await giftCardAdmin.void(issued.value.code, 'Verloren');
      await orderDesk.step(placed.value.order.id, REJECT);
      await hurry();
      await untilSent(placed.value.order.id, 'rejected');
      const text = mailServer.mails.at(-1)?.part('text/plain');
      expect(text).toContain('darum sind CHF 10.00 auf einem neuen');
      expect(text).not.toContain('wieder auf deinem Gutschein');
    });

    it('are given up when they cannot be delivered, and other mails go on', async () => {
      mailServer.refuse(EMAIL, 450);
      const { order: placed } = await order(server, { email: EMAIL });
      const { order: other } = await order(server, { email: 'bea@example.ch' });
      await vi.waitFor(() => expect(mailServer.attempts).toBe(2));
      await vi.waitFor(async () => {
        await skipToLastAttempt();
        const [mail] = await mailsOf(placed.id);
        expect(mail).toMatchObject({ sent_at: null });
        expect(mail?.['given_up_at']).not.toBeNull();
      });
      expect(mailServer.attempts).toBe(3);
      expect((await mailsOf(other.id))[0]?.['sent_at']).not.toBeNull();
      // The job is deleted some moments after its result was written.
      await vi.waitFor(async () => expect(await waitingMails()).toEqual([]));
    });
  });

  it('are lost by no crash between the order and the sending', async () => {
    const dead = await startMailServer();
    await dead.close();
    const first = await startTestServer(database.url, { SMTP_URL: dead.url });
    const { order: placed } = await order(first, { email: EMAIL });
    await first.close();
    // As after a crash: the job is still locked by a dead worker.
    await database.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '3 minutes', run_at = now()`,
      [randomUUID()],
    );
    const mailServer = await startMailServer();
    const servers = await Promise.all([1, 2].map(() => startTestServer(database.url, { SMTP_URL: mailServer.url })));
    await untilSent(placed.id);
    await Promise.all(servers.map(({ close }) => close()));
    await mailServer.close();
    expect(mailServer.mails).toHaveLength(1);
  });

  it('are files without a mail server', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'ofenpost-mails-'));
    const server = await startTestServer(database.url, { DATA_DIR: directory });
    const { order: placed } = await order(server, { email: EMAIL });
    await untilSent(placed.id);
    const [name = ''] = await readdir(join(directory, 'mails'));
    expect(name).toMatch(new RegExp(`^${placed.number}-placed-[0-9a-f-]{36}\\.eml$`));
    const file = await readFile(join(directory, 'mails', name), 'utf8');
    expect(file).toContain(`To: ${EMAIL}\r\n`);
    expect(file).toContain('Content-Type: text/html; charset=utf-8');
    await server.close();
    await rm(directory, { recursive: true });
  });
});
