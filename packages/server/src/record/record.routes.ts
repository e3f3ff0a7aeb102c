import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { Arrangement } from '@ofenpost/core/record/arrangement';
import type { RecordDefinition } from '@ofenpost/core/record/record-definition';
import {
  type ArchivableRepository,
  type RemovableRepository,
  type SortedList,
  archiveRecord,
  removeRecord,
  saveRecord,
  sortRecords,
} from '@ofenpost/core/record/record.use-cases';
import { may } from '@ofenpost/core/role/permission';
import type { Instant } from '@ofenpost/core/time/instant';
import { loadRecordedChanges } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { type RecordStore, recordPorts } from './record-store.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;
/** A request of staff whose refusal is `E`. */
export type RecordCall<Input, E> = {
  readonly context: ApiContext;
  readonly input: Input;
  readonly errors: { readonly REFUSED: (refusal: { readonly data: E }) => Error };
};
type One = { readonly id: string };

/** The handler that saves a record. */
export const savesRecord =
  <Draft>(services: Dependencies, store: RecordStore<Draft>) =>
  async ({
    context,
    input: { id, version, value },
    errors,
  }: RecordCall<Versioned<Draft> & One, SaveError<Versioned<Draft>>>): Promise<Versioned<Draft>> => {
    const { overrides } = store.definition;
    const mayOverride = overrides !== undefined && may(await context.account(), overrides);
    const request = { id, saving: { version, value }, actorId: await signedInId(context), mayOverride };
    const saved = await saveRecord(recordPorts(services), store, request);
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  };

/** The handler that deletes a record for good. */
export const removesRecord =
  <Draft, E>(services: Dependencies, store: RemovableRepository<Transaction, Draft, E>) =>
  async ({ context, input: { id }, errors }: RecordCall<One, E>): Promise<Versioned<Draft>> => {
    const removed = await removeRecord(recordPorts(services), store, { id, actorId: await signedInId(context) });
    if (!removed.ok) throw errors.REFUSED({ data: removed.error });
    return removed.value;
  };

/** The handler that archives a record or restores it. */
export const archivesRecord =
  <Draft>(services: Dependencies, store: ArchivableRepository<Transaction, Draft>) =>
  async ({
    context,
    input: { id, archived },
    errors,
  }: RecordCall<
    One & { readonly archived: boolean },
    { readonly code: 'refused'; readonly message: string }
  >): Promise<{
    readonly archived: Instant | null;
  }> => {
    const request = { id, archived, actorId: await signedInId(context) };
    const answer = await archiveRecord(recordPorts(services), store, request);
    if (!answer.ok) throw errors.REFUSED({ data: answer.error });
    return { archived: answer.value };
  };

/** Answers a request for another order of a list. */
export async function sortsRecords(
  services: Dependencies,
  list: SortedList<Transaction>,
  { context, input: { from, to }, errors }: RecordCall<Arrangement, SaveError<string[]>>,
): Promise<string[]> {
  const request = { arrangement: { from, to }, actorId: await signedInId(context) };
  const sorted = await sortRecords(recordPorts(services), list, request);
  if (sorted.ok) return [...sorted.value];
  const { error } = sorted;
  throw errors.REFUSED({ data: error.code === 'conflict' ? { ...error, theirs: [...error.theirs] } : error });
}

/** The last changes of a record, newest first. */
export const listRecordedChanges = <Draft>(
  { database }: Pick<Services, 'database'>,
  { changed, draft }: Pick<RecordDefinition<Draft>, 'changed' | 'draft'>,
  subject: string,
): Promise<RecordedChange<Draft>[]> => loadRecordedChanges(database, { action: changed, subject, draft });
