import { fullName } from '@ofenpost/core/contact/full-name';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import {
  RECORDED_CHANGES_MAX,
  type RecordedChange,
  type Versioned,
  recordedDraft,
} from '@ofenpost/core/editor/versioned';
import type { AuditedAction } from '@ofenpost/core/record/audit-entry';
import {
  type RecordPorts,
  type RecordRepository,
  type RemovableRepository,
  removeRecord,
  saveRecord,
} from '@ofenpost/core/record/record.use-cases';
import type { Result } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { type Shop, type Visitor, requireMay } from './shop.ts';

/** Runs one transaction after the other. */
export function createTransactions(): Shop['transaction'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** What the use cases of records need; the transaction is the shop itself. */
export const recordPorts = (shop: Shop): RecordPorts<Shop> => ({
  clock: shop.clock,
  transaction: (work) => shop.transaction(() => work(shop)),
  recordAudit: async ({ audit, content }, ...entries) => {
    for (const entry of entries) audit.push({ ...entry, number: audit.length + 1 });
    content.changed();
  },
});

/** The audit log about one subject, newest first, with the name of whoever did it. */
export const auditOf = ({ audit, accounts }: Shop, action: AuditedAction, subject: string) =>
  audit
    .filter((entry) => entry.action === action && entry.subject === subject)
    .map((entry) => {
      const { firstname = '', lastname = '' } = accounts.get(entry.actorId ?? '') ?? {};
      return { ...entry, by: fullName({ firstname, lastname }) || null };
    })
    .toReversed();

/** A record as staff use it: with their permission, and with the input parsed as by the contract. */
export function createRecordInMemory<Draft>(
  shop: Shop,
  visitor: Visitor,
  repository: Omit<RecordRepository<Shop, Draft>, 'loadLocked'>,
) {
  const { definition, load } = repository;
  const enter = () => requireMay(visitor, definition.action);
  return {
    find: async (id: string): Promise<Versioned<Draft> | null> => {
      enter();
      return load(shop, id);
    },
    save: async (id: string, { version, value }: Versioned<Draft>): Promise<SaveAnswer<Versioned<Draft>>> => {
      const account = enter();
      const saving = { version, value: definition.draft.parse(value) };
      const mayOverride = definition.overrides !== undefined && may(account, definition.overrides);
      return saveRecord(recordPorts(shop), repository, { id, saving, actorId: account.id, mayOverride });
    },
    listChanges: async (id: string): Promise<RecordedChange<Draft>[]> => {
      enter();
      const recorded = recordedDraft(definition.draft);
      const readable = (stored: unknown) => recorded.safeParse(stored).data ?? null;
      return auditOf(shop, definition.changed, id)
        .filter(({ before }) => before !== null)
        .slice(0, RECORDED_CHANGES_MAX)
        .map(({ number, at, by, before, after }) => ({
          number,
          at,
          by,
          before: readable(before),
          after: readable(after),
        }));
    },
  };
}

/** The same for a record that can be deleted. */
export function createRemovableInMemory<Draft, E>(
  shop: Shop,
  visitor: Visitor,
  repository: RemovableRepository<Shop, Draft, E>,
) {
  const { find, save } = createRecordInMemory(shop, visitor, repository);
  return {
    find,
    save,
    remove: async (id: string): Promise<Result<Versioned<Draft>, E>> => {
      const { id: actorId } = requireMay(visitor, repository.definition.action);
      return removeRecord(recordPorts(shop), repository, { id, actorId });
    },
  };
}
