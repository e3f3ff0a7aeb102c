import { auditContract } from '@ofenpost/contract/audit/audit.contract';
import { AUDIT_CSV, AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { type LoadNames, findAudit, findAuditPeople } from './audit-list.repository.ts';

const audit = implement(auditContract).$context<ApiContext>();

/** The handlers of `auditContract`. */
export const createAuditRoutes = ({ database }: Services, loadNames: LoadNames) => ({
  list: audit.list.handler(({ input }) => findAudit(database, input, loadNames)),
  listPeople: audit.listPeople.handler(() => findAuditPeople(database)),
});

/** `/admin/audit-log.csv`: the audit log as a spreadsheet. */
export const auditCsvPart = (services: Services, loadNames: LoadNames) =>
  csvExportPart(services, {
    list: AUDIT_LIST,
    columns: AUDIT_CSV,
    find: (db, query) => findAudit(db, query, loadNames),
  });
