import * as z from 'zod/mini';
import { cleanCode } from '../text/clean-text.ts';
import { tooLong } from '../validation/basic-fields.ts';
import { phoneNumberText } from './phone-number.ts';

/** Source: RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const BIAS = 72;
const FIRST = 128;

const digit = (value: number): string => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value);

/** The bias for the next number. Source: RFC 3492, section 6.1. */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** A number as a generalized variable-length integer. */
function written(delta: number, bias: number): string {
  let text = '';
  let rest = delta;
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(Math.max(place - bias, T_MIN), T_MAX);
    if (rest < threshold) return text + digit(rest);
    text += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** The Punycode of a label. Source: RFC 3492, section 6.3. */
function encoded(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < FIRST);
  let text = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let handled = plain.length;
  let delta = 0;
  let bias = BIAS;
  let next = FIRST;
  while (handled < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (handled + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      text += written(delta, bias);
      bias = adapt(delta, handled + 1, handled === plain.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return text;
}

/**
 * A domain in the ASCII form that all mail servers know: `exämple.ch` is `xn--exmple-cua.ch`. Source: RFC 5891;
 * capitals and the dots of East Asian keyboards become plain characters.
 */
export const asciiDomain = (domain: string): string =>
  domain
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .split('.')
    .map((label) => (/[^\0-\u007F]/.test(label) ? `xn--${encoded(label)}` : label))
    .join('.');

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
