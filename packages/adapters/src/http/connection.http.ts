import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ConnectionPort } from '@ofenpost/core/connection/connection.port';

export const createConnectionHttp = ({ time }: ApiClient): ConnectionPort => ({
  // The smallest answer that only this server can give.
  reach: async () => void (await time.now()),
});
