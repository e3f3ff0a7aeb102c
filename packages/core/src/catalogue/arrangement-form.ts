import * as z from 'zod/mini';
import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import type { SaveAnswer } from '../editor/editor.ts';
import { err, ok } from '../result/result.ts';
import type { Arrangement } from './arrangement.ts';

/** The order of a list in a form. */
export type Order = { readonly ids: readonly string[] };

const schema: z.ZodMiniType<Order> = z.object({ ids: z.array(z.string()) });

/** Saves another order. */
export type Arrange = (arrangement: Arrangement) => Promise<SaveAnswer<readonly string[]>>;

/** The editor of the order of a list. */
export const createArrangementForm = (arrange: Arrange, loaded: Order) =>
  createEditorMachine<Order>({ schema, blank: loaded }).provide({
    actors: createEditorActors<Order>({
      load: async () => loaded,
      save: async ({ value, base }) => {
        const arranged = await arrange({ from: [...base.ids], to: [...value.ids] });
        if (arranged.ok) return ok({ ids: arranged.value });
        const { error } = arranged;
        return err(error.code === 'conflict' ? { code: 'conflict', theirs: { ids: error.theirs } } : error);
      },
    }),
  });
