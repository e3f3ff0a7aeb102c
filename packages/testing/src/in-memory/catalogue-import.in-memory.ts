import {
  type CatalogueImport,
  type ImportedFile,
  importedFile,
  canImport,
} from '@ofenpost/core/catalogue-file/catalogue-import';
import type { CatalogueImportPort } from '@ofenpost/core/catalogue-file/catalogue-import.port';
import type { ExistingItems } from '@ofenpost/core/catalogue-file/existing-items';
import { applyImport } from '@ofenpost/core/catalogue-file/import.use-cases';
import { type ImportPlan, planFingerprint, planImport } from '@ofenpost/core/catalogue-file/plan-import';
import { readCatalogueFile } from '@ofenpost/core/catalogue-file/read-catalogue-file';
import type { FiledKind } from '@ofenpost/core/catalogue/catalogue-item';
import { fullName } from '@ofenpost/core/contact/full-name';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { type CatalogueRepository, catalogueRecord, productSortOrder, repositoryOf } from './catalogue-repository.ts';
import { recordPorts } from './record.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

function existingItemsOf(book: CatalogueRepository): ExistingItems {
  const stored = <K extends FiledKind>(kind: K) =>
    new Map(
      [...repositoryOf(book, kind)].map(([id, { version, value }]) => [
        id,
        { version, value, archived: book.archived.has(id) },
      ]),
    );
  return { productGroup: stored('productGroup'), optionGroup: stored('optionGroup'), product: stored('product') };
}

type Stored = {
  readonly shown: CatalogueImport;
  readonly file: ImportedFile;
  readonly plan: ImportPlan;
  readonly owner: string | null;
};

/** Imports that end as soon as they begin. */
export function createCatalogueImportInMemory(shop: Shop, { account }: Visitor): CatalogueImportPort {
  const { items: catalogueItems, clock } = shop;
  const imports = new Map<string, Stored>();
  const by = fullName(account);
  const enter = () => {
    if (!may(account, 'catalogue.import')) throw new Error('not allowed');
  };
  const planNow = (id: string, { text, isWhole }: ImportedFile) =>
    planImport(readCatalogueFile(text), existingItemsOf(catalogueItems), { importId: id, isWhole });
  const store = (
    id: string,
    file: ImportedFile,
    shown: Omit<CatalogueImport, 'check' | 'isWhole'>,
  ): CatalogueImport => {
    const plan = planNow(id, file);
    const stored = { ...shown, isWhole: file.isWhole, check: plan.check };
    imports.set(id, { shown: stored, file, plan, owner: account.id });
    return stored;
  };
  const open = (id: string) => {
    const stored = imports.get(id);
    return stored?.owner === account.id ? stored : undefined;
  };
  return {
    prepare: async (requested) => {
      enter();
      const file = importedFile.parse(requested);
      const id = crypto.randomUUID();
      const work = { id, title: file.name, by, at: clock.now(), state: 'prepared', done: 0, total: 0 } as const;
      return store(id, file, { ...work, ended: null, failure: null });
    },
    prepareAgain: async (id, isWhole) => {
      enter();
      const stored = open(id);
      if (stored?.shown.state !== 'prepared') return err({ code: 'importUnknown' });
      return ok(store(id, { ...stored.file, isWhole }, stored.shown));
    },
    loadLatest: async () => {
      enter();
      return [...imports.values()].findLast(({ owner }) => owner === account.id)?.shown ?? null;
    },
    start: async (id) => {
      enter();
      const stored = open(id);
      if (stored === undefined) return err({ code: 'importUnknown' });
      if (stored.shown.state !== 'prepared') return ok(stored.shown);
      if (!canImport(stored.shown.check)) return err({ code: 'importBlocked' });
      const plan = planNow(id, stored.file);
      if (planFingerprint(plan) !== planFingerprint(stored.plan))
        return err({ code: 'catalogueChanged', now: store(id, stored.file, stored.shown) });
      const ports = { ...recordPorts(shop), recordOf: catalogueRecord, sortOrderOf: productSortOrder };
      const applied = { plan, title: stored.file.name, at: clock.now(), actorId: account.id };
      await ports.transaction((tx) => applyImport({ ...ports, report: async () => {} }, tx, applied));
      const total = plan.steps.length + plan.orders.length;
      const done = { ...stored.shown, state: 'done', done: total, total, ended: clock.now() } as const;
      imports.set(id, { ...stored, shown: done });
      return ok(done);
    },
    cancel: async (id) => {
      enter();
      const stored = open(id);
      if (stored === undefined || stored.shown.state === 'prepared') return err({ code: 'importUnknown' });
      return stored.shown.state === 'done' ? err({ code: 'importDone', now: stored.shown }) : ok(stored.shown);
    },
    dismiss: async (id) => {
      enter();
      if (open(id) !== undefined) imports.delete(id);
    },
  };
}
