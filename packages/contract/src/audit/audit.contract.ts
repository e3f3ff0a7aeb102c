import { AUDIT_LIST, auditPage, auditPerson } from '@ofenpost/core/audit/audit-list';
import * as z from 'zod/mini';
import { guardedRoute } from '../route.ts';

const tags = ['audit'];

export const auditContract = {
  // The filter is sent in the body, because it may hold names that must not appear in a log.
  list: guardedRoute('audit.read')
    .route({ method: 'POST', path: '/desk/audit-log/search', summary: 'Who did what, when, page by page', tags })
    .input(AUDIT_LIST.schema)
    .output(auditPage),
  listPeople: guardedRoute('audit.read')
    .route({ method: 'GET', path: '/desk/audit-log/people', summary: 'Everybody who stands in the audit log', tags })
    .output(z.array(auditPerson)),
};
