import { archiveBlock, restoreBlock } from '@ofenpost/core/catalogue/archive-goods';
import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-desk.port';
import type { GoodsDrafts, GoodsKind, KeptGoods } from '@ofenpost/core/catalogue/goods';
import { judgeGoodsSaving } from '@ofenpost/core/catalogue/judge-goods-saving';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { loadRecordedNames } from '../audit/recorded-names.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { loadCatalogueOutline } from './catalogue-outline.repository.ts';
import { lockCatalogue } from './goods-store.ts';
import { GOODS_STORES } from './goods-stores.ts';

type Works = Pick<Services, 'database' | 'clock'>;
type One<K extends GoodsKind> = { readonly kind: K; readonly id: string };
type By = { readonly actorId: string };
/** Who writes, when. */
export type Writing = By & { readonly at: Instant };

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

type Written<K extends GoodsKind> = {
  readonly id: string;
  /** Null: it is new. */
  readonly before: GoodsDrafts[K] | null;
  readonly saved: Versioned<GoodsDrafts[K]>;
};

/** Writes what was judged, and who did it; answers each as it is kept. */
export async function writeGoods<K extends GoodsKind>(
  tx: Transaction,
  kind: K,
  { written, at, actorId }: Writing & { readonly written: readonly Written<K>[] },
): Promise<readonly GoodsDrafts[K][]> {
  const kept = await GOODS_STORES[kind].save(
    tx,
    written.map(({ id, saved }) => ({ ...saved, id })),
  );
  const action = `${kind}.changed` as const;
  const entries = written.map(({ id, before }, index) => ({
    at,
    actorId,
    action,
    subject: id,
    before,
    after: kept[index],
  }));
  await recordAudit(tx, ...entries);
  return kept;
}

/** The same of whether they are archived; answers since when. */
export async function writeArchived(
  tx: Transaction,
  kind: GoodsKind,
  { ids, archived, at, actorId }: Writing & { readonly ids: readonly string[]; readonly archived: boolean },
): Promise<Instant | null> {
  const since = archived ? at : null;
  await GOODS_STORES[kind].setArchived(tx, ids, since);
  const names = await loadRecordedNames(tx, ids);
  const entries = ids.map((subject) => {
    const name = names.get(subject) ?? null;
    return { subject, before: { name, archived: !archived }, after: { name, archived } };
  });
  await recordAudit(tx, ...entries.map((entry) => ({ ...entry, at, actorId, action: `${kind}.archived` as const })));
  return since;
}

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
    const { value: saved } = judged;
    const message = (await GOODS_STORES[kind].block?.(tx, saved.value)) ?? null;
    if (message !== null) return err({ code: 'refused', message });
    const written = [{ id, before: current?.value ?? null, saved }];
    const [value = saved.value] = await writeGoods(tx, kind, { written, at, actorId });
    return ok({ version: saved.version, value });
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
    return ok(await writeArchived(tx, kind, { ids: [id], archived, at: clock.now(), actorId }));
  });
