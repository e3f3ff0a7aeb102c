import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { findAudit, findAuditPeople } from './audit-list.repository.ts';

const audit = implement(apiContract.audit).$context<ApiContext>();

/** The handlers of `apiContract.audit`. */
export const createAuditRoutes = ({ database }: Services) => ({
  list: audit.list.handler(({ input }) => findAudit(database, input)),
  listPeople: audit.listPeople.handler(() => findAuditPeople(database)),
});
