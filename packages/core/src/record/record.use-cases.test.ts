import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Versioned } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import { textField } from '../validation/file-field.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type RecordDefinition, auditedFieldsOf } from './record-definition.ts';
import {
  type ArchivableRepository,
  type RecordPorts,
  type RemovableRepository,
  archiveRecord,
  type SavedRecord,
  removeRecord,
  saveRecord,
  sortRecords,
  writeRecords,
} from './record.use-cases.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const STAFF = '00000000-0000-4000-8000-0000000000a1';
const ID = '00000000-0000-4000-8000-0000000000b1';

type Oven = { readonly name: string };
type Stored = Versioned<Oven> & { readonly archived: string | null };
/** The transaction: what it has read, locked and written. */
type Tx = {
  readonly ovens: Map<string, Stored>;
  readonly audit: Omit<AuditEntry, 'number'>[];
  readonly locked: string[];
};

const definition: RecordDefinition<Oven> & { readonly archived: 'product.archived' } = {
  path: 'ovens',
  action: 'settings.edit',
  changed: 'product.changed',
  archived: 'product.archived',
  draft: z.object({ name: z.string() }),
  fields: { name: textField('Name') },
  unknown: 'Der Ofen ist weg.',
  validate: ({ after }) => (after.name === 'Mikrowelle' ? 'Das ist kein Ofen.' : null),
};

type Repository = ArchivableRepository<Tx, Oven> & RemovableRepository<Tx, Oven, { readonly code: 'hot' }>;
const repository: Repository = {
  definition,
  loadLocked: async ({ ovens, locked }, id) => {
    locked.push(id);
    return ovens.get(id) ?? null;
  },
  load: async ({ ovens }, id) => ovens.get(id) ?? null,
  save: async ({ ovens }, saved) => {
    for (const { id, ...one } of saved) ovens.set(id, { ...one, archived: null });
    return saved;
  },
  validateRemoval: async (_tx, _id, { current }) =>
    current === null || current.value.name === 'Heiss' ? err({ code: 'hot' }) : ok(current),
  remove: async ({ ovens }, id) => void ovens.delete(id),
  archiveBlock: async (_tx, _id, { archived, draft }) => (archived && draft.name === 'Letzter' ? 'Der letzte.' : null),
  setArchived: async ({ ovens }, ids, archived) =>
    ids.flatMap((id) => {
      const oven = ovens.get(id);
      if (oven === undefined) return [];
      ovens.set(id, { ...oven, archived });
      return [{ id, name: oven.value.name }];
    }),
};

function kitchen(...names: readonly string[]) {
  const ovens = names.map((name): [string, Stored] => [ID, { version: 3, value: { name }, archived: null }]);
  const tx: Tx = { ovens: new Map(ovens), audit: [], locked: [] };
  const ports: RecordPorts<Tx> = {
    clock: { now: () => NOW },
    transaction: (work) => work(tx),
    recordAudit: async ({ audit }, ...entries) => void audit.push(...entries),
  };
  const save = (version: number, name: string, stores: Repository = repository) =>
    saveRecord<Tx, Oven>(ports, stores, { id: ID, saving: { version, value: { name } }, actorId: STAFF });
  return { tx, ports, save };
}

const entry = (before: unknown, after: unknown) => ({
  at: NOW,
  actorId: STAFF,
  action: 'product.changed',
  subject: ID,
  before,
  after,
});

describe('saving a record', () => {
  it('locks it, stores the next version and says who did it', async () => {
    const { tx, save } = kitchen('Alt');
    expect(await save(3, 'Neu')).toEqual(ok({ version: 4, value: { name: 'Neu' } }));
    expect(tx.ovens.get(ID)).toMatchObject({ version: 4, value: { name: 'Neu' } });
    expect(tx).toMatchObject({ locked: [ID], audit: [entry({ name: 'Alt' }, { name: 'Neu' })] });
  });

  it('creates what is new, and not what somebody removed', async () => {
    const { tx, save } = kitchen();
    expect(await save(3, 'Neu')).toEqual(err({ code: 'refused', message: 'Der Ofen ist weg.' }));
    expect(await save(0, 'Neu')).toEqual(ok({ version: 1, value: { name: 'Neu' } }));
    expect(tx.audit).toEqual([entry(null, { name: 'Neu' })]);
  });

  it('changes nothing when the request is repeated, refused or too late', async () => {
    const { tx, save } = kitchen('Alt');
    expect(await save(2, 'Alt')).toEqual(ok({ version: 3, value: { name: 'Alt' } }));
    expect(await save(3, 'Mikrowelle')).toEqual(err({ code: 'refused', message: 'Das ist kein Ofen.' }));
    expect(await save(2, 'Neu')).toMatchObject({ error: { code: 'conflict', theirs: { version: 3 } } });
    expect(tx.ovens.get(ID)).toMatchObject({ version: 3, value: { name: 'Alt' } });
    expect(tx.audit).toEqual([]);
  });

  it('asks the rule of the repository, which sees other records', async () => {
    const { tx, save } = kitchen('Alt');
    const rule = async () => ({ validate: () => 'So heisst schon einer.' });
    expect(await save(3, 'Neu', { ...repository, rule })).toMatchObject({
      error: { message: 'So heisst schon einer.' },
    });
    expect(tx.audit).toEqual([]);
  });

  it('begins again when another request has created it meanwhile', async () => {
    const { tx, save } = kitchen();
    const other = { version: 1, value: { name: 'Ihrer' }, archived: null };
    const late: Repository = {
      ...repository,
      save: async ({ ovens }) => {
        ovens.set(ID, other);
        return [];
      },
    };
    const theirs = { version: other.version, value: other.value };
    expect(await save(0, 'Meiner', late)).toEqual(err({ code: 'conflict', theirs }));
    expect(tx.audit).toEqual([]);
  });

  it('names another subject in the audit log when the definition does, also when it is archived or removed', async () => {
    const { tx, ports, save } = kitchen('Alt');
    const weekly = { ...definition, subjectOf: (id: string) => `Ofen ${id.slice(-2)}` };
    const weeklies = { ...repository, definition: weekly };
    await save(3, 'Neu', weeklies);
    await archiveRecord(ports, weeklies, { id: ID, archived: true, actorId: STAFF });
    await removeRecord(ports, weeklies, { id: ID, actorId: STAFF });
    expect(tx.audit.map(({ subject }) => subject)).toEqual(['Ofen b1', 'Ofen b1', 'Ofen b1']);
  });
});

