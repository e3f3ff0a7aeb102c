import * as z from 'zod/mini';
import { phoneNumberText } from '../account/phone-number.ts';
import { oneLine } from '../text/text.ts';
import { tooLong } from './limit-messages.ts';

/** Source: RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;
export const URL_MAX = 300;

const EMAIL_WRONG = 'Bitte gib eine gültige E-Mail-Adresse an';

const emailLength = z.maxLength(EMAIL_MAX, { error: tooLong('Die E-Mail-Adresse', EMAIL_MAX), abort: true });

/** An e-mail address, trimmed. */
export const emailField = z.string(EMAIL_WRONG).check(z.trim(), emailLength, z.regex(z.regexes.email, EMAIL_WRONG));

/** An e-mail address that may stay blank, trimmed. */
export const optionalEmailField = z.string(EMAIL_WRONG).check(
  z.trim(),
  emailLength,
  z.refine((value) => value === '' || z.regexes.email.test(value), EMAIL_WRONG),
);

/** A Swiss phone number, trimmed. */
export const phoneNumberField = phoneNumberText('Bitte gib die Telefonnummer so an: 052 999 99 99');

/** A host of at least two names and perhaps a path; no port, and nobody's name and password in front. */
const HTTPS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** An address of the web that is read over an encrypted connection, trimmed. */
export const httpsUrl = (message: string) =>
  z.string(message).check(
    z.trim(),
    // The expression takes long on long texts.
    z.maxLength(URL_MAX, { error: tooLong('Die Adresse', URL_MAX), abort: true }),
    oneLine,
    z.regex(HTTPS, message),
  );
