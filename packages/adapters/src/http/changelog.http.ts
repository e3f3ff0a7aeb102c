import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ChangelogPort } from '@ofenpost/core/changelog/changelog.port';

export const createChangelogHttp = ({ changelog }: ApiClient): ChangelogPort => ({
  fetch: (query) => changelog.fetch(query),
});
