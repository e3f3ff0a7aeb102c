import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { SaveAnswer } from '../editor/editor.ts';
import { err, ok } from '../result/result.ts';
import { repeatedPlaces } from '../validation/unique-list.ts';

/** More than any restaurant offers. */
const ARRANGED_MAX = 5000;
const order = z.array(z.uuid()).check(z.maxLength(ARRANGED_MAX));

/** Another order of a list, and the order that it was made from, so that no unseen change is overwritten. */
export const arrangement = z.object({ from: order, to: order });
export type Arrangement = z.infer<typeof arrangement>;

const holdsTheSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && repeatedPlaces(a).length === 0 && a.every((id) => b.includes(id));

/** The result of arranging the list `current`: the requested order, or a conflict with the present one. */
export function arrange(current: readonly string[], { from, to }: Arrangement): SaveAnswer<readonly string[]> {
  if (isSame(current, to)) return ok(current);
  if (!isSame(current, from)) return err({ code: 'conflict', theirs: current });
  return holdsTheSame(to, current)
    ? ok(to)
    : err({ code: 'refused', message: 'In der Liste fehlt etwas. Bitte lade die Seite neu.' });
}

/** The order of a list in a form. */
export type Order = { readonly ids: readonly string[] };

const schema: z.ZodMiniType<Order> = z.object({ ids: z.array(z.string()) });

/** Saves another order. */
export type Arrange = (arrangement: Arrangement) => Promise<SaveAnswer<readonly string[]>>;

/** The editor of the order of a list. */
export const createArrangementForm = (save: Arrange, loaded: Order) =>
  createEditorMachine<Order>({ schema, blank: loaded }).provide({
    actors: createEditorActors<Order>({
      load: async () => loaded,
      save: async ({ value, base }) => {
        const arranged = await save({ from: [...base.ids], to: [...value.ids] });
        if (arranged.ok) return ok({ ids: arranged.value });
        const { error } = arranged;
        return err(error.code === 'conflict' ? { code: 'conflict', theirs: { ids: error.theirs } } : error);
      },
    }),
  });
