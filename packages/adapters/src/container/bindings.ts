import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';

/** What a container can resolve: every port, and what the adapters themselves are made from. */
export type Bindings = Ports & { apiClient: ApiClient };
