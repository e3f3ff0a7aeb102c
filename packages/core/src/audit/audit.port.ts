import type { AuditPage, AuditPerson, AuditQuery } from './audit-list.ts';

/** What was written down of what staff did; for the management. */
export type AuditPort = {
  list(query: AuditQuery): Promise<AuditPage>;
  /** Everybody who stands in it and still has an account, by name. */
  listPeople(): Promise<readonly AuditPerson[]>;
};
