import { AUDIT_LIST, auditPage, auditPerson } from '@ofenpost/core/audit/audit-list';
import * as z from 'zod/mini';
import { guardedRoute } from '../route.ts';

const tags = ['audit'];

export const auditContract = {
  // Names are searched in the body, so that they stand in no log.
  list: guardedRoute('audit.read')
    .route({ method: 'POST', path: '/desk/audit-log/search', summary: 'Who did what, when, page by page', tags })
    .input(AUDIT_LIST.schema)
    .output(auditPage),
  listPeople: guardedRoute('audit.read')
    .route({ method: 'GET', path: '/desk/audit-log/people', summary: 'Everybody who stands in the audit log', tags })
    .output(z.array(auditPerson)),
};
