import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { createCatalogueImportActors, catalogueImportMachine } from './catalogue-import.machine.ts';
import type { CatalogueImportPort } from './catalogue-import.port.ts';
import { type CatalogueImport, importErrorMessage } from './catalogue-import.ts';

const PREPARED: CatalogueImport = {
  id: '10000000-0000-4000-8000-000000000001',
  title: 'Karte.csv',
  by: 'Mara Graf',
  at: '2026-11-20T17:00:00.000Z',
  state: 'prepared',
  done: 0,
  total: 0,
  ended: null,
  failure: null,
  isWhole: false,
  check: {
    counts: { created: 1, changed: 0, archived: 0, restored: 0, unchanged: 0, missing: 0, problems: 0, hints: 0 },
    problems: [],
    changes: [],
    missing: [],
  },
};
const RUNNING: CatalogueImport = { ...PREPARED, state: 'running', done: 1, total: 4 };
const DONE: CatalogueImport = { ...RUNNING, state: 'done', done: 4 };
const FILE = { name: 'Karte.csv', text: 'Art;Name', isWhole: false };

function open(port: Partial<CatalogueImportPort>, latest: CatalogueImport | null = null) {
  const missing = () => Promise.reject(new Error('not asked for'));
  const catalogueImport = {
    prepare: missing,
    prepareAgain: missing,
    loadLatest: missing,
    start: missing,
    cancel: missing,
    dismiss: missing,
    ...port,
  };
  const machine = catalogueImportMachine.provide({
    actors: createCatalogueImportActors({ catalogueImport }),
    delays: { LOOK_EVERY: 1 },
  });
  const actor = createActor(machine, { input: { latest } });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('request.failed', reported);
  actor.start();
  const context = () => actor.getSnapshot().context;
  const idle = () => vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'), { interval: 1 });
  return { actor, told: reported, context, idle };
}

describe('the import of a catalogue', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'file.chosen', file: FILE },
      { type: 'rest.chosen', isWhole: true },
      { type: 'import.started' },
      { type: 'import.cancelled' },
      { type: 'import.dismissed' },
      { type: 'xstate.done.actor.0.catalogueImport.asking', output: { latest: RUNNING, refusal: null } },
      { type: 'xstate.done.actor.0.catalogueImport.asking', output: { latest: DONE, refusal: null } },
      { type: 'xstate.error.actor.0.catalogueImport.asking', error: new Error('offline') },
      { type: 'xstate.after.LOOK_EVERY.catalogueImport.watching' },
      { type: 'xstate.done.actor.0.catalogueImport.looking', output: DONE },
      { type: 'xstate.done.actor.0.catalogueImport.looking', output: RUNNING },
      { type: 'xstate.error.actor.0.catalogueImport.looking', error: new Error('offline') },
    ] as const;
    const inputs = [{ latest: null }, { latest: RUNNING }];
    expect(unreached(catalogueImportMachine, { inputs, events: [...events] as never })).toEqual([]);
  });

  it('shows what a file would do, and does it, also after a look that failed', async () => {
    const look = vi.fn<() => Promise<CatalogueImport | null>>();
    look
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(RUNNING)
      .mockResolvedValue(DONE);
    const { actor, context, idle } = open({
      prepare: async () => PREPARED,
      prepareAgain: async (_, isWhole) => ok({ ...PREPARED, isWhole }),
      start: async () => ok(RUNNING),
      loadLatest: look,
      dismiss: async () => {},
    });
    actor.send({ type: 'file.chosen', file: FILE });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await idle();
    expect(context().latest).toEqual(PREPARED);
    actor.send({ type: 'rest.chosen', isWhole: true });
    await idle();
    expect(context().latest?.isWhole).toBe(true);
    actor.send({ type: 'import.started' });
    await vi.waitFor(() => expect(context().isLost).toBe(true), { interval: 0 });
    await idle();
    expect(context()).toMatchObject({ latest: DONE, isLost: false });
    actor.send({ type: 'import.dismissed' });
    await idle();
    expect(context().latest).toBeNull();
  });

  it('shows the new dry run when the catalogue changed, and forgets what there is not', async () => {
    const now = { ...PREPARED, title: 'anders' };
    const start = vi.fn<CatalogueImportPort['start']>();
    start.mockResolvedValueOnce(err({ code: 'catalogueChanged', now }));
    start.mockResolvedValueOnce(err({ code: 'importUnderWay', by: 'Rolf' }));
    start.mockResolvedValueOnce(err({ code: 'importUnknown' }));
    const { actor, told: reported, context, idle } = open({ start }, PREPARED);
    const seen: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      actor.send({ type: 'import.started' });
      await idle();
      seen.push([context().latest?.title, context().refusal?.code]);
    }
    expect(seen).toEqual([
      ['anders', 'catalogueChanged'],
      ['anders', 'importUnderWay'],
      [undefined, 'importUnknown'],
    ]);
    // No import is left to start.
    actor.send({ type: 'import.started' });
    await idle();
    expect(context()).toMatchObject({ latest: null, refusal: null });
    expect(reported).not.toHaveBeenCalled();
  });

  it('stops what is under way; what is asked meanwhile and what comes too late do no harm', async () => {
    const CANCELLED: CatalogueImport = { ...RUNNING, state: 'cancelled', ended: RUNNING.at };
    const cancel = vi.fn<CatalogueImportPort['cancel']>();
    cancel.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(ok(CANCELLED));
    const loadLatest = async () => RUNNING;
    const { actor, told: reported, context, idle } = open({ loadLatest, cancel }, RUNNING);
    actor.send({ type: 'import.cancelled' });
    actor.send({ type: 'import.cancelled' });
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), { interval: 1 });
    expect(context().latest).toEqual(RUNNING);
    actor.send({ type: 'import.cancelled' });
    await idle();
    expect([context().latest, cancel.mock.calls.length]).toEqual([CANCELLED, 2]);
    const late = open({ loadLatest, cancel: async () => err({ code: 'importDone', now: DONE }) }, RUNNING);
    late.actor.send({ type: 'import.cancelled' });
    await late.idle();
    expect(late.context()).toMatchObject({ latest: DONE, refusal: { code: 'importDone' } });
  });

  it('looks anew at what it was given, which may be old', async () => {
    const { context, idle } = open({ loadLatest: async () => DONE }, PREPARED);
    expect(context()).toMatchObject({ latest: PREPARED, isLost: false });
    await idle();
    expect(context().latest).toEqual(DONE);
  });

  it('says why what there is now is another than was asked for', () => {
    expect(importErrorMessage({ code: 'catalogueChanged', now: PREPARED })).toMatch(
      /hat sich seit der Prüfung geändert/,
    );
    expect(importErrorMessage({ code: 'importDone', now: DONE })).toMatch(/schon fertig/);
  });

  it('tells what failed and keeps what was there', async () => {
    const { actor, told: reported, context, idle } = open({}, PREPARED);
    actor.send({ type: 'import.started' });
    await idle();
    expect([reported.mock.calls.length, context().latest]).toEqual([1, PREPARED]);
  });

  it('throws without ports', async () => {
    const actor = createActor(catalogueImportMachine, { input: { latest: null } });
    const reported = vi.fn<(event: unknown) => void>();
    actor.on('request.failed', reported);
    actor.start();
    actor.send({ type: 'file.chosen', file: FILE });
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), { interval: 1 });
  });
});
