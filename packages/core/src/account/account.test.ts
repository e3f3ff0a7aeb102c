import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { cleanLine } from '../text/clean-text.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { CUSTOMER } from './account.fixtures.ts';
import { accountDraft, accountDraftOf } from './account.ts';

const DRAFT = { firstname: 'Anna', lastname: 'Keller', phoneNumber: '078 123 45 67' };
const errorOf = (field: keyof typeof DRAFT, value: unknown) =>
  fieldErrors(accountDraft, { ...DRAFT, [field]: value })[field];

const FIRSTNAME = {
  required: 'Vorname ist erforderlich',
  min: 'Der Vorname muss mindestens 2 Zeichen lang sein.',
  max: 'Der Vorname darf maximal 50 Zeichen lang sein.',
};
const LASTNAME = {
  required: 'Nachname ist erforderlich',
  min: 'Der Nachname muss mindestens 3 Zeichen lang sein.',
  max: 'Der Nachname darf maximal 50 Zeichen lang sein.',
};
const PHONE = 'Deine Telefonnummer darf nur aus Zahlen bestehen und maximal 20 Zeichen lang sein';
const forbidden = (character: string, place: number) =>
  `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`;

describe('the account draft', () => {
  it.each<[keyof typeof DRAFT, unknown, string | undefined]>([
    ['firstname', undefined, FIRSTNAME.required],
    ['firstname', null, FIRSTNAME.required],
    ['firstname', 5, FIRSTNAME.required],
    ['firstname', '', FIRSTNAME.required],
    ['firstname', ' \t ', FIRSTNAME.required],
    ['firstname', '\u200b\u200b', FIRSTNAME.required],
    ['firstname', 'A', FIRSTNAME.min],
    ['firstname', ' A ', FIRSTNAME.min],
    ['firstname', 'Al', undefined],
    ['firstname', 'x'.repeat(50), undefined],
    ['firstname', ` ${'x'.repeat(50)} `, undefined],
    ['firstname', 'x'.repeat(51), FIRSTNAME.max],
    ['firstname', 'An\u0000na', forbidden('U+0000', 3)],
    ['firstname', 'An\nna', undefined],
    ['firstname', 'Anna\uDC00', forbidden('U+DC00', 5)],
    ['lastname', undefined, LASTNAME.required],
    ['lastname', '', LASTNAME.required],
    ['lastname', '  ', LASTNAME.required],
    ['lastname', '\u2060\u2060\u2060', LASTNAME.required],
    ['lastname', 'Li', LASTNAME.min],
    ['lastname', 'Lii', undefined],
    ['lastname', 'x'.repeat(50), undefined],
    ['lastname', 'x'.repeat(51), LASTNAME.max],
    ['lastname', 'Kel\u001Bler', undefined],
    ['phoneNumber', undefined, 'Telefonnummer ist erforderlich'],
    ['phoneNumber', '', 'Telefonnummer ist erforderlich'],
    ['phoneNumber', '   ', 'Telefonnummer ist erforderlich'],
    ['phoneNumber', '078 123 45 67', undefined],
    ['phoneNumber', ' 078 123 45 67\n', undefined],
    ['phoneNumber', '0781234567', undefined],
    ['phoneNumber', '078 123 45 6', PHONE],
    ['phoneNumber', '+49 170 1234567', PHONE],
    ['phoneNumber', '4178123456', PHONE],
    ['phoneNumber', '078 123 45 678', PHONE],
    ['phoneNumber', '078 123 45 67 8', PHONE],
    ['phoneNumber', '078  123 45 67', undefined],
    ['phoneNumber', '078\u00a0123 45 67', undefined],
    ['phoneNumber', '07a 123 45 67', PHONE],
    ['phoneNumber', '٠٧٨ ١٢٣ ٤٥ ٦٧', undefined],
    ['phoneNumber', '+41781234567', undefined],
  ])('judges %s %j', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
  });

  it('answers whatever comes with German messages, or with what can be kept', () => {
    expect(unsafePlaces(accountDraft, DRAFT)).toEqual([]);
  });

  it('judges a million characters', () => {
    const long = '1'.repeat(1_000_000);
    expect(fieldErrors(accountDraft, { firstname: long, lastname: long, phoneNumber: long })).toEqual({
      firstname: FIRSTNAME.max,
      lastname: LASTNAME.max,
      phoneNumber: PHONE,
    });
  });

  it('tells of each wrong field', () => {
    expect(fieldErrors(accountDraft, { firstname: '', lastname: '', phoneNumber: '' })).toEqual({
      firstname: FIRSTNAME.required,
      lastname: LASTNAME.required,
      phoneNumber: 'Telefonnummer ist erforderlich',
    });
  });

  it('is trimmed and holds nothing else', () => {
    expect(accountDraft.parse({ ...DRAFT, firstname: '  Anna ', lastname: 'Keller\t', rolesId: 4 })).toEqual(DRAFT);
  });

  it('begins with what is known', () => {
    expect(accountDraftOf(CUSTOMER)).toEqual(DRAFT);
  });

  const lengthMessage = (length: number): string | undefined => {
    if (length === 0) return LASTNAME.required;
    if (length < 3) return LASTNAME.min;
    return length > 50 ? LASTNAME.max : undefined;
  };

  const characters = fc.constantFrom('a', 'é', '🫓', ' ', '\n', '\u0000', '\uD83D', '\uDC00');

  it('judges any text by its length in code points, then by its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 60 }), (text) => {
        const expected = lengthMessage(Array.from(cleanLine(text)).length);
        const message = errorOf('lastname', text)?.replace(/^Das Zeichen U\+.*/, 'unstorable');
        expect(expected === undefined ? [undefined, 'unstorable'] : [expected]).toContain(message);
      }),
    );
  });
});
