import { STEP_ORDER } from '@ofenpost/core/catalogue-file/plan-import';
import type { ImportStep } from '@ofenpost/core/catalogue-file/planned-entries';
import type { FiledKind } from '@ofenpost/core/catalogue/catalogue-item';
import { isSame } from '@ofenpost/core/editor/is-same';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { WorkOfKind } from '../background-job/run-background-job.ts';
import { lockCatalogue } from '../catalogue/catalogue-item-store.ts';
import { productSortOrder } from '../catalogue/product-sort-order.ts';
import { putInOrder } from '../catalogue/reorder.ts';
import { type Writing, writeArchived, writeCatalogueItem } from '../catalogue/save-catalogue-item.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { planAsShown } from './catalogue-imports.ts';

const CHANGED_MEANWHILE =
  'Das Sortiment hat sich seit der Prüfung geändert. Importiert wurde nichts; prüfe die Datei noch einmal.';

/** How many items are written at a time. */
const BATCH = 100;

type Steps<K extends FiledKind> = readonly ImportStep<K>[];

/** Writes the items of one kind, then archives or restores those that need it. */
async function takeSteps<K extends FiledKind>(
  tx: Transaction,
  kind: K,
  { steps, writing }: { readonly steps: Steps<K>; readonly writing: Writing },
): Promise<void> {
  const written = steps.flatMap(({ id, before, saved }) =>
    saved === null ? [] : [{ id, before: before?.value ?? null, saved }],
  );
  if (written.length > 0) await writeCatalogueItem(tx, kind, { ...writing, written });
  for (const archived of [true, false]) {
    const ids = steps.flatMap(({ id, before, archived: now }) =>
      now === archived && now !== (before?.archived ?? false) ? [id] : [],
    );
    if (ids.length > 0) await writeArchived(tx, kind, { ...writing, ids, archived });
  }
}

/**
 * Applies the plan of the dry run. Until it ends nobody else can change the catalogue; guests see all of it at once.
 */
export const createImportCatalogue =
  ({ clock }: Pick<Services, 'clock'>): WorkOfKind =>
  async (tx, stored, report) => {
    await lockCatalogue(tx);
    const plan = await planAsShown(tx, stored);
    if (plan === null) return CHANGED_MEANWHILE;
    const { steps, orders, check } = plan;
    const total = steps.length + orders.length;
    const writing = { at: clock.now(), actorId: stored.actorId };
    let done = 0;
    for (const kind of STEP_ORDER) {
      const ofKind = steps.filter((step) => step.kind === kind);
      for (let first = 0; first < ofKind.length; first += BATCH) {
        await report(done, total);
        const batch = ofKind.slice(first, first + BATCH);
        await takeSteps(tx, kind, { steps: batch, writing });
        done += batch.length;
      }
    }
    for (const { productGroupId, ids } of orders) {
      await report(done++, total);
      const sortOrder = productSortOrder(productGroupId);
      const before = await sortOrder.load(tx);
      if (!isSame(before, ids)) await putInOrder(tx, { sortOrder, before, after: ids }, writing);
    }
    const entry = { subject: stored.work.title, before: null, after: check.counts };
    await recordAudit(tx, { ...writing, ...entry, action: 'catalogue.imported' });
    return null;
  };
