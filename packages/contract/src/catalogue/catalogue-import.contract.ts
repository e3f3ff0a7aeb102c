import { catalogueImport, importError, importedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['catalogue'];
const route = () => guardedRoute('catalogue.import');
const one = z.object({ id: z.uuid() });

/** Uploads to this path may be larger than other requests. */
export const IMPORTS_PATH = '/desk/catalogue/imports';

export const catalogueImportContract = {
  prepare: route()
    .route({
      method: 'POST',
      path: IMPORTS_PATH,
      summary: 'Prepare the import of a file',
      description: 'Answers what the file would do to the catalogue, and changes nothing yet.',
      tags,
    })
    .input(importedFile)
    .output(catalogueImport),
  prepareAgain: route()
    .route({
      method: 'PUT',
      path: `${IMPORTS_PATH}/{id}`,
      summary: 'Prepare an import again',
      description: 'Answers what its file would do to the catalogue as it is now.',
      tags,
    })
    .input(z.extend(one, { isWhole: z.boolean() }))
    .output(catalogueImport)
    .errors(refusal(importError)),
  loadLatest: route()
    .route({
      method: 'GET',
      path: `${IMPORTS_PATH}/latest`,
      summary: 'The import to come back to',
      description: 'The last one that was not dismissed; null if there is none.',
      tags,
    })
    .output(z.object({ latest: z.nullable(catalogueImport) })),
  start: route()
    .route({
      method: 'POST',
      path: `${IMPORTS_PATH}/{id}/start`,
      summary: 'Import what the dry run showed',
      description: 'Does all of it or nothing; a second call does not start it again.',
      tags,
    })
    .input(one)
    .output(catalogueImport)
    .errors(refusal(importError)),
  cancel: route()
    .route({
      method: 'POST',
      path: `${IMPORTS_PATH}/{id}/cancel`,
      summary: 'Stop an import that is under way',
      description: 'Nothing of it stays, because an import is done whole or not at all.',
      tags,
    })
    .input(one)
    .output(catalogueImport)
    .errors(refusal(importError)),
  dismiss: route()
    .route({
      method: 'DELETE',
      path: `${IMPORTS_PATH}/{id}`,
      summary: 'Put an import out of sight',
      description: 'It is no import to come back to any more.',
      tags,
    })
    .input(one)
    .output(z.object({})),
};
