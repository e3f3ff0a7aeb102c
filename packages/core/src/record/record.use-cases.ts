import type { SaveAnswer } from '../editor/editor.ts';
import { type ChangeRule, type Versioned, allRules, validateSaving } from '../editor/versioned.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { type Arrangement, arrange } from './arrangement.ts';
import type { AuditEntry, AuditedAction } from './audit-entry.ts';
import type { RecordDefinition } from './record-definition.ts';

/** What the use cases need of their host; `Tx` is its transaction. */
export type RecordPorts<Tx> = {
  readonly clock: ClockPort;
  /** All of the work is stored, or nothing. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  recordAudit(tx: Tx, ...entries: readonly Omit<AuditEntry, 'number'>[]): Promise<void>;
};

export type SavedRecord<Draft> = Versioned<Draft> & {
  readonly id: string;
  /** Whether no record had this id when it was locked. */
  readonly isNew: boolean;
};
type StoredDraft<Draft> = { readonly id: string; readonly value: Draft };

/** Where the records of one kind are stored. */
export type RecordRepository<Tx, Draft> = {
  readonly definition: RecordDefinition<Draft>;
  /** Null when no record has this id. */
  load(tx: Tx, id: string): Promise<Versioned<Draft> | null>;
  /**
   * Loads it and prevents other changes of it, and of what its rules depend on, until the transaction ends. Not needed
   * where transactions run one after the other.
   */
  loadLocked?(tx: Tx, id: string): Promise<Versioned<Draft> | null>;
  /** The rules of a change that depend on other data, beside those of the definition. */
  rule?(tx: Tx, id: string, draft: Draft): Promise<ChangeRule<Draft>>;
  /** Inserts or updates them, and returns them as they are stored; none when another request created them first. */
  save(tx: Tx, saved: readonly SavedRecord<Draft>[], at: Instant): Promise<readonly StoredDraft<Draft>[]>;
};

/** The account that makes a change, and when. */
export type ChangedBy = Pick<AuditEntry, 'actorId' | 'at'>;
type By = Pick<AuditEntry, 'actorId'>;

type Load<Tx, Stored> = (tx: Tx, id: string) => Promise<Stored | null>;

type RecordChange<Draft> = {
  readonly id: string;
  /** Null: the record is new. */
  readonly before: Draft | null;
  readonly saved: Versioned<Draft>;
};

const subjectOf = ({ subjectOf: named }: Pick<RecordDefinition<never>, 'subjectOf'>, id: string): string =>
  named?.(id) ?? id;

/** Writes validated records and their audit entries; returns each as it is stored. */
export async function writeRecords<Tx, Draft>(
  ports: Pick<RecordPorts<Tx>, 'recordAudit'>,
  { definition, save }: Pick<RecordRepository<Tx, Draft>, 'definition' | 'save'>,
  tx: Tx,
  { changes, ...by }: ChangedBy & { readonly changes: readonly RecordChange<Draft>[] },
): Promise<readonly Draft[]> {
  const records = changes.map(({ id, before, saved }) => ({ ...saved, id, isNew: before === null }));
  const stored = new Map((await save(tx, records, by.at)).map(({ id, value }) => [id, value]));
  const entries = changes.flatMap(({ id, before }) => {
    const after = stored.get(id);
    if (after === undefined) return [];
    return [{ ...by, action: definition.changed, subject: subjectOf(definition, id), before, after }];
  });
  if (entries.length > 0) await ports.recordAudit(tx, ...entries);
  return entries.map(({ after }) => after);
}

const loadForChange = <Tx, Stored>(
  { load, loadLocked = load }: { load: Load<Tx, Stored>; loadLocked?: Load<Tx, Stored> },
  tx: Tx,
  id: string,
): Promise<Stored | null> => loadLocked(tx, id);

type SaveRequest<Draft> = By & {
  readonly id: string;
  readonly saving: Versioned<Draft>;
  /** Whether whoever saves may do what the definition's `overrides` names. */
  readonly mayOverride?: boolean;
};

/**
 * Saves a record and records who did it, in one transaction. A draft that is stored already changes nothing, so that a
 * request may be repeated.
 */
export async function saveRecord<Tx, Draft>(
  ports: RecordPorts<Tx>,
  repository: RecordRepository<Tx, Draft>,
  request: SaveRequest<Draft>,
): Promise<SaveAnswer<Versioned<Draft>>> {
  const { id, saving, actorId, mayOverride = false } = request;
  const { definition } = repository;
  const answer = await ports.transaction(async (tx): Promise<SaveAnswer<Versioned<Draft>> | null> => {
    const found = await loadForChange(repository, tx, id);
    const current = found && { version: found.version, value: found.value };
    const at = ports.clock.now();
    const rule = await repository.rule?.(tx, id, saving.value);
    const rules = { ...definition, ...rule, ...allRules(definition, rule) };
    const validated = validateSaving(rules, { current, saving, now: at, mayOverride });
    if (!validated.ok || validated.value === current) return validated;
    const changes = [{ id, before: current?.value ?? null, saved: validated.value }];
    const [value] = await writeRecords(ports, repository, tx, { changes, at, actorId });
    return value === undefined ? null : ok({ version: validated.value.version, value });
  });
  // Two requests created the same record at once, and the other one was first.
  return answer ?? saveRecord(ports, repository, request);
}

