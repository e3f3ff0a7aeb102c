import { FIRST_HASH, type SealChain, type SealHead, sealHash } from '@ofenpost/core/accounting/seal';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { hashesOf, sha256 } from './person-salts.ts';
import { SEALED_AT_ONCE, findHeads } from './seal.repository.ts';
import { personSalts, seals } from './seal.table.ts';
import { SEALED_ROWS, type SealedRow } from './sealed-rows.ts';

/** The place where a chain is broken, and what differs there, for whoever runs the check. */
export type BrokenSeal = { readonly seq: number; readonly what: string };

type Seal = typeof seals.$inferSelect;
/** The salts of all existing accounts, and the account of each hash. */
export type KnownPeople = { readonly salts: ReadonlyMap<string, string>; readonly idOf: ReadonlyMap<string, string> };

export async function findKnownPeople(tx: Transaction): Promise<KnownPeople> {
  const rows = await tx.select().from(personSalts);
  const hashed = rows.map(({ accountId, salt }) => [
    hashesOf({ actorId: accountId, name: null }, salt).person,
    accountId,
  ]);
  return {
    salts: new Map(rows.map(({ accountId, salt }) => [accountId, salt])),
    idOf: new Map(hashed.flatMap(([hash, id]) => (hash && id ? [[hash, id] as const] : []))),
  };
}

/** Whether the row still names the person whom its seal covers. A removed account can only be missing in it. */
function isSamePerson({ salts, idOf }: KnownPeople, seal: Seal, row: SealedRow): boolean {
  const { actorId, name } = row;
  if (seal.person === null) return actorId === null && seal.personName === hashesOf(row, '').personName;
  const sealedId = idOf.get(seal.person);
  if (sealedId === undefined) return actorId === null || !salts.has(actorId);
  const { personName } = hashesOf({ actorId, name }, salts.get(sealedId) ?? '');
  return sealedId === actorId && seal.personName === personName;
}

/** The error of a seal that follows on `previous`, or null. */
function faultOf(people: KnownPeople, previous: SealHead, seal: Seal, row: SealedRow | undefined): BrokenSeal | null {
  const seq = previous.seq + 1;
  if (seal.seq !== seq) return { seq, what: 'Das Siegel fehlt.' };
  if (row === undefined) return { seq, what: `Die Zeile ${seal.subject} fehlt.` };
  if (!isSamePerson(people, seal, row)) return { seq, what: `Die Person der Zeile ${seal.subject} wurde geändert.` };
  const hash = sealHash(sha256, previous.hash, row.record({ seq, person: seal.person, personName: seal.personName }));
  return hash === seal.hash ? null : { seq, what: `Die Zeile ${seal.subject} oder ihr Siegel wurde geändert.` };
}

type Walked = { readonly count: number; readonly fault: BrokenSeal | null };

/** Recalculates a chain from its first seal to its last, from the rows as they are now. */
export async function walkChain(tx: Transaction, chain: SealChain, people: KnownPeople): Promise<Walked> {
  let last: SealHead = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const page = await tx
      .select()
      .from(seals)
      .where(and(eq(seals.chain, chain), gt(seals.seq, last.seq)))
      .orderBy(asc(seals.seq))
      .limit(SEALED_AT_ONCE);
    const found = await SEALED_ROWS[chain].findSealed(
      tx,
      page.map(({ subject }) => subject),
    );
    const rows = new Map(found.map((row) => [row.subject, row]));
    for (const seal of page) {
      const fault = faultOf(people, last, seal, rows.get(seal.subject));
      if (fault !== null) return { count: last.seq, fault };
      last = { seq: seal.seq, hash: seal.hash };
    }
    if (page.length < SEALED_AT_ONCE) break;
  }
  const head = (await findHeads(tx))[chain];
  const isWhole = head.seq === last.seq && head.hash === last.hash;
  const what = 'Die letzten Siegel fehlen, oder sie sind nicht die, mit denen die Kette endete.';
  return { count: last.seq, fault: isWhole ? null : { seq: Math.min(head.seq, last.seq) + 1, what } };
}
