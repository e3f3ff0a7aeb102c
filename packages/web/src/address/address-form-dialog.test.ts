import { BLANK_ADDRESS } from '@ofenpost/core/address/address';
import { expect, it } from 'vitest';
import { readAddressDraft, writeAddressDraft } from './address-form-dialog.tsx';

it('returns what was typed into the form of the same address, to the same account only', () => {
  const draft = { ...BLANK_ADDRESS, street: 'Langstrasse' };
  writeAddressDraft({ accountId: 'mia', addressId: null }, draft);
  expect(readAddressDraft({ accountId: 'mia', addressId: null })).toEqual(draft);
  expect(readAddressDraft({ accountId: 'mia', addressId: 'home' })).toBeUndefined();
  expect(readAddressDraft({ accountId: 'noah', addressId: null })).toBeUndefined();
});

it('has nothing once it was saved or discarded', () => {
  const owner = { accountId: 'mia', addressId: 'home' };
  writeAddressDraft(owner, { ...BLANK_ADDRESS, street: 'Langstrasse' });
  writeAddressDraft(owner, null);
  expect(readAddressDraft(owner)).toBeUndefined();
});
