import * as z from 'zod/mini';
import { phoneNumberText } from '../account/phone-number.ts';
import { cleanCode } from '../text/clean-text.ts';
import { asciiDomain } from './ascii-domain.ts';
import { tooLong } from './limit-messages.ts';

/** Source: RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;

/**
 * The pattern of zod, with labels of at most 63 characters and top-level domains in ASCII form, such as `xn--p1ai`.
 * Source: RFC 5890, section 2.3.2.1.
 */
const EMAIL =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+(?:[A-Z]{2,63}|XN--[A-Z0-9-]{1,58}[A-Z0-9])$/i;

const EMAIL_WRONG = 'Bitte gib eine gültige E-Mail-Adresse an';

const EMAIL_LETTERS =
  'Vor dem @ dieser E-Mail-Adresse stehen Umlaute oder andere besondere Zeichen. Dorthin können wir keine Mails schicken.';

const emailLength = z.maxLength(EMAIL_MAX, { error: tooLong('Die E-Mail-Adresse', EMAIL_MAX), abort: true });
/** Umlauts and letters of other scripts before the @ work only if every mail server on the way supports RFC 6531. */
const LETTERS_BEFORE_AT = /^[^\s@]*[^\s@\0-\u007F][^\s@]*@[^\s@]+\.[^\s@]+$/;

/**
 * The form for comparing and sending: the domain in its ASCII form, nothing around it. A text that is too long does not
 * change.
 */
function cleanEmail(text: string): string {
  const email = cleanCode(text).replace(/^mailto:/i, '');
  const [local = '', domain, ...rest] = email.split('@');
  if (domain === undefined || rest.length > 0 || email.length > EMAIL_MAX) return email;
  return /[^\0-\u007F]/.test(domain) ? `${local}@${asciiDomain(domain)}` : email;
}

const mailable = (mayBeBlank: boolean) =>
  z.check<string>(({ value, issues }) => {
    if (EMAIL.test(value) || (mayBeBlank && value === '')) return;
    issues.push({ code: 'custom', input: value, message: LETTERS_BEFORE_AT.test(value) ? EMAIL_LETTERS : EMAIL_WRONG });
  });

/** An e-mail address, cleaned, with an ASCII domain. */
export const emailField = z.string(EMAIL_WRONG).check(z.overwrite(cleanEmail), emailLength, mailable(false));

/** An e-mail address that may be blank. */
export const optionalEmailField = z.string(EMAIL_WRONG).check(z.overwrite(cleanEmail), emailLength, mailable(true));

/** A Swiss phone number, however it is written. */
export const phoneNumberField = phoneNumberText('Bitte gib die Telefonnummer so an: 052 999 99 99');
