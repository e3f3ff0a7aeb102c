import type { SaveAnswer } from '../editor/editor.ts';
import { judgeSaving } from '../editor/judge-saving.ts';
import type { Versioned } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import { type GoodsDrafts, type GoodsKind, NEW_VERSION } from './goods.ts';
import { judgeGoods } from './judge-goods.ts';

type Attempt<T> = {
  readonly id: string;
  /** Null where there is nothing of this id yet. */
  readonly current: Versioned<T> | null;
  readonly saving: Versioned<T>;
  readonly outline: CatalogueOutline;
  readonly now: Instant;
};

/** What becomes of goods that somebody saves: `judgeSaving`, and the first version of what is new. */
export function judgeGoodsSaving<K extends GoodsKind>(
  kind: K,
  { id, current, saving, outline, now }: Attempt<GoodsDrafts[K]>,
): SaveAnswer<Versioned<GoodsDrafts[K]>> {
  const judge = (draft: GoodsDrafts[K]) => judgeGoods(kind, { id, draft, outline });
  if (current !== null) return judgeSaving({ judge: ({ after }) => judge(after) }, { current, saving, now });
  if (saving.version !== NEW_VERSION) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
  const message = judge(saving.value);
  return message === null ? ok({ version: NEW_VERSION + 1, value: saving.value }) : err({ code: 'refused', message });
}
