import { describe, expect, it } from 'vitest';
import { contactLines, placeText } from './contact-lines.ts';

const WHOLE = {
  street: 'Fladengasse 12',
  postcode: '8400',
  town: 'Winterthur',
  phoneNumber: '052 000 12 34',
  email: 'hallo@ofenpost.example',
  vatNumber: 'CHE-123.456.788 MWST',
};
const BLANK = { street: '', postcode: '', town: '', phoneNumber: '', email: '', vatNumber: '' };

describe('contactLines', () => {
  it('tells place, phone and e-mail, and VAT number', () => {
    expect(contactLines(WHOLE)).toEqual([
      'Fladengasse 12, 8400 Winterthur',
      '052 000 12 34 · hallo@ofenpost.example',
      'CHE-123.456.788 MWST',
    ]);
  });

  it('leaves out what a new restaurant has not entered', () => {
    expect(contactLines(BLANK)).toEqual([]);
    expect(contactLines({ ...BLANK, town: 'Winterthur', email: WHOLE.email })).toEqual(['Winterthur', WHOLE.email]);
    expect(placeText({ ...BLANK, street: 'Gasse 1' })).toBe('Gasse 1');
  });
});
