import { createHash, randomUUID } from 'node:crypto';
import { IMPORTS_PATH } from '@ofenpost/contract/catalogue/catalogue-import.contract';
import {
  type CatalogueImport,
  type ImportError,
  type ImportedFile,
  canImport,
  importCheck,
} from '@ofenpost/core/catalogue-file/catalogue-import';
import { applyImport } from '@ofenpost/core/catalogue-file/import.use-cases';
import { type ImportPlan, planFingerprint, planImport } from '@ofenpost/core/catalogue-file/plan-import';
import { readCatalogueFile } from '@ofenpost/core/catalogue-file/read-catalogue-file';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { ORPCError } from '@orpc/server';
import * as z from 'zod/mini';
import { recordAudit } from '../audit/audit-log.repository.ts';
import {
  type StoredJob,
  dismissJob,
  enqueueBackgroundJob,
  findLatestJob,
  findJobUnderWay,
  findJob,
  insertPreparedJob,
  loadJobInput,
  lockJobKind,
  lockJob,
  saveJobDetails,
} from '../background-job/background-job.repository.ts';
import type { BackgroundJobHandler } from '../background-job/run-background-job.ts';
import type { Transaction } from '../database/database.ts';
import type { Upload } from '../http/upload-limit.ts';
import { SNAPSHOT } from '../record/record-store.ts';
import type { Services } from '../services.ts';
import { lockCatalogue } from './catalogue-item-store.ts';
import { loadExistingItems } from './existing-items.repository.ts';
import { catalogueRecord } from './save-catalogue-item.ts';
import { productSortOrder } from './sort-order.ts';

/** The kind of background job that imports a catalogue. */
export const CATALOGUE_IMPORT = 'catalogueImport';

type Dependencies = Pick<Services, 'database' | 'clock'>;
type By = { readonly actorId: string };
type Answer = Promise<Result<CatalogueImport, ImportError>>;

/** The details of the job: the shown check, and the fingerprint by which a later plan is recognised as the same. */
const detailsSchema = z.object({ isWhole: z.boolean(), check: importCheck, fingerprint: z.string() });

/** PostgreSQL stores neither null characters nor lone surrogates; no name has them either. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

const fingerprintOf = (plan: ImportPlan): string =>
  createHash('sha256').update(planFingerprint(plan)).digest('base64url');

/** A job of this kind as clients see it. */
export const toImport = ({ job, details }: StoredJob): CatalogueImport => {
  const { isWhole, check } = detailsSchema.parse(details);
  return { ...job, isWhole, check };
};

type Planned = { readonly plan: ImportPlan; readonly details: z.infer<typeof detailsSchema> };

async function planNow(tx: Transaction, importId: string, text: string, isWhole: boolean): Promise<Planned> {
  const plan = planImport(readCatalogueFile(text), await loadExistingItems(tx), { importId, isWhole });
  return { plan, details: { isWhole, check: plan.check, fingerprint: fingerprintOf(plan) } };
}

/** The file's current plan; null if it differs from the shown one. */
async function planAsShown(tx: Transaction, { job, details }: StoredJob): Promise<ImportPlan | null> {
  const shown = detailsSchema.parse(details);
  const { plan, details: now } = await planNow(tx, job.id, await loadJobInput(tx, job.id), shown.isWhole);
  return now.fingerprint === shown.fingerprint ? plan : null;
}

async function load({ database }: Dependencies, id: string): Promise<CatalogueImport> {
  const stored = await findJob(database, id);
  if (stored === null) throw new Error(`The import ${id} is missing.`);
  return toImport(stored);
}

/** Reads a file and stores its plan. */
export async function prepareImport(
  services: Dependencies,
  { name, text, isWhole, actorId }: ImportedFile & By,
): Promise<CatalogueImport> {
  const { database, clock } = services;
  const id = randomUUID();
  const input = storable(text);
  const { details } = await database.transaction((tx) => planNow(tx, id, input, isWhole), SNAPSHOT);
  const job = { id, kind: CATALOGUE_IMPORT, title: storable(name), at: clock.now(), actorId };
  await insertPreparedJob(database, { ...job, input, details });
  return load(services, id);
}

/** Whether it is this account's own import that has not begun. */
const isOpen = (stored: StoredJob | null, actorId: string): stored is StoredJob =>
  stored?.kind === CATALOGUE_IMPORT && stored.actorId === actorId && stored.job.state === 'prepared';

