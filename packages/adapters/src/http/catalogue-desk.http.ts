import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ArchiveRefusal, CatalogueDeskPort } from '@ofenpost/core/catalogue/catalogue-desk.port';
import type { GoodsDrafts, GoodsKind, KeptGoods } from '@ofenpost/core/catalogue/goods';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ClientPromiseResult, ORPCError } from '@orpc/client';
import { resultOf } from './refusal.ts';

type Refusable<T, E> = ClientPromiseResult<T, Error | ORPCError<'REFUSED', E>>;
type One = { readonly id: string };

/** The routes of a kind, as the contract has them for each. */
type GoodsClient<T> = {
  readonly load: (one: One) => Refusable<KeptGoods<T>, { readonly code: 'goodsUnknown' }>;
  readonly save: (saving: Versioned<T> & One) => Refusable<Versioned<T>, SaveError<Versioned<T>>>;
  readonly setArchived: (
    asked: One & { readonly archived: boolean },
  ) => Refusable<{ readonly archived: Instant | null }, ArchiveRefusal>;
  readonly listChanges: (one: One) => Promise<RecordedChange<T>[]>;
};
type GoodsClients = { readonly [K in GoodsKind]: GoodsClient<GoodsDrafts[K]> };

export const createCatalogueDeskHttp = ({ catalogueDesk }: ApiClient): CatalogueDeskPort => {
  const goods: GoodsClients = catalogueDesk;
  return {
    listProducts: (query) => catalogueDesk.listProducts(query),
    loadOutline: () => catalogueDesk.loadOutline(),
    loadShelf: (id) => catalogueDesk.loadShelf({ id }),
    load: async (kind, id) => {
      const loaded = await resultOf(goods[kind].load({ id }));
      return loaded.ok ? loaded.value : null;
    },
    save: (kind, id, saving) => resultOf(goods[kind].save({ ...saving, id })),
    setArchived: async (kind, id, archived) => {
      const answer = await resultOf(goods[kind].setArchived({ id, archived }));
      return answer.ok ? ok(answer.value.archived) : answer;
    },
    arrange: (productGroupId, { from, to }) => resultOf(catalogueDesk.arrange({ productGroupId, from, to })),
    arrangePizzaParts: (kind, { from, to }) => resultOf(catalogueDesk.arrangePizzaParts({ kind, from, to })),
    listChanges: (kind, id) => goods[kind].listChanges({ id }),
    listPrices: (id) => catalogueDesk.listPrices({ id }),
  };
};
