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
  type StoredWork,
  dismissWork,
  enqueueWork,
  findLatest,
  findUnderWay,
  findWork,
  insertPreparedWork,
  loadInput,
  lockKind,
  lockWork,
  saveDetails,
} from '../background-job/background-job.repository.ts';
import type { WorkOfKind } from '../background-job/run-background-job.ts';
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
export const toImport = ({ work, details }: StoredWork): CatalogueImport => {
  const { isWhole, check } = detailsSchema.parse(details);
  return { ...work, isWhole, check };
};

type Planned = { readonly plan: ImportPlan; readonly details: z.infer<typeof detailsSchema> };

async function planNow(tx: Transaction, importId: string, text: string, isWhole: boolean): Promise<Planned> {
  const plan = planImport(readCatalogueFile(text), await loadExistingItems(tx), { importId, isWhole });
  return { plan, details: { isWhole, check: plan.check, fingerprint: fingerprintOf(plan) } };
}

/** The file's current plan; null if it differs from the shown one. */
async function planAsShown(tx: Transaction, { work, details }: StoredWork): Promise<ImportPlan | null> {
  const shown = detailsSchema.parse(details);
  const { plan, details: now } = await planNow(tx, work.id, await loadInput(tx, work.id), shown.isWhole);
  return now.fingerprint === shown.fingerprint ? plan : null;
}

async function load({ database }: Dependencies, id: string): Promise<CatalogueImport> {
  const stored = await findWork(database, id);
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
  const work = { id, kind: CATALOGUE_IMPORT, title: storable(name), at: clock.now(), actorId };
  await insertPreparedWork(database, { ...work, input, details });
  return load(services, id);
}

/** Whether it is this account's own import that has not begun. */
const isOpen = (stored: StoredWork | null, actorId: string): stored is StoredWork =>
  stored?.kind === CATALOGUE_IMPORT && stored.actorId === actorId && stored.work.state === 'prepared';

/** Checks the same file against the current catalogue. */
export async function prepareAgain(
  services: Dependencies,
  requested: By & { readonly id: string; readonly isWhole: boolean },
): Answer {
  const { database } = services;
  const { id, isWhole, actorId } = requested;
  if (!isOpen(await findWork(database, id), actorId)) return err({ code: 'importUnknown' });
  const input = await loadInput(database, id);
  const { details } = await database.transaction((tx) => planNow(tx, id, input, isWhole), SNAPSHOT);
  return database.transaction(async (tx) => {
    if (!isOpen(await lockWork(tx, id), actorId)) return err({ code: 'importUnknown' });
    await saveDetails(tx, id, details);
    const stored = await findWork(tx, id);
    return stored === null ? err({ code: 'importUnknown' }) : ok(toImport(stored));
  });
}

export async function loadLatestImport({ database }: Dependencies, { actorId }: By): Promise<CatalogueImport | null> {
  const stored = await findLatest(database, CATALOGUE_IMPORT, actorId);
  return stored && toImport(stored);
}

/** Enqueues the import if the dry run still gives the same result. */
export async function startImport(services: Dependencies, { id, actorId }: By & { readonly id: string }): Answer {
  const { database } = services;
  const stored = await findWork(database, id);
  if (stored === null || stored.kind !== CATALOGUE_IMPORT || stored.actorId !== actorId)
    return err({ code: 'importUnknown' });
  if (stored.work.state !== 'prepared') return ok(toImport(stored));
  if (!canImport(toImport(stored).check)) return err({ code: 'importBlocked' });
  const isAsShown = (await database.transaction((tx) => planAsShown(tx, stored), SNAPSHOT)) !== null;
  if (!isAsShown) {
    const again = await prepareAgain(services, { id, actorId, isWhole: toImport(stored).isWhole });
    return again.ok ? err({ code: 'catalogueChanged', now: again.value }) : again;
  }
  return database.transaction(async (tx) => {
    // Of two concurrent starts, the lock of the kind lets one be first.
    await lockKind(tx, CATALOGUE_IMPORT);
    const now = await lockWork(tx, id);
    if (now?.work.state !== 'prepared') return now === null ? err({ code: 'importUnknown' }) : ok(toImport(now));
    const other = await findUnderWay(tx, CATALOGUE_IMPORT);
    if (other !== null) return err({ code: 'importUnderWay', by: other.work.by });
    await enqueueWork(tx, id);
    const begun = await findWork(tx, id);
    return begun === null ? err({ code: 'importUnknown' }) : ok(toImport(begun));
  });
}

export const dismissImport = (
  { database }: Dependencies,
  { id, actorId }: By & { readonly id: string },
): Promise<void> => dismissWork(database, id, actorId);

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
  ({ clock }: Pick<Services, 'clock'>): WorkOfKind =>
  async (tx, stored, report) => {
    await lockCatalogue(tx);
    const plan = await planAsShown(tx, stored);
    if (plan === null) return CHANGED_MEANWHILE;
    const ports = { recordAudit, recordOf: catalogueRecord, sortOrderOf: productSortOrder, report };
    await applyImport(ports, tx, { plan, title: stored.work.title, at: clock.now(), actorId: stored.actorId });
    return null;
  };
