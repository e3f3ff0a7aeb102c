import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { EMAIL_MAX, emailField, optionalEmailField, phoneNumberField } from './contact-fields.ts';

const EMAIL_WRONG = { '': 'Bitte gib eine gültige E-Mail-Adresse an' };

describe('an e-mail address', () => {
  it.each([' hallo@ofenpost.example ', 'a.b+c@d-e.co.uk'])('can be %j', (text) => {
    expect(emailField.parse(text)).toBe(text.trim());
  });

  it.each([
    '',
    'a@b',
    'a b@c.ch',
    'a@b.ch, c@d.ch',
    'a@b.ch\nbcc: x@y.ch',
    'a\u0000@b.ch',
    'anna@exämple',
    '@exämple.ch',
    `anna@${'ä'.repeat(63)}.ch`,
    'anna@ä_b.ch',
    'anna@b.xn--',
    'a@b@ä.ch',
    null,
    3,
  ])('cannot be %j', (text) => {
    expect(fieldErrors(emailField, text)).toEqual(EMAIL_WRONG);
  });

  it.each([
    ['anna@example.ch\u200b', 'anna@example.ch'],
    ['\u202aanna@example.ch\u202c.', 'anna@example.ch'],
    ['mailto:anna@example.ch', 'anna@example.ch'],
    ['<Anna@example.ch>,', 'Anna@example.ch'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｈ', 'anna@example.ch'],
    ['anna@exämple.ch', 'anna@xn--exmple-cua.ch'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['(anna@example.ch)', 'anna@example.ch'],
    ['[anna@zürich.swiss]', 'anna@xn--zrich-kva.swiss'],
    ['anna@mail.Müller.ch', 'anna@mail.xn--mller-kva.ch'],
  ])('%j is mailed to as %j', (text, email) => {
    expect(emailField.parse(text)).toBe(email);
    expect(optionalEmailField.parse(text)).toBe(email);
  });

  it.each(['ä@b.ch', 'änna@exämple.ch', 'jürg.müller@example.ch', 'анна@example.ch'])(
    'has no umlauts before the @: %j',
    (text) => {
      const message =
        'Vor dem @ dieser E-Mail-Adresse stehen Umlaute oder andere besondere Zeichen. Dorthin können wir keine Mails schicken.';
      expect(fieldErrors(emailField, text)).toEqual({ '': message });
      expect(fieldErrors(optionalEmailField, text)).toEqual({ '': message });
    },
  );

  it.each(['', ' ', '\u200b'])('may be left out where it is optional: %j', (text) => {
    expect(optionalEmailField.parse(text)).toBe('');
    expect(fieldErrors(emailField, text)).toEqual(EMAIL_WRONG);
  });

  it('has at most 254 characters', () => {
    const long = (length: number) => `${'a'.repeat(length - 5)}@b.ch`;
    expect(EMAIL_MAX).toBe(254);
    expect(emailField.parse(long(254))).toHaveLength(254);
    expect(fieldErrors(emailField, long(255))).toEqual({
      '': 'Die E-Mail-Adresse darf maximal 254 Zeichen lang sein.',
    });
  });
});

it('looks no closer at an address that is too long', () => {
  expect(emailField.safeParse(' x'.repeat(1_000_000)).error?.issues).toHaveLength(1);
});

describe('a phone number', () => {
  it('is three, three, two and two digits', () => {
    expect(phoneNumberField.parse(' 052 000 12 34 ')).toBe('052 000 12 34');
  });

  it.each(['052 000 12 345', '+49 52 000 12 34', '1052 000 12 34', 'abc def gh ij'])('is not %j', (text) => {
    expect(fieldErrors(phoneNumberField, text)).toEqual({
      '': 'Bitte gib die Telefonnummer so an: 052 999 99 99',
    });
  });

  it.each(['', '  ', null, undefined, 52])('is required: %j', (text) => {
    expect(fieldErrors(phoneNumberField, text)).toEqual({ '': 'Telefonnummer ist erforderlich' });
  });
});
