import type * as z from 'zod/mini';
import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { CatalogueDeskPort } from './catalogue-desk.port.ts';
import { GOODS, type GoodsDrafts, type GoodsKind } from './goods.ts';

type One<K extends GoodsKind> = {
  readonly kind: K;
  readonly id: string;
  readonly loaded: Versioned<GoodsDrafts[K]>;
};

/** The editor of one of the goods, also of one that is not there yet. */
export const createGoodsForm = <K extends GoodsKind>(
  catalogueDesk: CatalogueDeskPort,
  { kind, id, loaded }: One<K>,
) => {
  const draft: z.ZodMiniType<GoodsDrafts[K], GoodsDrafts[K]> = GOODS[kind].draft;
  return createVersionedEditor<GoodsDrafts[K]>(loaded, {
    draft,
    load: async () => (await catalogueDesk.load(kind, id)) ?? loaded,
    save: (saving) => catalogueDesk.save(kind, id, saving),
  });
};
