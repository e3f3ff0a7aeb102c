import * as z from 'zod/mini';
import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import { err, ok } from '../result/result.ts';
import type { CatalogueDeskPort } from './catalogue-desk.port.ts';

/** An order as a form holds it. */
export type Order = { readonly ids: readonly string[] };

const schema: z.ZodMiniType<Order> = z.object({ ids: z.array(z.string()) });

/** The editor of the order of the groups (null), or of the products of one. */
export const createArrangementForm = (
  catalogueDesk: CatalogueDeskPort,
  { productGroupId, loaded }: { readonly productGroupId: string | null; readonly loaded: Order },
) =>
  createEditorMachine<Order>({ schema, blank: loaded }).provide({
    actors: createEditorActors<Order>({
      load: async () => loaded,
      save: async ({ value, base }) => {
        const arranged = await catalogueDesk.arrange(productGroupId, { from: [...base.ids], to: [...value.ids] });
        if (arranged.ok) return ok({ ids: arranged.value });
        const { error } = arranged;
        return err(error.code === 'conflict' ? { code: 'conflict', theirs: { ids: error.theirs } } : error);
      },
    }),
  });
