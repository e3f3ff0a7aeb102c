import * as z from 'zod/mini';
import { cleanedCode, storable } from '../text/text.ts';
import { tooLong } from './limit-messages.ts';

export const URL_MAX = 300;

/** A host of at least two labels and an optional path, without port, user name and password. */
const HTTPS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** A URL with an encrypted connection, cleaned. */
export const httpsUrl = (message: string) =>
  z.string(message).check(
    cleanedCode,
    // The expression is slow on long texts.
    z.maxLength(URL_MAX, { error: tooLong('Die Adresse', URL_MAX), abort: true }),
    storable,
    z.regex(HTTPS, message),
  );
