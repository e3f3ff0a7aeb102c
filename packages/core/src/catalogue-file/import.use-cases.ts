import type { CatalogueItemDrafts, FiledKind } from '../catalogue/catalogue-item.ts';
import { isSame } from '../editor/compare.ts';
import {
  type ArchivableRepository,
  type RecordPorts,
  type SortedList,
  type ChangedBy,
  writeArchived,
  writeOrder,
  writeRecords,
} from '../record/record.use-cases.ts';
import { type ImportPlan, STEP_ORDER } from './plan-import.ts';
import type { ImportStep } from './planned-entries.ts';

/** Where an import writes; `Tx` is the transaction of the host. */
export type ImportPorts<Tx> = Pick<RecordPorts<Tx>, 'recordAudit'> & {
  recordOf<K extends FiledKind>(kind: K): ArchivableRepository<Tx, CatalogueItemDrafts[K]>;
  /** The products of a group; null: the groups themselves. */
  sortOrderOf(productGroupId: string | null): SortedList<Tx>;
  /** Reports the progress. */
  report(done: number, total: number): Promise<void>;
};

/** How many items are written at a time. */
const BATCH = 100;

type Steps<K extends FiledKind> = readonly ImportStep<K>[];

/** Writes the items of one kind, then archives or restores those that need it. */
async function takeSteps<Tx, K extends FiledKind>(
  ports: ImportPorts<Tx>,
  tx: Tx,
  kind: K,
  { steps, by }: { readonly steps: Steps<K>; readonly by: ChangedBy },
): Promise<void> {
  const record = ports.recordOf(kind);
  const changes = steps.flatMap(({ id, before, saved }) =>
    saved === null ? [] : [{ id, before: before?.value ?? null, saved }],
  );
  if (changes.length > 0) await writeRecords(ports, record, tx, { ...by, changes });
  for (const archived of [true, false]) {
    const ids = steps.flatMap(({ id, before, archived: now }) =>
      now === archived && now !== (before?.archived ?? false) ? [id] : [],
    );
    if (ids.length > 0) await writeArchived(ports, record, tx, { ...by, ids, archived });
  }
}

type Applied = ChangedBy & { readonly plan: ImportPlan; /** The name of the file. */ readonly title: string };

/** Applies the plan of a dry run in a transaction in which nobody else can change the catalogue. */
export async function applyImport<Tx>(
  ports: ImportPorts<Tx>,
  tx: Tx,
  { plan: { steps, orders, check }, title, ...by }: Applied,
): Promise<void> {
  const total = steps.length + orders.length;
  let done = 0;
  for (const kind of STEP_ORDER) {
    const ofKind = steps.filter((step) => step.kind === kind);
    for (let first = 0; first < ofKind.length; first += BATCH) {
      await ports.report(done, total);
      const batch = ofKind.slice(first, first + BATCH);
      await takeSteps(ports, tx, kind, { steps: batch, by });
      done += batch.length;
    }
  }
  for (const { productGroupId, ids } of orders) {
    await ports.report(done++, total);
    const sortOrder = ports.sortOrderOf(productGroupId);
    const before = await sortOrder.load(tx);
    if (!isSame(before, ids)) await writeOrder(ports, sortOrder, tx, { ...by, before, after: ids });
  }
  const entry = { subject: title, before: null, after: check.counts };
  await ports.recordAudit(tx, { ...by, ...entry, action: 'catalogue.imported' });
}
