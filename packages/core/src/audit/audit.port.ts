import type { AuditPage, AuditPerson, AuditQuery } from './audit-list.ts';

/** The audit log of what staff did; for the management. */
export type AuditPort = {
  list(query: AuditQuery): Promise<AuditPage>;
  /** Everybody who has entries and still has an account, by name. */
  listPeople(): Promise<readonly AuditPerson[]>;
};
