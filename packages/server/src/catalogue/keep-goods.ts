import { archiveBlock, restoreBlock } from '@ofenpost/core/catalogue/archive-goods';
import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-desk.port';
import type { GoodsDrafts, GoodsKind, KeptGoods } from '@ofenpost/core/catalogue/goods';
import { judgeGoodsSaving } from '@ofenpost/core/catalogue/judge-goods-saving';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { loadCatalogueOutline } from './catalogue-outline.repository.ts';
import { lockCatalogue } from './goods-store.ts';
import { GOODS_STORES } from './goods-stores.ts';

type Works = Pick<Services, 'database' | 'clock'>;
type One<K extends GoodsKind> = { readonly kind: K; readonly id: string };
type By = { readonly actorId: string };

/** One of the goods as one moment saw it; null where there is nothing of this id. */
export const loadGoods = <K extends GoodsKind>(
  { database, clock }: Works,
  { kind, id }: One<K>,
): Promise<KeptGoods<GoodsDrafts[K]> | null> =>
  database.transaction(
    async (tx) => {
      const loaded = await GOODS_STORES[kind].load(tx, id);
      return loaded && { ...loaded, usedBy: await GOODS_STORES[kind].loadUsedBy(tx, id, clock.now()) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Makes or changes it and writes down who did, in one transaction; the tables' triggers tell every process. */
export const saveGoods = <K extends GoodsKind>(
  { database, clock }: Works,
  { kind, id, saving, actorId }: One<K> & By & { readonly saving: Versioned<GoodsDrafts[K]> },
): Promise<SaveAnswer<Versioned<GoodsDrafts[K]>>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const kept = await GOODS_STORES[kind].load(tx, id);
    const current = kept && { version: kept.version, value: kept.value };
    const at = clock.now();
    const outline = await loadCatalogueOutline(tx);
    const judged = judgeGoodsSaving(kind, { id, current, saving, outline, now: at });
    if (!judged.ok || judged.value === current) return judged;
    const after = await GOODS_STORES[kind].save(tx, id, judged.value);
    const before = current?.value ?? null;
    await recordAudit(tx, { at, actorId, action: `${kind}.changed`, subject: id, before, after });
    return ok({ version: judged.value.version, value: after });
  });

/** Archives it, or brings it back; answers since when it is archived. */
export const setGoodsArchived = <K extends GoodsKind>(
  { database, clock }: Works,
  { kind, id, archived, actorId }: One<K> & By & { readonly archived: boolean },
): Promise<Result<Instant | null, ArchiveRefusal>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const kept = await GOODS_STORES[kind].load(tx, id);
    if (kept === null) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
    if (archived === (kept.archived !== null)) return ok(kept.archived);
    const asked = { id, draft: kept.value, outline: await loadCatalogueOutline(tx) };
    const message = archived ? archiveBlock(kind, asked) : restoreBlock(kind, asked);
    if (message !== null) return err({ code: 'refused', message });
    const at = clock.now();
    const since = archived ? at : null;
    await GOODS_STORES[kind].setArchived(tx, id, since);
    const entry = { before: { archived: !archived }, after: { archived } };
    await recordAudit(tx, { ...entry, at, actorId, action: `${kind}.archived`, subject: id });
    return ok(since);
  });
