import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import type { ListPage } from './list-page.ts';
import { createListActors, createListMachine, selectPage } from './list.machine.ts';

type Query = { readonly page: number };
const machine = createListMachine<Query, ListPage<string>>();
const page = (...rows: string[]): ListPage<string> => ({ rows, total: rows.length });

/** Each call of `load` waits until the test answers it. */
function open() {
  const calls: { query: Query; answer: (page: ListPage<string>) => void; fail: (error: Error) => void }[] = [];
  const load = (query: Query) =>
    new Promise<ListPage<string>>((answer, fail) => void calls.push({ query, answer, fail }));
  const actor = createActor(machine.provide({ actors: createListActors(load) }), { input: { query: { page: 1 } } });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const settle = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1 });
  const rows = () => selectPage(actor.getSnapshot())?.rows ?? null;
  return { actor, calls, told: reported, settle, rows };
}

describe('a list', () => {
  it('comes by every state and transition', () => {
    const input = { query: { page: 1 } };
    const events = [
      { type: 'query.changed', query: { page: 2 } },
      { type: 'rows.changed' },
      { type: 'load.retried' },
      { type: 'xstate.done.actor.0.list.loading', output: { ...input, page: page('a') } },
      { type: 'xstate.error.actor.0.list.loading', error: new Error('offline') },
    ] as const;
    expect(unreached(machine, { inputs: [input], events })).toEqual([]);
  });

  it('keeps what it showed until the next answer', async () => {
    const { actor, calls, settle, rows } = open();
    expect([rows(), actor.getSnapshot().hasTag('busy'), calls[0]?.query]).toEqual([null, true, { page: 1 }]);
    calls[0]?.answer(page('a'));
    await settle('ready');
    actor.send({ type: 'query.changed', query: { page: 2 } });
    expect([rows(), actor.getSnapshot().hasTag('busy'), calls[1]?.query]).toEqual([['a'], true, { page: 2 }]);
    calls[1]?.answer(page('b'));
    await settle('ready');
    expect(rows()).toEqual(['b']);
  });

  it('drops the answer to what nobody asks any more', async () => {
    const { actor, calls, settle, rows } = open();
    actor.send({ type: 'query.changed', query: { page: 2 } });
    calls[1]?.answer(page('new'));
    await settle('ready');
    calls[0]?.answer(page('stale'));
    await Promise.resolve();
    expect(rows()).toEqual(['new']);
  });

  it('keeps its rows when it fails, tells so and tries again', async () => {
    const { actor, calls, told: reported, settle, rows } = open();
    calls[0]?.answer(page('a'));
    await settle('ready');
    actor.send({ type: 'rows.changed' });
    calls[1]?.fail(new Error('offline'));
    await settle('failed');
    expect([rows(), reported.mock.calls]).toEqual([['a'], [[{ type: 'load.failed', error: new Error('offline') }]]]);
    actor.send({ type: 'load.retried' });
    calls[2]?.answer(page('b'));
    await settle('ready');
    expect(rows()).toEqual(['b']);
  });

  it('throws without a port', async () => {
    const actor = createActor(machine, { input: { query: { page: 1 } } });
    const reported = vi.fn<(event: unknown) => void>();
    actor.on('load.failed', reported);
    actor.start();
    const error = new Error('port not provided: load');
    await vi.waitFor(() => expect(reported.mock.calls).toEqual([[{ type: 'load.failed', error }]]), { interval: 1 });
  });
});
