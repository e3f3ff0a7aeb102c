import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type MailServer, startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const BUYER = '=Änni Köhli';

describe('gift cards as files', () => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let server: TestServer;
  let manager: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    mailServer = await startMailServer();
    server = await startTestServer(database.url, { SMTP_URL: mailServer.url });
    manager = createBrowser(server.url);
    await signIn(manager, 'Geschäftsleitung');
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
    await database.drop();
  });

  const admin = () =>
    createServerRenderingPorts({ apiClient: createApiClient(server.url, manager.fetch), now: TEST_NOW }).giftCardAdmin;
  async function issue(change: { email?: string; buyer?: string } = {}) {
    const draft = {
      amount: 5000,
      buyer: BUYER,
      greeting: 'En Guete!',
      email: null,
      paidWith: 'cash' as const,
      ...change,
    };
    const issued = await admin().issue(randomUUID(), draft);
    if (!issued.ok) throw new Error(issued.error.code);
    return issued.value;
  }

  it('are printed for staff, and nobody else gets the sheet', async () => {
    const { id, code } = await issue();
    const url = `${server.url}/admin/gift-cards/${id}/gift-card.pdf`;
    const answer = await manager.fetch(url);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="Ofenpost-Gutschein.pdf"');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [code, 'CHF 50.00', 'En Guete!']) expect(text).toContain(part);
    const printed = `select count(*)::int from audit_log where action = 'giftCard.opened' and subject = '${code}'`;
    expect(await database.query(printed)).toEqual([{ count: 1 }]);
    await admin().adjust(code, { amount: -4500, reason: 'Vertippt', seenBalance: 5000 });
    const corrected = await getDocumentProxy(new Uint8Array(await (await manager.fetch(url)).arrayBuffer()));
    expect((await extractText(corrected, { mergePages: true })).text).toContain('CHF 5.00');
    await admin().void(code, 'Verloren');
    const ofVoid = await manager.fetch(url, { redirect: 'manual' });
    expect([ofVoid.status, ofVoid.headers.get('location')]).toEqual([302, '/admin/gift-cards']);
    const guest = await createBrowser(server.url).fetch(url, { redirect: 'manual' });
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/admin/gift-cards']);
  });

  it('are a spreadsheet of all that match, over many batches, where no name is a formula', async () => {
    await database.query(`
      with card as (
        insert into gift_cards (code, buyer, greeting)
        select 'CSV-' || number, 'Reihe', '' from generate_series(1, 5345) as number
        returning code
      )
      insert into gift_card_entries (gift_card_code, kind, amount, at, reason)
      select code, 'issued', 1250, '2026-11-20T17:00:00Z', '' from card`);
    const search = async (q: string) => {
      const answer = await manager.fetch(`${server.url}/admin/gift-cards.csv?q=nothing`, {
        method: 'POST',
        body: new URLSearchParams({ q }),
      });
      return (await answer.text()).split('\r\n');
    };
    const rows = (await search('reihe')).slice(1, -1);
    expect(rows).toHaveLength(5345);
    expect(new Set(rows).size).toBe(5345);
    expect(rows[0]).toMatch(/^…[CSV]*-\d+;Reihe;;20\.11\.2026;12\.50;12\.50;0\.00;gültig$/);
    const { code } = await issue();
    expect((await search('koehli'))[1]).toContain(`;'${BUYER};`);
    const own = (await search(code))[1];
    expect(own).toMatch(new RegExp(`^…${code.slice(-5)};`));
    expect(own).not.toContain(code);
    const guest = await createBrowser(server.url).fetch(`${server.url}/admin/gift-cards.csv`, { redirect: 'manual' });
    expect(guest.status).toBe(302);
  });

  it('are searched in the file of the audit log by a form, so that no code is in an address', async () => {
    const { code } = await issue();
    await issue();
    const answer = await manager.fetch(`${server.url}/admin/audit-log.csv?area=giftCard`, {
      method: 'POST',
      body: new URLSearchParams({ q: code }),
    });
    const rows = (await answer.text()).split('\r\n').filter((line) => line.includes('…'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain(`…${code.slice(-5)}`);
  });

  it('know the sums of their ledgers, also of many', async () => {
    const { code } = await issue();
    await admin().adjust(code, { amount: -5000, reason: 'Ausbezahlt', seenBalance: 5000 });
    const { code: ended } = await issue();
    await admin().void(ended, 'Verloren');
    const wrong = await database.query(`
      select code from gift_cards join (
        select gift_card_code, sum(amount) as balance, min(at) as issued, bool_or(kind = 'voided') as is_void,
          sum(amount) filter (where kind = 'issued') as amount
        from gift_card_entries group by gift_card_code
      ) as ledger on gift_card_code = code
      where (gift_cards.balance, gift_cards.issued, gift_cards.is_void, gift_cards.amount)
        is distinct from (ledger.balance, ledger.issued, ledger.is_void, ledger.amount)`);
    expect(wrong).toEqual([]);
    const states = await database.query(
      'select state, count(*)::integer from gift_cards where code = any($1) group by state order by state',
      [[code, ended]],
    );
    expect(states).toEqual([
      { state: 'spent', count: 1 },
      { state: 'void', count: 1 },
    ]);
  });

  it('are sent once, with the code and the sheet', async () => {
    const { code, id } = await issue({ email: 'anna@example.ch' });
    await vi.waitFor(async () => {
      const [mail] = await database.query('select sent_at from mails where gift_card_id = $1', [id]);
      expect(mail?.['sent_at']).not.toBeNull();
    });
    expect(await database.query('select 1 from mails where gift_card_id = $1', [id])).toHaveLength(1);
    expect(code).toMatch(/-/);
  });

  it('are voided on record', async () => {
    const { code } = await issue();
    await admin().void(code, 'Verloren');
    const entries = await database.query(
      `select before, after, actor_id is not null as known from audit_log where action = 'giftCard.voided' and subject = $1`,
      [code],
    );
    expect(entries).toEqual([{ before: { balance: 5000 }, after: { balance: 0, reason: 'Verloren' }, known: true }]);
  });
});
