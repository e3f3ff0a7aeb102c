import * as z from 'zod/mini';
import { cleanedCode, storable } from '../text/text.ts';
import { tooLong } from './limit-messages.ts';

export const URL_MAX = 300;

/** A host of at least two names and perhaps a path; no port, and nobody's name and password in front. */
const HTTPS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** An address of the web that is read over an encrypted connection, cleaned. */
export const httpsUrl = (message: string) =>
  z.string(message).check(
    cleanedCode,
    // The expression takes long on long texts.
    z.maxLength(URL_MAX, { error: tooLong('Die Adresse', URL_MAX), abort: true }),
    storable,
    z.regex(HTTPS, message),
  );
