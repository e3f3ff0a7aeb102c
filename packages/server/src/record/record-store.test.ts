import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import { type MenuDraft, menuDraftOf } from '@ofenpost/core/menu/menu-draft';
import { MENU } from '@ofenpost/core/menu/menu.fixtures';
import { saveRecord } from '@ofenpost/core/record/record.use-cases';
import { ok } from '@ofenpost/core/result/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { menuStore } from '../menu/menu.repository.ts';
import { menus } from '../menu/menu.table.ts';
import { recordPorts } from './record-store.ts';

describe('a record with a row of its own', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    database = openDatabase(test.url, () => {});
  });
  afterAll(async () => {
    await database.$client.end();
    await test.drop();
  });

  const draft = menuDraftOf(MENU);
  const save = (id: string, version: number, value: MenuDraft) =>
    saveRecord(recordPorts({ database, clock: { now: () => '2026-11-20T18:00:00.000Z' } }), menuStore, {
      id,
      saving: { version, value },
      actorId: MANAGER.id,
    });

  it('is changed, not created once more, when its row was written by hand with the version of a new one', async () => {
    const id = '50000000-0000-4000-8000-0000000000c1';
    await database.insert(menus).values({ ...draft, id, version: 0 });
    const renamed = { ...draft, name: 'Neuer Name' };
    expect(await save(id, 0, renamed)).toEqual(ok({ version: 1, value: renamed }));
    expect(await test.query('select version, name from menus where id = $1', [id])).toEqual([
      { version: 1, name: 'Neuer Name' },
    ]);
  });

  it('is created once by many requests at the same time; the others learn what is stored', async () => {
    const id = '50000000-0000-4000-8000-0000000000c2';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(id, 0, { ...draft, name: `Menü ${index}` })),
    );
    const [stored] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const others = answers.filter((answer) => !answer.ok);
    expect(others).toHaveLength(7);
    expect(new Set(others.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: false, error: { code: 'conflict', theirs: stored } })]),
    );
  });
});
