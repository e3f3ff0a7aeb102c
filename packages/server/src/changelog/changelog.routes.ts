import { apiContract } from '@ofenpost/contract/api.contract';
import { changelogPageOf } from '@ofenpost/core/changelog/changelog';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const changelog = implement(apiContract.changelog).$context<ApiContext>();

/** The handlers of `apiContract.changelog`. */
export const createChangelogRoutes = ({ changelogFiles }: Services) => ({
  fetch: changelog.fetch.handler(async ({ input }) => changelogPageOf(await changelogFiles.read(), input)),
});
