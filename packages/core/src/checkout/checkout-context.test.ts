import { describe, expect, it } from 'vitest';
import { draftErrors } from './checkout-context.ts';
import { CHECKOUT_DRAFT } from './checkout.fixtures.ts';

const withAddress = (change: Partial<typeof CHECKOUT_DRAFT.address>) => ({
  ...CHECKOUT_DRAFT,
  address: { ...CHECKOUT_DRAFT.address, ...change },
});

describe('draftErrors', () => {
  it('finds nothing wrong with a complete draft', () => {
    expect(draftErrors(CHECKOUT_DRAFT, { needsLegalAge: false })).toEqual({});
  });

  it('tells the first message of each wrong field by its path', () => {
    const draft = withAddress({ contactName: '  ', phoneNumber: '', street: 'a'.repeat(81), orderLocationId: '' });
    expect(draftErrors({ ...draft, remark: 'a'.repeat(301) }, { needsLegalAge: false })).toEqual({
      'address.contactName': 'Bitte gib deinen Namen an',
      'address.phoneNumber': 'Telefonnummer ist erforderlich',
      'address.street': 'Die Strasse darf maximal 80 Zeichen lang sein.',
      'address.orderLocationId': 'Bitte wähle deinen Lieferort',
      remark: 'Die Bemerkung darf maximal 300 Zeichen lang sein.',
    });
  });

  it('asks for the legal age only where it matters', () => {
    expect(Object.keys(draftErrors(CHECKOUT_DRAFT, { needsLegalAge: true }))).toEqual(['legalAgeConfirmed']);
    expect(draftErrors({ ...CHECKOUT_DRAFT, legalAgeConfirmed: true }, { needsLegalAge: true })).toEqual({});
  });
});
