import { IMPORTS_PATH } from '@ofenpost/contract/catalogue/catalogue-import.contract';
import { ORPCError } from '@orpc/server';
import type { Upload } from '../http/upload-limit.ts';

export const CATALOGUE_UPLOAD: Upload = {
  path: `/api${IMPORTS_PATH}`,
  action: 'catalogue.import',
  /** Room for a file of the maximum length, in characters of two bytes and with JSON's escapes. */
  bytesMax: 12 * 1024 * 1024,
  atOnce: 2,
  tooLarge: new ORPCError('PAYLOAD_TOO_LARGE', { message: 'Diese Anfrage ist zu gross.' }),
  busy: 'Gerade werden schon mehrere Dateien geprüft. Bitte versuch es gleich nochmals.',
};
