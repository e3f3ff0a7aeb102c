import { type Rename, nameAsOf } from '@ofenpost/core/account/team-name';
import { type AuditPage, type AuditPerson, type AuditQuery, auditRowOf } from '@ofenpost/core/audit/audit-list';
import { actionsOf } from '@ofenpost/core/audit/audited-actions';
import { recordedIds } from '@ofenpost/core/audit/recorded-differences';
import { searchedByEnd } from '@ofenpost/core/gift-card/gift-card-list';
import { groupBy } from '@ofenpost/core/list/group-by';
import { ADMIN_ROLES_ID } from '@ofenpost/core/role/role';
import { SETTINGS_SECTIONS } from '@ofenpost/core/settings/settings-section';
import { containsWord, searchWords } from '@ofenpost/core/text/search-words';
import { sql, and, asc, eq, gte, inArray, isNotNull, like, ne, or } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, inPeriod, onPage, sortedText } from '../list/list-query.ts';
import { ENTRY, SIGNATURE, SIGNATURE_OF_ENTRY } from './audit-log.repository.ts';
import { auditLog } from './audit-log.table.ts';

const { number, at, actorId, action, subject } = ENTRY;
const EMPTY: [] = [];

/** Whether the subject is the code of a gift card, of which the last block alone is shown and searched. */
const isGiftCard = like(action, 'giftCard.%');
const SHOWN_SUBJECT = sql`case when ${isGiftCard} then search_spellings(right(${subject}, 5)) else ${auditLog.searched} end`;

/** Searches the subject as it is shown, the section of the settings, and the names of who did it and of the account concerned. */
function isAbout(db: Transaction, word: string) {
  const sections = Object.entries(SETTINGS_SECTIONS).flatMap(([section, { title }]) =>
    containsWord(title, word) ? [section] : EMPTY,
  );
  const called = containsWords(accounts.searched, word);
  return or(
    containsWords(SHOWN_SUBJECT, word),
    and(eq(action, 'settings.changed'), inArray(subject, sections)),
    inArray(actorId, db.select({ id: accounts.id }).from(accounts).where(called)),
    inArray(
      subject,
      db
        .select({ id: sql<string>`${accounts.id}::text` })
        .from(accounts)
        .where(called),
    ),
  );
}

const isWanted = (db: Transaction, query: AuditQuery) =>
  and(
    ...searchWords(searchedByEnd(query).q).map((word) => isAbout(db, word)),
    query.area === 'all' ? undefined : inArray(action, actionsOf(query.area)),
    query.person === '' ? undefined : eq(actorId, query.person),
    inPeriod(at, query),
  );

/** Loads the current names of these ids; deleted records are left out. */
export type LoadNames = (db: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The other names that these accounts took while they were in the team or after it, oldest first. */
const findRenames = (db: Transaction, ids: readonly string[]): Promise<Rename[]> =>
  db
    .select({ number, at, subject, from: sql<string>`coalesce(${auditLog.before} ->> 'name', '')` })
    .from(auditLog)
    .where(and(eq(action, 'account.renamed'), inArray(subject, [...new Set(ids)])))
    .orderBy(asc(number));

/** Core's `pageOfAudit` as queries. */
export async function findAudit(db: Transaction, query: AuditQuery, loadNames: LoadNames): Promise<AuditPage> {
  const wanted = isWanted(db, query);
  const { limit, offset } = onPage(query);
  const entries = await db
    .select({ ...ENTRY, by: SIGNATURE_OF_ENTRY })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, actorId))
    .where(wanted)
    .orderBy(...inOrder(query, { at: number }, []))
    .limit(limit)
    .offset(offset);
  const ids = entries.flatMap((entry) => recordedIds([entry.subject, entry.before, entry.after]));
  const names = await loadNames(db, ids);
  const renames = groupBy(await findRenames(db, ids), (rename) => rename.subject);
  // Who an entry is about is named as at that time too.
  const namesAt = (entry: number) => {
    const asOf = ([id, name]: readonly [string, string]) =>
      [id, nameAsOf(name, renames.get(id) ?? [], (rename) => rename.number >= entry)] as const;
    return renames.size === 0 ? names : new Map([...names].map(asOf));
  };
  return {
    rows: entries.map((entry) => auditRowOf(entry, namesAt(entry.number))),
    total: await db.$count(auditLog, wanted),
  };
}

/** All existing accounts with entries, without guests who only cancelled orders, since there are many. */
export async function findAuditPeople(db: Transaction): Promise<AuditPerson[]> {
  const wrote = db.selectDistinct({ id: actorId }).from(auditLog).where(isNotNull(actorId));
  const wroteMore = db
    .selectDistinct({ id: actorId })
    .from(auditLog)
    .where(and(isNotNull(actorId), ne(action, 'order.cancelled')));
  const rows = await db
    .select({ id: accounts.id, name: SIGNATURE })
    .from(accounts)
    .where(and(inArray(accounts.id, wrote), or(gte(accounts.rolesId, ADMIN_ROLES_ID), inArray(accounts.id, wroteMore))))
    .orderBy(sortedText(SIGNATURE), asc(accounts.id));
  return rows.map(({ id, name }) => ({ id, name: name ?? 'ohne Namen' }));
}
