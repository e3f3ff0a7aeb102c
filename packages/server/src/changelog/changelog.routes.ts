import { changelogContract } from '@ofenpost/contract/changelog/changelog.contract';
import { changelogPageOf } from '@ofenpost/core/changelog/changelog';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const changelog = implement(changelogContract).$context<ApiContext>();

/** The handlers of `changelogContract`. */
export const createChangelogRoutes = ({ changelogFiles }: Services) => ({
  fetch: changelog.fetch.handler(async ({ input }) => changelogPageOf(await changelogFiles.read(), input)),
});
