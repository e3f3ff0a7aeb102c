import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('the calendar file at its address', () => {
  let database: TestDatabase;
  let server: TestServer;
  let ids: readonly string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const rows = await database.query('select id from restaurant_events order by start');
    ids = rows.map(({ id }) => String(id));
    await database.query(`update restaurant_events set state = 'draft' where id = $1`, [ids[1]]);
    await database.query(
      `update restaurant_events set start = '2026-11-20 16:00Z', "end" = '2026-11-20 18:00Z' where id = $1`,
      [ids[2]],
    );
    server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  const get = (file: string) => fetch(`${server.url}/restaurant/events/${file}`);

  it('is the file of a coming event, under a name that says which', async () => {
    const response = await get(`${ids[0]}.ics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="teigwerkstatt.ics"');
    const file = await response.text();
    expect(file).toContain(`\r\nUID:${ids[0]}\r\n`);
    expect(file).toContain('\r\nDTSTART:20261125T130000Z\r\n');
    expect(file).toContain('\r\nLOCATION:Ofenpost\\, Fladengasse 12\\, 8400 Winterthur\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain(`\r\nURL:${server.url}/restaurant/events#${ids[0]}\r\n`);
  });

  it('is not there for an event that is not published, that is over, or that nobody knows', async () => {
    for (const id of [ids[1], ids[2], '00000000-0000-4000-8000-000000000000', 'a', '%00', '..%2f']) {
      const response = await get(`${id}.ics`);
      expect([id, response.status, response.headers.get('content-type')]).toEqual([
        id,
        404,
        'text/html; charset=UTF-8',
      ]);
    }
  });
});
