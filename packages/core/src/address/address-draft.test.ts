import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { ADDRESS_DRAFT } from './address.fixtures.ts';
import { BLANK_ADDRESS, addressDraft } from './address.ts';

const errorOf = (field: keyof typeof ADDRESS_DRAFT, value: unknown) =>
  fieldErrors(addressDraft, { ...ADDRESS_DRAFT, [field]: value })[field];

const forbidden = (character: string, place: number) =>
  `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`;
const PHONE = 'Bitte gib deine Telefonnummer so an: 078 999 99 99';
const NOTE = 'Der Hinweis darf maximal 200 Zeichen lang sein.';

describe('the address draft', () => {
  it.each<[keyof typeof ADDRESS_DRAFT, unknown, string | undefined]>([
    ['contactName', '', 'Bitte gib deinen Namen an'],
    ['contactName', undefined, 'Bitte gib deinen Namen an'],
    ['contactName', 'x', undefined],
    ['contactName', 'x'.repeat(80), undefined],
    ['contactName', 'x'.repeat(81), 'Der Name darf maximal 80 Zeichen lang sein.'],
    ['contactName', 'Anna\uD83D', forbidden('U+D83D', 5)],
    ['phoneNumber', ' ', 'Telefonnummer ist erforderlich'],
    ['phoneNumber', '0781234567', undefined],
    ['phoneNumber', '+49 170 1234567', PHONE],
    ['street', ' ', 'Bitte gib deine Strasse an'],
    ['street', 'x'.repeat(80), undefined],
    ['street', 'x'.repeat(81), 'Die Strasse darf maximal 80 Zeichen lang sein.'],
    ['street', 'Markt\ngasse', undefined],
    ['houseNumber', '', 'Bitte mit Hausnummer, zum Beispiel Langstrasse 12'],
    ['houseNumber', 'x'.repeat(10), undefined],
    ['houseNumber', 'x'.repeat(11), 'Die Hausnummer darf maximal 10 Zeichen lang sein.'],
    ['orderLocationId', '', 'Bitte wähle deinen Lieferort'],
    ['orderLocationId', 8400, 'Bitte wähle deinen Lieferort'],
    ['orderLocationId', `${ADDRESS_DRAFT.orderLocationId}0`, 'Bitte wähle deinen Lieferort'],
    ['note', '', undefined],
    ['note', 'x'.repeat(200), undefined],
    ['note', 'x'.repeat(201), NOTE],
    ['note', 'a\u0000', forbidden('U+0000', 2)],
  ])('judges %s %j', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
  });

  it('answers whatever comes with German messages, or with what can be kept', () => {
    expect(unsafePlaces(addressDraft, ADDRESS_DRAFT)).toEqual([]);
  });

  it('judges a million characters', () => {
    const long = 'x'.repeat(1_000_000);
    const fields = ['contactName', 'phoneNumber', 'street', 'houseNumber', 'note', 'orderLocationId'];
    const all = Object.fromEntries(fields.map((field) => [field, long]));
    expect(Object.keys(fieldErrors(addressDraft, all)).toSorted()).toEqual(fields.toSorted());
  });

  it('begins blank, and then lacks everything but the note', () => {
    expect(fieldErrors(addressDraft, BLANK_ADDRESS)).toEqual({
      contactName: 'Bitte gib deinen Namen an',
      phoneNumber: 'Telefonnummer ist erforderlich',
      street: 'Bitte gib deine Strasse an',
      houseNumber: 'Bitte mit Hausnummer, zum Beispiel Langstrasse 12',
      orderLocationId: 'Bitte wähle deinen Lieferort',
    });
    expect(Object.values(BLANK_ADDRESS)).toEqual(['', '', '', '', '', '']);
  });

  it('is trimmed and holds nothing else', () => {
    const loose = { ...ADDRESS_DRAFT, street: ' Marktgasse ', note: 'Klingel links ', isPreferred: true };
    expect(addressDraft.parse(loose)).toEqual(ADDRESS_DRAFT);
  });
});
