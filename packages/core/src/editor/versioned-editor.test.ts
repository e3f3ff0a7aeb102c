import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import * as z from 'zod/mini';
import { err, ok } from '../result/result.ts';
import { enteredDate, keyedEntries } from '../validation/entered-fields.ts';
import { selectValue } from './editor.machine.ts';
import type { SaveAnswer } from './editor.ts';
import { createVersionedEditor, draftOf, editedDraftOf } from './versioned-editor.ts';
import type { Versioned } from './versioned.ts';

const draft = z
  .object({ from: z.int(), to: z.int(), name: z.string().check(z.trim()) })
  .check(z.refine(({ from, to }) => from <= to, { error: 'falsch herum', path: ['to'] }));
type Span = z.infer<typeof draft>;
const LOADED: Versioned<Span> = { version: 3, value: { from: 11, to: 14, name: 'Mittag' } };

function open(...answers: SaveAnswer<Versioned<Span>>[]) {
  const savings: Versioned<Span>[] = [];
  const editor = createVersionedEditor<Span>(LOADED, {
    draft,
    load: () => Promise.resolve(LOADED),
    save: (saving) => {
      savings.push(saving);
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(answer);
    },
  });
  const actor = createActor(editor, { input: { initial: { ...LOADED.value, version: 3 }, needsChange: true } }).start();
  const settle = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1 });
  return { actor, savings, settle };
}

describe('the editor of what several people change', () => {
  it('shows entries without their version and without what was removed', () => {
    expect(draftOf({ version: 3, bern: 1, chur: undefined })).toEqual({ bern: 1 });
    expect(Object.keys(draftOf({ version: 3, bern: 1, chur: undefined }))).toEqual(['bern']);
  });

  it('saves the tidied draft with the version it began with, and goes on from the next', async () => {
    const saved = { version: 4, value: { from: 11, to: 15, name: 'Mittag' } };
    const { actor, savings, settle } = open(ok(saved), ok({ ...saved, version: 5 }));
    actor.send({ type: 'value.edited', change: { to: 15, name: ' Mittag ' } });
    actor.send({ type: 'form.submitted' });
    await settle('saved');
    expect(savings).toEqual([{ version: 3, value: saved.value }]);
    actor.send({ type: 'value.edited', change: { to: 16 } });
    actor.send({ type: 'form.submitted' });
    await settle('saved');
    expect(savings[1]).toMatchObject({ version: 4 });
  });

  it('keeps what I changed over what somebody else saved meanwhile, and saves it from their version', async () => {
    const theirs = { version: 9, value: { from: 10, to: 14, name: 'Znüni' } };
    const mine = { version: 10, value: { from: 10, to: 15, name: 'Znüni' } };
    const { actor, savings, settle } = open(err({ code: 'conflict', theirs }), ok(mine));
    actor.send({ type: 'value.edited', change: { to: 15 } });
    actor.send({ type: 'form.submitted' });
    await settle('conflict');
    expect(actor.getSnapshot().context.theirs).toEqual({ ...theirs.value, version: 9 });
    actor.send({ type: 'conflict.mineKept' });
    await settle('saved');
    expect(savings[1]).toEqual({ version: 9, value: mine.value });
    expect(selectValue(actor.getSnapshot())).toEqual({ ...mine.value, version: 10 });
  });

  it('saves mine of the fields that I choose, and theirs of the others', async () => {
    const theirs = { version: 9, value: { from: 10, to: 13, name: 'Znüni' } };
    const { actor, savings, settle } = open(err({ code: 'conflict', theirs }));
    actor.send({ type: 'value.edited', change: { to: 15, name: 'Zmittag', from: 12 } });
    actor.send({ type: 'form.submitted' });
    await settle('conflict');
    actor.send({ type: 'conflict.mineKept', fields: ['to', 'name'] });
    expect(savings[1]).toEqual({ version: 9, value: { from: 10, to: 15, name: 'Zmittag' } });
    await settle('failed');
  });

  it('goes back to the form as it was entered, and comes into the conflict again', async () => {
    const conflict = err({
      code: 'conflict',
      theirs: { version: 9, value: { ...LOADED.value, name: 'Znüni' } },
    } as const);
    const { actor, savings, settle } = open(conflict, conflict);
    actor.send({ type: 'value.edited', change: { to: 15 } });
    actor.send({ type: 'form.submitted' });
    await settle('conflict');
    actor.send({ type: 'conflict.postponed' });
    expect(selectValue(actor.getSnapshot())).toEqual({ ...LOADED.value, to: 15, version: 3 });
    actor.send({ type: 'form.submitted' });
    await settle('conflict');
    expect(savings[1]).toEqual({ version: 3, value: { ...LOADED.value, to: 15 } });
  });

  it('judges by the whole draft, and tells a refusal in its words', async () => {
    const { actor, savings, settle } = open(err({ code: 'refused', message: 'Zu spät.' }));
    actor.send({ type: 'value.edited', change: { to: 9 } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual({ to: 'falsch herum' });
    expect(savings).toEqual([]);
    actor.send({ type: 'value.edited', change: { to: 12 } });
    actor.send({ type: 'form.submitted' });
    await settle('failed');
    expect(actor.getSnapshot().context.refusal).toBe('Zu spät.');
  });

  it('loads what it began with anew when asked', async () => {
    const editor = createVersionedEditor<Span>(LOADED, {
      draft,
      load: () => Promise.resolve({ ...LOADED, version: 8 }),
      save: () => Promise.reject(new Error('offline')),
    });
    const actor = createActor(editor, { input: { initial: null, needsChange: true } }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true), { interval: 1 });
    expect(selectValue(actor.getSnapshot())).toEqual({ ...LOADED.value, version: 8 });
  });

  it('takes entries by their key, too, and saves without those that were taken out', async () => {
    const entries = keyedEntries(enteredDate('kein Tag'), z.object({ note: z.string() }), {
      max: 9,
      tooMany: 'zu viele',
      message: 'keine',
    });
    const save = vi.fn<(saving: Versioned<Record<string, { note: string }>>) => Promise<never>>();
    const value: Record<string, { note: string }> = { '2026-12-24': { note: 'a' }, '2026-12-25': { note: 'b' } };
    const editor = createVersionedEditor(
      { version: 1, value },
      {
        draft: entries,
        load: () => Promise.reject(new Error('given')),
        save,
      },
    );
    const actor = createActor(editor, { input: { initial: editedDraftOf({ version: 1, value }), needsChange: true } });
    actor.start().send({ type: 'value.edited', change: { '2026-12-24': undefined } });
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ version: 1, value: { '2026-12-25': { note: 'b' } } }));
  });
});
