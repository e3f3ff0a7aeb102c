import { type Rename, nameAsOf, renamedFrom } from '@ofenpost/core/account/team-name';
import { AUDIT_LIST, auditRowOf, pageOfAudit } from '@ofenpost/core/audit/audit-list';
import type { AuditPort } from '@ofenpost/core/audit/audit.port';
import { fullName } from '@ofenpost/core/contact/full-name';
import type { ShiftPerson } from '@ofenpost/core/order-desk/shift';
import { type SignedEntry, TIMELINE_ACTIONS } from '@ofenpost/core/order-desk/timeline';
import type { AuditEntry, AuditedChange } from '@ofenpost/core/record/audit-entry';
import { may } from '@ofenpost/core/role/permission';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { LocalDate } from '@ofenpost/core/time/instant';
import type { Shop, Visitor } from './shop.ts';

/** Adds an entry to the audit log. */
export function appendAudit({ audit }: Shop, entry: Omit<AuditEntry, 'number'>): void {
  audit.push({ ...entry, number: audit.length + 1 });
}

/** Adds what a visitor did just now. */
export const recordAudit = (shop: Shop, { account }: Visitor, done: AuditedChange): void =>
  appendAudit(shop, { ...done, at: shop.clock.now(), actorId: account.id });

/** The names of everybody who can do something: people, devices and API keys. */
const namesOfActors = ({
  accounts,
  closed,
  devices,
  apiKeys,
}: Pick<Shop, 'accounts' | 'closed' | 'devices' | 'apiKeys'>): Map<string, string> =>
  new Map([
    ...closed,
    ...[...accounts].map(([id, account]) => [id, fullName(account)] as const),
    ...[...devices, ...apiKeys].map(([id, { name }]) => [id, name] as const),
  ]);

/** The other names that people of the team took, oldest first. */
export const renamesIn = ({ audit }: Pick<Shop, 'audit'>): Rename[] =>
  audit.flatMap(({ action, before, ...entry }) => {
    const from = action === 'account.renamed' ? renamedFrom.safeParse(before).data?.name : undefined;
    return from === undefined ? [] : [{ ...entry, from }];
  });

/** The names as they were at an entry with this number. */
function namesAt(renames: readonly Rename[], names: ReadonlyMap<string, string>, number: number): Map<string, string> {
  const asOf = ([id, name]: readonly [string, string]) => {
    const own = renames.filter(({ subject }) => subject === id);
    return [id, nameAsOf(name, own, (rename) => rename.number >= number)] as const;
  };
  return new Map([...names].map(asOf));
}

/** The entries about an order, with the names that who made them had then. */
export const entriesAbout = (shop: Shop, number: number): SignedEntry[] => {
  const [names, renames] = [namesOfActors(shop), renamesIn(shop)];
  return shop.audit
    .filter(({ action, subject }) => TIMELINE_ACTIONS.includes(action) && subject === String(number))
    .map((entry) => ({ ...entry, by: namesAt(renames, names, entry.number).get(entry.actorId ?? '') ?? null }));
};

/** Everybody of the team who changed something on this day of the books. */
export function shiftPeople({ audit, accounts }: Shop, today: LocalDate): ShiftPerson[] {
  const entries = audit.filter(({ at }) => businessDayOf(at) === today);
  return [...accounts].flatMap(([id, account]) => {
    const own = entries.filter(({ actorId }) => actorId === id);
    const [first, last] = [own.at(0), own.at(-1)];
    if (account.rolesId < ROLES_ID.courier || first === undefined || last === undefined) return [];
    return [{ name: fullName(account), changes: own.length, since: first.at, lastAt: last.at }];
  });
}

export function createAuditInMemory(
  { audit, accounts, closed, devices, apiKeys, items }: Shop,
  visitor: Visitor,
): AuditPort {
  const demand = () => {
    if (!may(visitor.account, 'audit.read')) throw new Error('not allowed');
  };
  const people = () => namesOfActors({ accounts, closed, devices, apiKeys });
  const names = () => {
    const repositories = [items.product, items.productGroup, items.optionGroup];
    return new Map([
      ...people(),
      ...repositories.flatMap((sortOrder) => [...sortOrder].map(([id, { value }]) => [id, value.name] as const)),
    ]);
  };
  return {
    list: async (query) => {
      demand();
      const [present, who, renames] = [names(), people(), renamesIn({ audit })];
      const entries = audit.map((entry) => {
        const known = namesAt(renames, present, entry.number);
        const by = who.has(entry.actorId ?? '') ? (known.get(entry.actorId ?? '') ?? null) : null;
        return { entry, row: auditRowOf({ ...entry, by }, known) };
      });
      return pageOfAudit(entries, AUDIT_LIST.schema.parse(query));
    },
    listPeople: async () => {
      demand();
      const ids = new Set(audit.map(({ actorId }) => actorId));
      return [...people()]
        .filter(([id]) => ids.has(id))
        .map(([id, name]) => ({ id, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'));
    },
  };
}