describe('writing several records', () => {
  const OTHER = '00000000-0000-4000-8000-0000000000b2';
  const changes = [
    { id: ID, before: { name: 'Alt' }, saved: { version: 1, value: { name: 'Neu' } } },
    { id: OTHER, before: null, saved: { version: 1, value: { name: 'Zweiter' } } },
  ];

  it('says which are new by what was found, not by their version', async () => {
    const { tx, ports } = kitchen();
    const isNew: boolean[] = [];
    const save: Repository['save'] = async (_tx, saved) => {
      isNew.push(...saved.map((each) => each.isNew));
      return saved;
    };
    await writeRecords(ports, { definition, save }, tx, { changes, at: NOW, actorId: STAFF });
    expect(isNew).toEqual([false, true]);
  });

  it('records each with its own change, in whatever order they are answered, and without those that are not', async () => {
    const { tx, ports } = kitchen();
    const write = (stored: (saved: readonly SavedRecord<Oven>[]) => readonly SavedRecord<Oven>[]) =>
      writeRecords(ports, { definition, save: async (_tx, saved) => stored(saved) }, tx, {
        changes,
        at: NOW,
        actorId: STAFF,
      });
    await write((saved) => saved.toReversed());
    await write((saved) => saved.slice(1));
    const created = { ...entry(null, { name: 'Zweiter' }), subject: OTHER };
    expect(tx.audit).toEqual([entry({ name: 'Alt' }, { name: 'Neu' }), created, created]);
  });
});

describe('removing a record', () => {
  it('answers it as it was, once', async () => {
    const { tx, ports } = kitchen('Alt');
    const remove = () => removeRecord(ports, repository, { id: ID, actorId: STAFF });
    expect(await remove()).toMatchObject(ok({ version: 3, value: { name: 'Alt' } }));
    expect(tx.audit).toEqual([entry({ name: 'Alt' }, null)]);
    expect(await remove()).toEqual(err({ code: 'hot' }));
    expect([tx.ovens.size, tx.audit.length]).toEqual([0, 1]);
  });

  it('is refused by its rule', async () => {
    const { tx, ports } = kitchen('Heiss');
    expect(await removeRecord(ports, repository, { id: ID, actorId: STAFF })).toEqual(err({ code: 'hot' }));
    expect([tx.ovens.size, tx.audit.length]).toEqual([1, 0]);
  });
});

describe('archiving a record', () => {
  const archive = ({ ports }: ReturnType<typeof kitchen>, archived: boolean) =>
    archiveRecord(ports, repository, { id: ID, archived, actorId: STAFF });

  it('is done once, and undone', async () => {
    const open = kitchen('Alt');
    expect([await archive(open, true), await archive(open, true)]).toEqual([ok(NOW), ok(NOW)]);
    expect(await archive(open, false)).toEqual(ok(null));
    const change = (archived: boolean) => ({
      action: 'product.archived',
      before: { name: 'Alt', archived: !archived },
      after: { name: 'Alt', archived },
    });
    expect(open.tx.audit).toMatchObject([change(true), change(false)]);
  });

  it('is refused by its rule, and for what is not there', async () => {
    const last = kitchen('Letzter');
    expect(await archive(last, true)).toEqual(err({ code: 'refused', message: 'Der letzte.' }));
    expect(await archive(kitchen(), true)).toEqual(err({ code: 'refused', message: 'Das gibt es nicht mehr.' }));
    expect(last.tx.audit).toEqual([]);
  });
});

it('sorts a list, and leaves one that is sorted so already', async () => {
  const { tx, ports } = kitchen();
  const ids = ['a', 'b'];
  const list = {
    action: 'catalogue.arranged',
    subject: 'ovens',
    load: async () => [...ids],
    save: async (_tx: Tx, to: readonly string[]) => void ids.splice(0, ids.length, ...to),
  } as const;
  const sort = (from: string[], to: string[]) =>
    sortRecords(ports, list, { arrangement: { from, to }, actorId: STAFF });
  expect(await sort(['a', 'b'], ['b', 'a'])).toEqual(ok(['b', 'a']));
  expect(await sort(['a', 'b'], ['b', 'a'])).toEqual(ok(['b', 'a']));
  expect(await sort(['a', 'b'], ['a', 'b'])).toMatchObject({ error: { code: 'conflict', theirs: ['b', 'a'] } });
  expect(tx.audit).toMatchObject([{ subject: 'ovens', before: ['a', 'b'], after: ['b', 'a'] }]);
});

it('labels the audited fields by the first definition that names them, and the parts of fields too', () => {
  const parts = { fields: { name: { label: 'Titel' } }, auditedParts: { shelf: { label: 'Fach' } } };
  expect(auditedFieldsOf([definition, parts])).toMatchObject({ name: { label: 'Name' }, shelf: { label: 'Fach' } });
});
