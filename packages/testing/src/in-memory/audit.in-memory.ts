import { AUDIT_LIST, auditRowOf, pageOfAudit } from '@ofenpost/core/audit/audit-list';
import type { AuditPort } from '@ofenpost/core/audit/audit.port';
import type { AuditEntry, AuditedChange } from '@ofenpost/core/record/audit-entry';
import { may } from '@ofenpost/core/role/permission';
import type { Shop, Visitor } from './shop.ts';

/** Adds an entry to the audit log. */
export function appendAudit({ audit }: Shop, entry: Omit<AuditEntry, 'number'>): void {
  audit.push({ ...entry, number: audit.length + 1 });
}

/** Adds what a visitor did just now. */
export const recordAudit = (shop: Shop, { account }: Visitor, done: AuditedChange): void =>
  appendAudit(shop, { ...done, at: shop.clock.now(), actorId: account.id });

export function createAuditInMemory({ audit, accounts, items }: Shop, visitor: Visitor): AuditPort {
  const demand = () => {
    if (!may(visitor.account, 'audit.read')) throw new Error('not allowed');
  };
  const people = () =>
    new Map([...accounts].map(([id, { firstname, lastname }]) => [id, `${firstname} ${lastname}`.trim()]));
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
      const [known, who] = [names(), people()];
      const entries = audit.map((entry) => ({
        entry,
        row: auditRowOf({ ...entry, by: who.get(entry.actorId ?? '') ?? null }, known),
      }));
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
