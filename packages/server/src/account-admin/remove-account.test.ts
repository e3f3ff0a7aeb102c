import { createApiClient } from '@ofenpost/client/http/api-client';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { FORGET_EXPIRED } from '../host/job-lanes.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function open(title: string) {
  const browser = createBrowser(server.url);
  await signIn(browser, title);
  return { browser, client: createApiClient(server.url, browser.fetch) };
}

/** The tables in which any column holds one of these texts. */
async function tablesWith(...words: readonly string[]): Promise<readonly string[]> {
  const tables = await database.query(
    "select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')",
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const rows = await database.query(`select 1 from ${String(name)} as t where t::text ilike $1 limit 1`, [
        `%${word}%`,
      ]);
      if (rows.length > 0) found.push(`${String(name)}: ${word}`);
    }
  return found;
}

/** Gives a demo person an address, feedback, a gift card and an order that is still open, under one name. */
async function fillAccount(title: string, { browser, client }: Awaited<ReturnType<typeof open>>) {
  const { id, email } = demoPerson(title);
  await client.account.update({ id, firstname: 'Zacharias', lastname: 'Quellenhofer', phoneNumber: '078 987 65 43' });
  const { orderLocations } = await client.address.load();
  const address = {
    contactName: 'Zacharias Quellenhofer',
    phoneNumber: '078 987 65 43',
    street: 'Xylophonweg',
    houseNumber: '77',
    orderLocationId: orderLocations[0]?.id ?? '',
    note: 'Klingel Quellenhofer',
  };
  await client.address.add(address);
  await client.feedback.send({
    food: 5,
    delivery: 5,
    app: 5,
    text: 'Fein!',
    orderNumber: null,
    contact: email.toUpperCase(),
  });
  await database.query(
    "insert into gift_cards (code, buyer, greeting, email) values ($2, 'Zacharias Quellenhofer', '', $1)",
    [email, `TEST-TEST-${title.slice(0, 5).toUpperCase()}`],
  );
  await database.query(
    `insert into orders (id, account_id, email, idempotency_key, request_hash, status, delivery_fee, rounding, total_price,
       address, edits, remark, delivery_time, payment, check_age, order_time_progresses, changed_at)
     values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'hash', 'accepted', 0, 0, 2000, $3, $4, 'Quellenhofer im 3. Stock',
       '{"kind":"asap","requestedAt":"2026-11-20T17:40:00.000Z"}', '{"state":"dueAtDoor","method":"card"}', false,
       '{"created":"2026-11-20T17:00:00.000Z"}', '2026-11-20T17:00:00.000Z')`,
    [id, email, JSON.stringify({ ...address, postcode: '8400', town: 'Winterthur' }), JSON.stringify([EDIT])],
  );

  return { id, email, browser, client };
}

const EDIT = {
  revision: 2,
  at: '2026-11-20T17:10:00.000Z',
  lines: [],
  fields: ['contact'],
  former: { contact: 'Zacharias Quellenhofer, 079 987 65 43' },
};
const PERSONAL = ['Quellenhofer', 'Zacharias', 'Xylophonweg', '987 65 43'];

it('leaves nothing of the person in any table, and signs out everywhere', async () => {
  const elsewhere = await open('Kundin');
  const { id, email, browser, client } = await fillAccount('Kundin', await open('Kundin'));
  const data = await client.account.loadData();
  expect(data).toMatchObject({
    account: { id, email },
    signIns: [{ provider: 'local' }],
    addresses: [{ street: 'Xylophonweg' }],
    orders: [{ remark: 'Quellenhofer im 3. Stock' }],
    feedback: [{ text: 'Fein!' }],
    giftCards: [{ balance: 0 }],
  });
  expect(data.sessions).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('TEST-TEST-KUNDI');

  await expect(client.account.remove({ id })).rejects.toMatchObject({ data: { code: 'ordersOpen' } });
  await database.query("update orders set status = 'delivered' where account_id = $1", [id]);
  await expect(elsewhere.client.account.remove({ id: demoPerson('Mitarbeiter').id })).rejects.toMatchObject({
    data: { code: 'accountForeign' },
  });

  expect(await tablesWith('Quellenhofer')).not.toEqual([]);
  await client.account.remove({ id });
  expect(await tablesWith(...PERSONAL, email, id)).toEqual([]);
  const { former: _former, ...edit } = EDIT;
  expect(await database.query("select total_price, address ->> 'town' as town, account_id, edits from orders")).toEqual(
    [{ total_price: 2000, town: 'Winterthur', account_id: null, edits: [edit] }],
  );
  expect(browser.cookies().has('ofenpost.session')).toBe(false);
  expect(await elsewhere.client.session.me()).toMatchObject({ email: null });
});

/** Closes the orders of an account, so that it may go. */
const endOrders = (id: string) => database.query("update orders set status = 'delivered' where account_id = $1", [id]);

