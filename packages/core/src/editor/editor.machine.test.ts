import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import * as z from 'zod/mini';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { requiredText } from '../text/text.ts';
import { selectChangedFields } from './compare.ts';
import {
  createEditorActors,
  createEditorMachine,
  selectCanSubmit,
  selectFieldErrors,
  selectRefusal,
  selectValue,
} from './editor.machine.ts';
import type { EditorContext, EditorInput, SaveAnswer, Saving } from './editor.ts';

const schema = z
  .object({ name: requiredText(10, 'Name fehlt', 'Name zu lang'), from: z.int(), to: z.int(), version: z.int() })
  .check(z.refine(({ from, to }) => from <= to, { error: 'falsch herum', path: ['to'] }));
type Span = z.infer<typeof schema>;

const BLANK: Span = { name: '', from: 0, to: 0, version: 0 };
const LOADED: Span = { name: 'Mittag', from: 11, to: 14, version: 1 };
const machine = createEditorMachine({ schema, blank: BLANK });

/** A server that answers when the test says so. */
function createServer() {
  const savings: Saving<Span>[] = [];
  const pending: PromiseWithResolvers<SaveAnswer<Span>>[] = [];
  const loads: PromiseWithResolvers<Span>[] = [];
  const later = <T>(list: PromiseWithResolvers<T>[]) => {
    const one = Promise.withResolvers<T>();
    list.push(one);
    return one.promise;
  };
  const actors = createEditorActors<Span>({
    load: () => later(loads),
    save: (saving) => {
      savings.push(saving);
      return later(pending);
    },
  });
  return { actors, savings, pending, loads };
}

