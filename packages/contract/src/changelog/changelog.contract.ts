import { changelogPage, changelogQuery } from '@ofenpost/core/changelog/changelog';
import * as z from 'zod/mini';
import { guardedRoute } from '../route.ts';
import { wholeNumber } from '../whole-number.ts';

const { limit, offset, sortBy } = changelogQuery.shape;

export const changelogContract = {
  fetch: guardedRoute('changelog.read')
    .route({
      method: 'GET',
      path: '/changelog',
      summary: 'What changed in the app, the newest first, page by page',
      description: 'The entries in German, as staff read them.',
      tags: ['changelog'],
    })
    .input(z.object({ limit: z.pipe(wholeNumber, limit), offset: z.pipe(wholeNumber, offset), sortBy }))
    .output(changelogPage),
};
