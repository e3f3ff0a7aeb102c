import { assign, emit, fromPromise, setup } from 'xstate';
import type * as z from 'zod/mini';
import { mergeMine, type Choice, withMine, isSame } from './compare.ts';
import {
  type EditorContext,
  type SaveAnswer,
  type EditorEmitted,
  type EditorEvent,
  type EditorInput,
  type Saving,
  type FieldErrors,
  fieldErrors,
} from './editor.ts';

/** The initial state of a form: the value as it was loaded or saved, without changes. */
const unedited = <T>(value: T): Omit<EditorContext<T>, 'isGiven' | 'needsChange'> => ({
  base: value,
  value,
  sent: value,
  theirs: value,
  errors: {},
  refusal: null,
});

/** The state of a form after the server's answer. Entries made meanwhile stay as changes of the saved value. */
function answered<T extends object>(
  { sent, value }: EditorContext<T>,
  answer: SaveAnswer<T>,
): Partial<EditorContext<T>> {
  if (answer.ok) {
    const saved = answer.value;
    return { ...unedited(saved), value: mergeMine({ base: sent, mine: value, theirs: saved }) };
  }
  return answer.error.code === 'conflict' ? { theirs: answer.error.theirs } : { refusal: answer.error.message };
}

type Options<T> = {
  readonly schema: z.ZodMiniType<T>;
  /** The value of the form before something is loaded. */
  readonly blank: T;
};

const isChanged = <T>({ base, value }: EditorContext<T>): boolean => !isSame(base, value);
const canSubmit = <T>(context: EditorContext<T>): boolean => !context.needsChange || isChanged(context);
/**
 * The machine behind every form: load, edit, submit, save. Errors are shown only after an attempt to submit; entries
 * stay when saving fails, also those made while it saves; when somebody else saved first, both values are shown until
 * one is chosen. Source: specification, sections 4 and 5.
 */
