import { type CatalogueImport, type ImportedFile, importedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import type { CatalogueImportPort } from '@ofenpost/core/catalogue-file/catalogue-import.port';
import { canImport } from '@ofenpost/core/catalogue-file/import-check';
import { type ImportPlan, planFingerprint, planImport } from '@ofenpost/core/catalogue-file/plan-import';
import type { ImportStep } from '@ofenpost/core/catalogue-file/planned-goods';
import { readCatalogueFile } from '@ofenpost/core/catalogue-file/read-catalogue-file';
import type { StoredGoods } from '@ofenpost/core/catalogue-file/stored-goods';
import type { FiledKind } from '@ofenpost/core/catalogue/goods';
import { may } from '@ofenpost/core/permission/permission';
import { err, ok } from '@ofenpost/core/result/result';
import { type GoodsBook, keepGoods, putLast, shelfOf, withOptionIds } from './goods-book.ts';
import type { Shop, Visitor } from './shop.ts';

function storedGoodsOf(book: GoodsBook): StoredGoods {
  const kept = <K extends FiledKind>(kind: K) =>
    new Map(
      [...shelfOf(book, kind)].map(([id, { version, value }]) => [
        id,
        { version, value, archived: book.archived.has(id) },
      ]),
    );
  return { productGroup: kept('productGroup'), optionGroup: kept('optionGroup'), product: kept('product') };
}

type Kept = {
  readonly shown: CatalogueImport;
  readonly file: ImportedFile;
  readonly plan: ImportPlan;
  readonly owner: string | null;
};

/** Imports that are done as soon as they begin. */
export function createCatalogueImportInMemory(
  { goods, content, clock }: Shop,
  { account }: Visitor,
): CatalogueImportPort {
  const imports = new Map<string, Kept>();
  const by = `${account.firstname} ${account.lastname}`.trim();
  const enter = () => {
    if (!may(account, 'catalogue.import')) throw new Error('not allowed');
  };
  const planNow = (id: string, { text, isWhole }: ImportedFile) =>
    planImport(readCatalogueFile(text), storedGoodsOf(goods), { importId: id, isWhole });
  const keep = (id: string, file: ImportedFile, shown: Omit<CatalogueImport, 'check' | 'isWhole'>): CatalogueImport => {
    const plan = planNow(id, file);
    const kept = { ...shown, isWhole: file.isWhole, check: plan.check };
    imports.set(id, { shown: kept, file, plan, owner: account.id });
    return kept;
  };
  const open = (id: string) => {
    const kept = imports.get(id);
    return kept?.owner === account.id ? kept : undefined;
  };
  const take = <K extends FiledKind>({ kind, id, saved, archived }: ImportStep<K>) => {
    if (saved !== null) {
      const value = withOptionIds(saved.value);
      keepGoods(shelfOf(goods, kind), id, { ...saved, value }, { at: clock.now(), by });
    }
    if (!archived) goods.archived.delete(id);
    else if (!goods.archived.has(id)) goods.archived.set(id, clock.now());
  };
  return {
    prepare: async (asked) => {
      enter();
      const file = importedFile.parse(asked);
      const id = crypto.randomUUID();
      const work = { id, title: file.name, by, at: clock.now(), state: 'prepared', done: 0, total: 0 } as const;
      return keep(id, file, { ...work, ended: null, failure: null });
    },
    prepareAgain: async (id, isWhole) => {
      enter();
      const kept = open(id);
      if (kept?.shown.state !== 'prepared') return err({ code: 'importUnknown' });
      return ok(keep(id, { ...kept.file, isWhole }, kept.shown));
    },
    loadLatest: async () => {
      enter();
      return [...imports.values()].findLast(({ owner }) => owner === account.id)?.shown ?? null;
    },
    start: async (id) => {
      enter();
      const kept = open(id);
      if (kept === undefined) return err({ code: 'importUnknown' });
      if (kept.shown.state !== 'prepared') return ok(kept.shown);
      if (!canImport(kept.shown.check)) return err({ code: 'importBlocked' });
      const plan = planNow(id, kept.file);
      if (planFingerprint(plan) !== planFingerprint(kept.plan))
        return err({ code: 'catalogueChanged', now: keep(id, kept.file, kept.shown) });
      for (const step of plan.steps) take(step);
      for (const { productGroupId, ids } of plan.orders)
        putLast(productGroupId === null ? goods.productGroup : goods.product, ids);
      const total = plan.steps.length + plan.orders.length;
      const done = { ...kept.shown, state: 'done', done: total, total, ended: clock.now() } as const;
      imports.set(id, { ...kept, shown: done });
      content.changed();
      return ok(done);
    },
    cancel: async (id) => {
      enter();
      const kept = open(id);
      if (kept === undefined || kept.shown.state === 'prepared') return err({ code: 'importUnknown' });
      return kept.shown.state === 'done' ? err({ code: 'importDone', now: kept.shown }) : ok(kept.shown);
    },
    dismiss: async (id) => {
      enter();
      if (open(id) !== undefined) imports.delete(id);
    },
  };
}
