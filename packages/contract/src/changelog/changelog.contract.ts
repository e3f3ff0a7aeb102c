import { changelogPage, changelogQuery } from '@ofenpost/core/changelog/changelog';
import * as z from 'zod/mini';
import { guardedRoute } from '../route.ts';

const { limit, offset, sortBy } = changelogQuery.shape;

/** In the address of a request every value is text. */
const wholeNumber = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, 'Das ist keine ganze Zahl.'))]),
  z.transform(Number),
);

export const changelogContract = {
  fetch: guardedRoute('changelog.read')
    .route({
      method: 'GET',
      path: '/changelog',
      summary: 'What changed in the app, the newest first, page by page',
      tags: ['changelog'],
    })
    .input(z.object({ limit: z.pipe(wholeNumber, limit), offset: z.pipe(wholeNumber, offset), sortBy }))
    .output(changelogPage),
};