export function createEditorMachine<T extends object>({ schema, blank }: Options<T>) {
  const load = fromPromise<T>(() => {
    throw new Error('port not provided: load');
  });
  const save = fromPromise<SaveAnswer<T>, Saving<T>>(() => {
    throw new Error('port not provided: save');
  });
  const params = ({ event: { fields } }: { event: Choice<T> }): Choice<T> => ({ fields });
  const isFlawless = (value: T): boolean => schema.safeParse(value).success;

  return setup({
    types: {
      context: {} as EditorContext<T>,
      events: {} as EditorEvent<T>,
      input: {} as EditorInput<T>,
      emitted: {} as EditorEmitted<T>,
    },
    actors: { load, save },
    guards: {
      isGiven: ({ context }) => context.isGiven,
      isChanged: ({ context }) => isChanged(context),
      isUnchanged: ({ context }) => !isChanged(context),
      canSubmit: ({ context }) => canSubmit(context),
      canSave: ({ context }) => canSubmit(context) && isFlawless(context.value),
      canSaveMine: ({ context }, choice: Choice<T>) => isFlawless(withMine(context, choice)),
      isSaved: (_, answer: SaveAnswer<T>) => answer.ok,
      isRefused: (_, answer: SaveAnswer<T>) => !answer.ok && answer.error.code === 'refused',
    },
    actions: {
      begin: assign((_, { value }: { value: T }) => unedited(value)),
      edit: assign(({ context }, { change }: { change: Partial<T> }) => ({
        value: { ...context.value, ...change },
        refusal: null,
      })),
      showErrors: assign(({ context }) => ({ errors: fieldErrors(schema, context.value) })),
      tidy: assign(({ context }) => ({ value: schema.parse(context.value), errors: {}, refusal: null })),
      takeAnswer: assign(({ context }, answer: SaveAnswer<T>) => answered(context, answer)),
      rememberSent: assign(({ context }) => ({ sent: context.value })),
      takeTheirs: assign(({ context }) => unedited(context.theirs)),
      overwriteTheirs: assign(({ context }, choice: Choice<T>) => ({
        base: context.theirs,
        value: withMine(context, choice),
      })),
      emitSaved: emit(({ context }): EditorEmitted<T> => ({ type: 'saved', value: context.base })),
      emitLoadFailure: emit((_, failure: { error: unknown }): EditorEmitted<T> => ({
        type: 'load.failed',
        ...failure,
      })),
      emitSaveFailure: emit((_, failure: { error: unknown }): EditorEmitted<T> => ({
        type: 'save.failed',
        ...failure,
      })),
    },
  }).createMachine({
    id: 'editor',
    context: ({ input: { initial, needsChange, entered } }) => ({
      isGiven: initial !== null,
      needsChange,
      ...unedited(initial ?? blank),
      ...(initial !== null && entered && { value: { ...initial, ...entered } }),
    }),
    initial: 'beginning',
    states: {
      beginning: { always: [{ guard: 'isGiven', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          onDone: { target: 'editing', actions: { type: 'begin', params: ({ event }) => ({ value: event.output }) } },
          onError: {
            target: 'unavailable',
            actions: { type: 'emitLoadFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      unavailable: { on: { 'load.retried': 'loading' } },
      editing: {
        initial: 'unchanged',
        on: {
          'value.edited': { actions: { type: 'edit', params: ({ event }) => ({ change: event.change }) } },
          'form.submitted': [
            { guard: 'canSave', target: 'saving', actions: 'tidy' },
            { guard: 'canSubmit', target: 'submitted', actions: 'showErrors' },
          ],
        },
        states: {
          unchanged: { always: { guard: 'isChanged', target: 'changed' } },
          changed: { always: { guard: 'isUnchanged', target: 'unchanged' } },
        },
      },
      /** After an attempt to submit, every edit is validated at once. */
      submitted: {
        on: {
          'value.edited': {
            actions: [{ type: 'edit', params: ({ event }) => ({ change: event.change }) }, 'showErrors'],
          },
          'form.submitted': [
            { guard: 'canSave', target: 'saving', actions: 'tidy' },
            { guard: 'canSubmit', target: 'submitted' },
          ],
        },
      },
      saving: {
        tags: 'busy',
        entry: 'rememberSent',
        on: { 'value.edited': { actions: { type: 'edit', params: ({ event }) => ({ change: event.change }) } } },
        invoke: {
          src: 'save',
          input: ({ context: { value, base } }) => ({ value, base }),
          onDone: [
            {
              guard: { type: 'isSaved', params: ({ event }) => event.output },
              target: 'saved',
              actions: { type: 'takeAnswer', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'failed',
              actions: { type: 'takeAnswer', params: ({ event }) => event.output },
            },
            { target: 'conflict', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'emitSaveFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      conflict: {
        on: {
          'conflict.mineKept': [
            {
              guard: { type: 'canSaveMine', params },
              target: 'saving',
              actions: [{ type: 'overwriteTheirs', params }, 'tidy'],
            },
            // The two versions cannot be merged.
            { target: 'submitted', actions: [{ type: 'overwriteTheirs', params }, 'showErrors'] },
          ],
          'conflict.theirsTaken': { target: 'editing', actions: 'takeTheirs' },
          'conflict.postponed': 'submitted',
        },
      },
      failed: {
        entry: 'showErrors',
        on: {
          'value.edited': {
            target: 'submitted',
            actions: [{ type: 'edit', params: ({ event }) => ({ change: event.change }) }, 'showErrors'],
          },
          'form.submitted': [
            { guard: 'canSave', target: 'saving', actions: 'tidy' },
            { guard: 'canSubmit', target: 'submitted' },
          ],
        },
      },
      saved: {
        entry: 'emitSaved',
        always: { guard: 'isChanged', target: 'editing' },
        on: {
          'value.edited': {
            target: 'editing',
            actions: { type: 'edit', params: ({ event }) => ({ change: event.change }) },
          },
        },
      },
    },
  });
}

type Snapshot<T> = { readonly context: EditorContext<T> };

export const selectValue = <T>({ context }: Snapshot<T>): T => context.value;
/** Messages by field path; none before the first attempt to submit. */
export const selectFieldErrors = ({ context }: Snapshot<unknown>): FieldErrors => context.errors;
export const selectRefusal = ({ context }: Snapshot<unknown>): string | null => context.refusal;
type Submittable = { readonly can: (event: { readonly type: 'form.submitted' }) => boolean };

/** Whether the button is enabled. Errors do not disable it, because pressing it shows them. */
export const selectCanSubmit = (snapshot: Submittable): boolean => snapshot.can({ type: 'form.submitted' });

/** How a form loads and saves. */
export type EditorWork<T> = {
  load(): Promise<T>;
  save(saving: Saving<T>): Promise<SaveAnswer<T>>;
};

/** The work of an editor machine. */
export const createEditorActors = <T>({ load, save }: EditorWork<T>) => ({
  load: fromPromise<T>(() => load()),
  save: fromPromise<SaveAnswer<T>, Saving<T>>(({ input }) => save(input)),
});
