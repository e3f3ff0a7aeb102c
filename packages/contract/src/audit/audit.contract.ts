import { AUDIT_LIST, auditPage, auditPerson } from '@ofenpost/core/audit/audit-list';
import * as z from 'zod/mini';
import { guardedRoute } from '../route.ts';

const tags = ['audit'];

export const auditContract = {
  list: guardedRoute('audit.read')
    .route({
      method: 'POST',
      path: '/desk/audit-log/search',
      summary: 'Who did what, when, page by page',
      description: 'The filter is sent in the body, so that no name stands in a log.',
      tags,
    })
    .input(AUDIT_LIST.schema)
    .output(auditPage),
  listPeople: guardedRoute('audit.read')
    .route({
      method: 'GET',
      path: '/desk/audit-log/people',
      summary: 'Everybody who stands in the audit log',
      description: 'Those who still have an account, by name.',
      tags,
    })
    .output(z.array(auditPerson)),
};