/** A record that can be deleted for good. */
export type RemovableRepository<Tx, Draft, E> = RecordRepository<Tx, Draft> & {
  /** Whether it may be deleted. */
  validateRemoval(
    tx: Tx,
    id: string,
    removal: { readonly current: Versioned<Draft> | null; readonly now: Instant },
  ): Promise<Result<Versioned<Draft>, E>>;
  remove(tx: Tx, id: string): Promise<void>;
};

/** Deletes a record and answers it as it was; the audit log still has its contents. */
export const removeRecord = <Tx, Draft, E>(
  ports: RecordPorts<Tx>,
  repository: RemovableRepository<Tx, Draft, E>,
  { id, actorId }: By & { readonly id: string },
): Promise<Result<Versioned<Draft>, E>> =>
  ports.transaction(async (tx) => {
    const current = await loadForChange(repository, tx, id);
    const at = ports.clock.now();
    const removable = await repository.validateRemoval(tx, id, { current, now: at });
    if (!removable.ok) return removable;
    await repository.remove(tx, id);
    const { value: before } = removable.value;
    const { definition } = repository;
    const subject = subjectOf(definition, id);
    await ports.recordAudit(tx, { at, actorId, action: definition.changed, subject, before, after: null });
    return removable;
  });

type Archivable<Draft> = Versioned<Draft> & { readonly archived: Instant | null };

/** A record that is archived and restored. */
export type ArchivableRepository<Tx, Draft> = Omit<
  RecordRepository<Tx, Draft>,
  'definition' | 'load' | 'loadLocked'
> & {
  /** With the audited action of archiving and restoring it. */
  readonly definition: RecordDefinition<Draft> & { readonly archived: AuditedAction };
  load(tx: Tx, id: string): Promise<Archivable<Draft> | null>;
  loadLocked?(tx: Tx, id: string): Promise<Archivable<Draft> | null>;
  /** Why it cannot be archived, or restored, in German. */
  archiveBlock(
    tx: Tx,
    id: string,
    requested: { readonly archived: boolean; readonly draft: Draft },
  ): Promise<string | null>;
  /** Null restores them, at the end of the sort order. Returns their names. */
  setArchived(
    tx: Tx,
    ids: readonly string[],
    archived: Instant | null,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;
};

/** Archives or restores records, with their audit entries; returns since when they are archived. */
export async function writeArchived<Tx, Draft>(
  ports: Pick<RecordPorts<Tx>, 'recordAudit'>,
  { definition, setArchived }: Pick<ArchivableRepository<Tx, Draft>, 'definition' | 'setArchived'>,
  tx: Tx,
  { ids, archived, ...by }: ChangedBy & { readonly ids: readonly string[]; readonly archived: boolean },
): Promise<Instant | null> {
  const since = archived ? by.at : null;
  const names = new Map((await setArchived(tx, ids, since)).map(({ id, name }) => [id, name]));
  const entries = ids.map((id) => {
    const name = names.get(id) ?? null;
    const change = { before: { name, archived: !archived }, after: { name, archived } };
    return { ...by, ...change, action: definition.archived, subject: subjectOf(definition, id) };
  });
  await ports.recordAudit(tx, ...entries);
  return since;
}

/** Archives or restores a record; returns since when it is archived. */
export const archiveRecord = <Tx, Draft>(
  ports: RecordPorts<Tx>,
  repository: ArchivableRepository<Tx, Draft>,
  { id, archived, actorId }: By & { readonly id: string; readonly archived: boolean },
): Promise<Result<Instant | null, { readonly code: 'refused'; readonly message: string }>> =>
  ports.transaction(async (tx) => {
    const found = await loadForChange(repository, tx, id);
    if (found === null) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
    if (archived === (found.archived !== null)) return ok(found.archived);
    const message = await repository.archiveBlock(tx, id, { archived, draft: found.value });
    if (message !== null) return err({ code: 'refused', message });
    return ok(await writeArchived(ports, repository, tx, { ids: [id], archived, at: ports.clock.now(), actorId }));
  });

/** A list whose order staff can change. */
export type SortedList<Tx> = {
  /** The audited action, and its subject in the audit log. */
  readonly action: AuditedAction;
  readonly subject: string;
  lock?(tx: Tx): Promise<void>;
  /** The ids without the archived ones, in order. */
  load(tx: Tx): Promise<readonly string[]>;
  save(tx: Tx, ids: readonly string[]): Promise<void>;
};

/** Writes a new order and its audit entry. */
export async function writeOrder<Tx>(
  ports: Pick<RecordPorts<Tx>, 'recordAudit'>,
  { action, subject, save }: SortedList<Tx>,
  tx: Tx,
  change: ChangedBy & { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<void> {
  await save(tx, change.after);
  await ports.recordAudit(tx, { ...change, action, subject });
}

/** Changes the order of a list and records who did it. */
export const sortRecords = <Tx>(
  ports: RecordPorts<Tx>,
  list: SortedList<Tx>,
  { arrangement, actorId }: By & { readonly arrangement: Arrangement },
): Promise<SaveAnswer<readonly string[]>> =>
  ports.transaction(async (tx) => {
    await list.lock?.(tx);
    const before = await list.load(tx);
    const arranged = arrange(before, arrangement);
    if (!arranged.ok || arranged.value === before) return arranged;
    await writeOrder(ports, list, tx, { before, after: arranged.value, at: ports.clock.now(), actorId });
    return arranged;
  });