it('closes the account of somebody who worked here: the name stays with what they did, and nothing else', async () => {
  const staff = await open('Mitarbeiter');
  const { id, email, client } = await fillAccount('Mitarbeiter', staff);
  const boss = await open('Geschäftsleitung');
  await client.kitchen.pause({ until: addMinutes(TEST_NOW, 15) });
  await endOrders(id);
  await expect(client.account.remove({ id })).rejects.toMatchObject({ data: { code: 'ofTeam' } });
  await boss.client.accountDesk.remove({ id });
  expect(await tablesWith(email, 'Xylophonweg', '987 65 43')).toEqual([]);
  expect((await tablesWith('Quellenhofer')).toSorted()).toEqual([
    'public.accounts: Quellenhofer',
    'public.audit_log: Quellenhofer',
  ]);
  expect(await client.session.me()).toMatchObject({ email: null });
  const { rows } = await boss.client.audit.list({ ...AUDIT_LIST.start, person: id });
  expect(rows.map(({ title, by }) => [title, by])).toEqual([
    ['Lieferung pausiert', 'Zacharias Quellenhofer'],
    ['Name geändert', `${demoPerson('Mitarbeiter').firstname} ${demoPerson('Mitarbeiter').lastname}`],
  ]);
  expect(await boss.client.accountDesk.find({ id })).toBeNull();
  const again = { id, rolesId: 3, seen: 1 };
  await expect(boss.client.accountDesk.changeRole(again)).rejects.toMatchObject({ data: { code: 'accountUnknown' } });
});

it('closes the account of who has left the team, and erases it once no entry names it that must be kept', async () => {
  const staff = await open('Mitarbeiter');
  const { id } = await staff.client.session.me();
  const accountId = id ?? '';
  await database.query('update accounts set roles_id = 3 where id = $1', [accountId]);
  const count = async () => (await database.query('select 1 from accounts where id = $1', [accountId])).length;
  const forget = async () => {
    await database.query('select graphile_worker.add_job($1)', [FORGET_EXPIRED]);
    await vi.waitFor(async () => expect(await database.query('select 1 from graphile_worker.jobs')).toEqual([]));
  };
  await staff.client.kitchen.pause({ until: addMinutes(TEST_NOW, 15) });
  const boss = await open('Geschäftsleitung');
  await boss.client.accountDesk.changeRole({ id: accountId, rolesId: 1, seen: 3 });
  const former = await open('Mitarbeiter');
  await former.client.account.remove({ id: accountId });
  await forget();
  expect(await count()).toBe(1);
  const erase = () => database.query('delete from accounts where id = $1', [accountId]);
  await expect(erase()).rejects.toThrow('stays named as long as its books');
  await database.query(`alter table audit_log disable trigger user`);
  await database.query("update audit_log set at = at - interval '11 years' where actor_id = $1", [accountId]);
  await database.query(`alter table audit_log enable trigger user`);
  await forget();
  expect(await count()).toBe(0);
});

it('keeps the last manager, also when two leave at once', async () => {
  const boss = await open('Geschäftsleitung');
  const deputy = await open('Kundin');
  const ids = [(await boss.client.session.me()).id ?? '', (await deputy.client.session.me()).id ?? ''] as const;
  await expect(boss.client.account.remove({ id: ids[0] })).rejects.toMatchObject({ data: { code: 'lastManager' } });
  await database.query('update accounts set roles_id = 4 where id = $1', [ids[1]]);
  const outcomes = await Promise.allSettled([
    boss.client.accountDesk.remove({ id: ids[1] }),
    deputy.client.accountDesk.remove({ id: ids[0] }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.query('select 1 from accounts where roles_id = 4')).toHaveLength(1);
});

it('shows and takes nothing that a stranger left with a phone number', async () => {
  const guest = createApiClient(server.url, createBrowser(server.url).fetch);
  const contact = '079 333 22 11';
  await guest.feedback.send({ food: 1, delivery: 1, app: 1, text: 'Kalt.', orderNumber: null, contact });
  const { client } = await open('Kundin');
  const { id, firstname, lastname } = await client.session.me();
  await client.account.update({ id: id ?? '', firstname, lastname, phoneNumber: contact });
  expect((await client.account.loadData()).feedback).toEqual([]);
  await database.query('update accounts set roles_id = 1 where id = $1', [id]);
  await client.account.remove({ id: id ?? '' });
  expect(await database.query('select 1 from feedback_entries where contact = $1', [contact])).toHaveLength(1);
});

it('shows and takes nothing that was left with an address that was never proved', async () => {
  const { email } = demoPerson('Kundin');
  const { client } = await open('Kundin');
  const id = (await client.session.me()).id ?? '';
  await client.feedback.send({ food: 5, delivery: 5, app: 5, text: 'Gut!', orderNumber: null, contact: email });
  await database.query("insert into gift_cards (code, buyer, greeting, email) values ('TEST-TEST-PROVE', '', '', $1)", [
    email,
  ]);
  expect(await client.account.loadData()).toMatchObject({ feedback: [{ text: 'Gut!' }], giftCards: [{ email }] });
  await database.query('update accounts set email_verified = false, roles_id = 1 where id = $1', [id]);
  expect(await client.account.loadData()).toMatchObject({ feedback: [], giftCards: [] });
  await client.account.remove({ id });
  expect(await database.query('select contact from feedback_entries where contact = $1', [email])).toHaveLength(1);
  expect(await database.query('select email from gift_cards where email = $1', [email])).toHaveLength(1);
});
