import { changelogQuery, changelogPageOf } from '@ofenpost/core/changelog/changelog';
import type { ChangelogPort } from '@ofenpost/core/changelog/changelog.port';
import { may } from '@ofenpost/core/role/permission';
import type { Shop, Visitor } from './shop.ts';

export const createChangelogInMemory = ({ changelog }: Shop, visitor: Visitor): ChangelogPort => ({
  fetch: async (query) => {
    if (!may(visitor.account, 'changelog.read')) throw new Error('not allowed');
    return changelogPageOf(changelog, changelogQuery.parse(query));
  },
});
