import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AuditPort } from '@ofenpost/core/audit/audit.port';

export const createAuditHttp = ({ audit }: ApiClient): AuditPort => ({
  list: (query) => audit.list(query),
  listPeople: () => audit.listPeople(),
});