/** Checks the same file against the current catalogue. */
export async function prepareAgain(
  services: Dependencies,
  requested: By & { readonly id: string; readonly isWhole: boolean },
): Answer {
  const { database } = services;
  const { id, isWhole, actorId } = requested;
  if (!isOpen(await findJob(database, id), actorId)) return err({ code: 'importUnknown' });
  const input = await loadJobInput(database, id);
  const { details } = await database.transaction((tx) => planNow(tx, id, input, isWhole), SNAPSHOT);
  return database.transaction(async (tx) => {
    if (!isOpen(await lockJob(tx, id), actorId)) return err({ code: 'importUnknown' });
    await saveJobDetails(tx, id, details);
    const stored = await findJob(tx, id);
    return stored === null ? err({ code: 'importUnknown' }) : ok(toImport(stored));
  });
}

export async function loadLatestImport({ database }: Dependencies, { actorId }: By): Promise<CatalogueImport | null> {
  const stored = await findLatestJob(database, CATALOGUE_IMPORT, actorId);
  return stored && toImport(stored);
}

/** Enqueues the import if the dry run still gives the same result. */
export async function startImport(services: Dependencies, { id, actorId }: By & { readonly id: string }): Answer {
  const { database } = services;
  const stored = await findJob(database, id);
  if (stored === null || stored.kind !== CATALOGUE_IMPORT || stored.actorId !== actorId)
    return err({ code: 'importUnknown' });
  if (stored.job.state !== 'prepared') return ok(toImport(stored));
  if (!canImport(toImport(stored).check)) return err({ code: 'importBlocked' });
  const isAsShown = (await database.transaction((tx) => planAsShown(tx, stored), SNAPSHOT)) !== null;
  if (!isAsShown) {
    const again = await prepareAgain(services, { id, actorId, isWhole: toImport(stored).isWhole });
    return again.ok ? err({ code: 'catalogueChanged', now: again.value }) : again;
  }
  return database.transaction(async (tx) => {
    // Of two concurrent starts, the lock of the kind lets one be first.
    await lockJobKind(tx, CATALOGUE_IMPORT);
    const now = await lockJob(tx, id);
    if (now?.job.state !== 'prepared') return now === null ? err({ code: 'importUnknown' }) : ok(toImport(now));
    const other = await findJobUnderWay(tx, CATALOGUE_IMPORT);
    if (other !== null) return err({ code: 'importUnderWay', by: other.job.by });
    await enqueueBackgroundJob(tx, id);
    const begun = await findJob(tx, id);
    return begun === null ? err({ code: 'importUnknown' }) : ok(toImport(begun));
  });
}

export const dismissImport = (
  { database }: Dependencies,
  { id, actorId }: By & { readonly id: string },
): Promise<void> => dismissJob(database, id, actorId);

export const CATALOGUE_UPLOAD: Upload = {
  path: `/api${IMPORTS_PATH}`,
  action: 'catalogue.import',
  /** Room for a file of the maximum length, in characters of two bytes and with JSON's escapes. */
  bytesMax: 12 * 1024 * 1024,
  atOnce: 2,
  tooLarge: new ORPCError('PAYLOAD_TOO_LARGE', { message: 'Diese Anfrage ist zu gross.' }),
  busy: 'Gerade werden schon mehrere Dateien geprüft. Bitte versuch es gleich nochmals.',
};

const CHANGED_MEANWHILE =
  'Das Sortiment hat sich seit der Prüfung geändert. Importiert wurde nichts; prüfe die Datei noch einmal.';

/**
 * Applies the plan of the dry run. Until it ends nobody else can change the catalogue; guests see all of it at once.
 */
export const createImportCatalogue =
  ({ clock }: Pick<Services, 'clock'>): BackgroundJobHandler =>
  async (tx, stored, report) => {
    await lockCatalogue(tx);
    const plan = await planAsShown(tx, stored);
    if (plan === null) return CHANGED_MEANWHILE;
    const ports = { recordAudit, recordOf: catalogueRecord, sortOrderOf: productSortOrder, report };
    await applyImport(ports, tx, { plan, title: stored.job.title, at: clock.now(), actorId: stored.actorId });
    return null;
  };