function open(input: Partial<EditorInput<Span>> = {}) {
  const { actors, savings, pending, loads } = createServer();
  const actor = createActor(machine.provide({ actors }), { input: { initial: LOADED, needsChange: true, ...input } });
  const reported: unknown[] = [];
  actor.on('*', (event) => reported.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  const settle = (state: ReturnType<typeof snapshot>['value']) =>
    vi.waitFor(() => expect(snapshot().value).toEqual(state), { interval: 1 });
  return {
    actor,
    snapshot,
    savings,
    told: reported,
    settle,
    edit: (change: Partial<Span>) => actor.send({ type: 'value.edited', change }),
    submit: () => actor.send({ type: 'form.submitted' }),
    answer: (answer: SaveAnswer<Span>) => pending.shift()?.resolve(answer),
    fail: (error: Error) => pending.shift()?.reject(error),
    loaded: (value: Span) => loads.shift()?.resolve(value),
    unloaded: (error: Error) => loads.shift()?.reject(error),
  };
}

const CHANGED = { editing: 'changed' } as const;
const UNCHANGED = { editing: 'unchanged' } as const;

/** Mine ends later, theirs begins earlier and has another name. */
const THEIRS: Span = { name: 'Zmittag', from: 10, to: 14, version: 2 };

async function openConflict(change: Partial<Span> = { to: 15 }, theirs = THEIRS) {
  const form = open();
  form.edit(change);
  form.submit();
  form.answer(err({ code: 'conflict', theirs }));
  await form.settle('conflict');
  return form;
}

describe('the editor machine', () => {
  it('comes by every state and transition', () => {
    const saved = (output: SaveAnswer<Span>) => ({ type: 'xstate.done.actor.0.editor.saving', output }) as const;
    const events = [
      { type: 'load.retried' },
      { type: 'value.edited', change: { name: '' } },
      { type: 'value.edited', change: { name: 'Mittag' } },
      { type: 'value.edited', change: { to: 12 } },
      { type: 'form.submitted' },
      { type: 'conflict.mineKept' },
      { type: 'conflict.theirsTaken' },
      { type: 'conflict.postponed' },
      { type: 'xstate.done.actor.0.editor.loading', output: LOADED },
      { type: 'xstate.error.actor.0.editor.loading', error: new Error('offline') },
      saved(ok(LOADED)),
      saved(err({ code: 'refused', message: 'Nein' })),
      saved(err({ code: 'conflict', theirs: THEIRS })),
      saved(err({ code: 'conflict', theirs: { ...LOADED, from: 13 } })),
      { type: 'xstate.error.actor.0.editor.saving', error: new Error('offline') },
    ] as const;
    const inputs = [
      { initial: null, needsChange: true },
      { initial: LOADED, needsChange: false },
    ];
    const distinguish = ({ context }: { context: EditorContext<Span> }) => [
      context.value,
      context.base,
      context.theirs,
      context.sent,
    ];
    expect(unreached(machine, { inputs, events, distinguish })).toEqual([]);
  });

  it('begins with what is given, without loading', () => {
    const { snapshot } = open();
    expect([snapshot().value, snapshot().hasTag('busy')]).toEqual([UNCHANGED, false]);
    expect(selectValue(snapshot())).toEqual(LOADED);
  });

  it('loads what is not given, and tells when that fails', async () => {
    const { actor, snapshot, loaded, unloaded, settle, told: reported } = open({ initial: null });
    expect([snapshot().value, snapshot().hasTag('busy')]).toEqual(['loading', true]);
    expect(selectValue(snapshot())).toEqual(BLANK);
    unloaded(new Error('offline'));
    await settle('unavailable');
    expect([reported, snapshot().hasTag('busy')]).toEqual([
      [{ type: 'load.failed', error: new Error('offline') }],
      false,
    ]);
    actor.send({ type: 'load.retried' });
    loaded(LOADED);
    await settle(UNCHANGED);
    expect(selectValue(snapshot())).toEqual(LOADED);
  });

  it('can be submitted only after something changed, where that is asked', () => {
    const { snapshot, edit, submit, savings } = open();
    expect(selectCanSubmit(snapshot())).toBe(false);
    submit();
    expect([snapshot().value, savings]).toEqual([UNCHANGED, []]);
    edit({ to: 15 });
    expect([snapshot().value, selectCanSubmit(snapshot())]).toEqual([CHANGED, true]);
    edit({ to: 14 });
    expect([snapshot().value, selectCanSubmit(snapshot())]).toEqual([UNCHANGED, false]);
  });

  it('can be submitted as it is elsewhere', () => {
    const { snapshot, submit, savings } = open({ needsChange: false });
    expect(selectCanSubmit(snapshot())).toBe(true);
    submit();
    expect(savings).toEqual([{ value: LOADED, base: LOADED }]);
  });

  it('shows errors only after an attempt, then judges every edit, and never disables for them', () => {
    const { snapshot, edit, submit, savings } = open();
    edit({ name: ' ', to: 9 });
    expect(selectFieldErrors(snapshot())).toEqual({});
    submit();
    expect(selectFieldErrors(snapshot())).toEqual({ name: 'Name fehlt', to: 'falsch herum' });
    expect([snapshot().value, selectCanSubmit(snapshot())]).toEqual(['submitted', true]);
    edit({ name: 'Zmittag' });
    expect(selectFieldErrors(snapshot())).toEqual({ to: 'falsch herum' });
    submit();
    expect([snapshot().value, savings]).toEqual(['submitted', []]);
    edit({ to: 15, name: ' Zmittag ' });
    expect(selectFieldErrors(snapshot())).toEqual({});
    submit();
    expect([snapshot().value, savings[0]?.value]).toEqual(['saving', { ...LOADED, name: 'Zmittag', to: 15 }]);
  });

  it('cannot be submitted when everything is as before, also after an attempt', () => {
    const { snapshot, edit, submit, savings } = open();
    edit({ name: '' });
    submit();
    edit({ name: 'Mittag' });
    expect(selectCanSubmit(snapshot())).toBe(false);
    submit();
    expect([snapshot().value, savings]).toEqual(['submitted', []]);
  });

  it('saves once, as the schema has it, and tells what the server made of it', async () => {
    const { snapshot, edit, submit, answer, savings, settle, told: reported } = open();
    edit({ name: '  Zmittag ' });
    submit();
    expect([snapshot().hasTag('busy'), selectCanSubmit(snapshot())]).toEqual([true, false]);
    submit();
    expect(savings).toEqual([{ value: { ...LOADED, name: 'Zmittag' }, base: LOADED }]);
    const saved = { ...LOADED, name: 'Zmittag', version: 2 };
    answer(ok(saved));
    await settle('saved');
    expect([selectValue(snapshot()), reported]).toEqual([saved, [{ type: 'saved', value: saved }]]);
    expect([selectCanSubmit(snapshot()), selectChangedFields(snapshot())]).toEqual([false, []]);
  });

  it('goes on from what was saved, with hidden errors', async () => {
    const { snapshot, edit, submit, answer, savings, settle } = open();
    edit({ name: '' });
    submit();
    edit({ name: 'Zmittag' });
    submit();
    const saved = { ...LOADED, name: 'Zmittag', version: 2 };
    answer(ok(saved));
    await settle('saved');
    edit({ to: 3 });
    expect([snapshot().value, selectFieldErrors(snapshot())]).toEqual([CHANGED, {}]);
    edit({ to: 16 });
    submit();
    expect(savings[1]).toEqual({ value: { ...saved, to: 16 }, base: saved });
  });

  it('keeps what is entered while it saves, as changes of what was saved', async () => {
    const { snapshot, edit, submit, answer, savings, settle, told: reported } = open();
    edit({ name: '  Zmittag ' });
    submit();
    edit({ to: 15 });
    edit({ to: 16 });
    expect([snapshot().value, selectValue(snapshot()).to, savings.length]).toEqual(['saving', 16, 1]);
    const saved = { ...LOADED, name: 'Zmittag', version: 2 };
    answer(ok(saved));
    await settle(CHANGED);
    expect([selectValue(snapshot()), reported]).toEqual([{ ...saved, to: 16 }, [{ type: 'saved', value: saved }]]);
    expect([selectChangedFields(snapshot()).map(({ field }) => field), selectFieldErrors(snapshot())]).toEqual([
      ['to'],
      {},
    ]);
    submit();
    expect(savings[1]).toEqual({ value: { ...saved, to: 16 }, base: saved });
  });

  it('takes what was saved where the same was entered again while it saved', async () => {
    const { snapshot, edit, submit, answer, settle } = open();
    edit({ to: 15 });
    submit();
    edit({ to: 20 });
    edit({ to: 15 });
    answer(ok({ ...LOADED, to: 16, version: 2 }));
    await settle('saved');
    expect(selectValue(snapshot())).toEqual({ ...LOADED, to: 16, version: 2 });
  });

  it.each<[string, SaveAnswer<Span> | null, string | null]>([
    ['fails', null, null],
    ['is refused', err({ code: 'refused', message: 'Zu viele' }), 'Zu viele'],
  ])('keeps what is entered while it saves when that %s, and judges it', async (_, answered, refusal) => {
    const { snapshot, edit, submit, answer, fail, savings, settle } = open();
    edit({ to: 15 });
    submit();
    edit({ to: 3, name: '' });
    if (answered === null) fail(new Error('offline'));
    else answer(answered);
    await settle('failed');
    expect([selectValue(snapshot()), selectRefusal(snapshot())]).toEqual([{ ...LOADED, to: 3, name: '' }, refusal]);
    const errors = { name: 'Name fehlt', to: 'falsch herum' };
    expect(selectFieldErrors(snapshot())).toEqual(errors);
    submit();
    expect([snapshot().value, selectFieldErrors(snapshot()), savings.length]).toEqual(['submitted', errors, 1]);
    edit({ to: 17, name: 'Znacht' });
    submit();
    expect(savings[1]?.value).toEqual({ ...LOADED, to: 17, name: 'Znacht' });
  });

  it('cannot be sent again when everything was taken back while saving failed', async () => {
    const { snapshot, edit, submit, fail, savings, settle } = open();
    edit({ to: 15 });
    submit();
    edit({ to: 14 });
    fail(new Error('offline'));
    await settle('failed');
    expect(selectCanSubmit(snapshot())).toBe(false);
    submit();
    expect(savings).toHaveLength(1);
  });

  it('keeps what is entered while it saves in a conflict, and saves it tidy over theirs', async () => {
    const { actor, snapshot, edit, submit, answer, savings, settle } = open();
    edit({ to: 15 });
    submit();
    edit({ name: ' Znacht ' });
    answer(err({ code: 'conflict', theirs: THEIRS }));
    await settle('conflict');
    expect(selectChangedFields(snapshot()).find(({ field }) => field === 'name')).toEqual({
      field: 'name',
      base: 'Mittag',
      mine: ' Znacht ',
      theirs: 'Zmittag',
      by: 'both',
    });
    actor.send({ type: 'conflict.mineKept' });
    expect(savings[1]).toEqual({ value: { ...THEIRS, name: 'Znacht', to: 15 }, base: THEIRS });
  });

  it('keeps what was entered when saving fails, and tries again', async () => {
    const { snapshot, edit, submit, fail, answer, savings, settle, told: reported } = open();
    edit({ to: 15 });
    submit();
    fail(new Error('offline'));
    await settle('failed');
    expect(reported).toEqual([{ type: 'save.failed', error: new Error('offline') }]);
    expect([selectValue(snapshot()).to, selectRefusal(snapshot()), selectCanSubmit(snapshot())]).toEqual([
      15,
      null,
      true,
    ]);
    submit();
    expect(savings[1]).toEqual(savings[0]);
    answer(ok({ ...LOADED, to: 15 }));
    await settle('saved');
  });

  it('judges at once what is edited after a failure', async () => {
    const { snapshot, edit, submit, fail, settle } = open();
    edit({ to: 15 });
    submit();
    fail(new Error('offline'));
    await settle('failed');
    edit({ to: 10 });
    expect([snapshot().value, selectFieldErrors(snapshot())]).toEqual(['submitted', { to: 'falsch herum' }]);
  });

  it('says why the server refuses, until something is edited or sent again', async () => {
    const { snapshot, edit, submit, answer, settle, told: reported } = open();
    edit({ to: 15 });
    submit();
    answer(err({ code: 'refused', message: 'Zu viele' }));
    await settle('failed');
    expect([selectRefusal(snapshot()), selectValue(snapshot()).to, reported]).toEqual(['Zu viele', 15, []]);
    submit();
    expect(selectRefusal(snapshot())).toBeNull();
    answer(err({ code: 'refused', message: 'Immer noch' }));
    await settle('failed');
    expect(selectRefusal(snapshot())).toBe('Immer noch');
    edit({ to: 16 });
    expect(selectRefusal(snapshot())).toBeNull();
  });

  it('shows both values in a conflict and loses neither', async () => {
    const { snapshot, edit, submit, told: reported } = await openConflict();
    expect(selectChangedFields(snapshot()).map(({ field, by }) => [field, by])).toEqual([
      ['name', 'them'],
      ['from', 'them'],
      ['to', 'me'],
      ['version', 'them'],
    ]);
    edit({ to: 20 });
    submit();
    expect([snapshot().value, selectValue(snapshot()).to, selectCanSubmit(snapshot()), reported]).toEqual([
      'conflict',
      15,
      false,
      [],
    ]);
  });

  it('saves mine over theirs: what I changed, and the rest as they have it', async () => {
    const { actor, savings, answer, settle } = await openConflict();
    actor.send({ type: 'conflict.mineKept' });
    expect(savings[1]).toEqual({ value: { ...THEIRS, to: 15 }, base: THEIRS });
    answer(ok({ ...THEIRS, to: 15, version: 3 }));
    await settle('saved');
  });

  it('asks again when mine and theirs do not go together', async () => {
    const theirs = { ...LOADED, from: 13, version: 2 };
    const { actor, snapshot, savings } = await openConflict({ to: 12 }, theirs);
    actor.send({ type: 'conflict.mineKept' });
    expect([snapshot().value, selectFieldErrors(snapshot())]).toEqual(['submitted', { to: 'falsch herum' }]);
    expect([selectValue(snapshot()), savings.length]).toEqual([{ ...theirs, to: 12 }, 1]);
  });

  it('takes theirs instead of mine', async () => {
    const { actor, snapshot, savings } = await openConflict();
    actor.send({ type: 'conflict.theirsTaken' });
    expect([snapshot().value, selectValue(snapshot()), savings.length]).toEqual([UNCHANGED, THEIRS, 1]);
    expect(selectChangedFields(snapshot())).toEqual([]);
  });

  it('does nothing without ports', async () => {
    const reported: unknown[] = [];
    const actor = createActor(machine, { input: { initial: null, needsChange: true } });
    actor.on('*', (event) => reported.push(event));
    actor.start();
    await vi.waitFor(() =>
      expect(reported).toEqual([{ type: 'load.failed', error: new Error('port not provided: load') }]),
    );
    const saving = createActor(machine, { input: { initial: LOADED, needsChange: false } });
    saving.on('*', (event) => reported.push(event));
    saving.start().send({ type: 'form.submitted' });
    await vi.waitFor(() =>
      expect(reported[1]).toEqual({ type: 'save.failed', error: new Error('port not provided: save') }),
    );
  });
});
