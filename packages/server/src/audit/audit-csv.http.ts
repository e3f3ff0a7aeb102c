import { AUDIT_CSV, AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findAudit } from './audit-list.repository.ts';

/** `/admin/audit-log.csv`: the audit log as a spreadsheet. */
export const auditCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/audit-log.csv',
    page: '/admin/audit-log',
    action: 'audit.read',
    name: 'Protokoll',
    list: AUDIT_LIST,
    columns: AUDIT_CSV,
    find: findAudit,
  });
