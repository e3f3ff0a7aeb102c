import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import { CHECKOUT_DRAFT, STORED_CHECKOUT, PLACE_ORDER_REQUEST } from './checkout.fixtures.ts';
import {
  type StoredCheckout,
  storedCheckout,
  newCheckout,
  newDraft,
  nextCheckout,
  nextDraft,
  takenUp,
} from './stored-checkout.ts';

const STORED: StoredCheckout = { ...STORED_CHECKOUT, unconfirmed: PLACE_ORDER_REQUEST };
const withAddress = (address: Partial<typeof CHECKOUT_DRAFT.address>): StoredCheckout => ({
  ...STORED,
  draft: { ...CHECKOUT_DRAFT, address: { ...CHECKOUT_DRAFT.address, ...address } },
});

describe('a new draft', () => {
  it('knows the account, and nothing else', () => {
    expect(newDraft(CUSTOMER)).toEqual({
      address: {
        contactName: 'Anna Keller',
        phoneNumber: '078 123 45 67',
        street: '',
        houseNumber: '',
        orderLocationId: '',
        note: '',
      },
      deliveryTime: { kind: 'asap' },
      paymentMethod: 'card',
      remark: '',
      legalAgeConfirmed: false,
    });
    expect(newDraft({ ...CUSTOMER, firstname: '' }).address.contactName).toBe('Keller');
    expect(newDraft({ ...CUSTOMER, lastname: '' }).address.contactName).toBe('Anna');
    expect(newDraft(GUEST).address).toMatchObject({ contactName: '', phoneNumber: '' });
  });
});

describe('taking up a kept checkout', () => {
  const beginning = newCheckout(CUSTOMER);

  it('goes on with the own one as it is', () => {
    const own = { ...withAddress({ contactName: '', phoneNumber: ' ' }), accountId: CUSTOMER.id };
    expect(takenUp(own, beginning)).toBe(own);
    expect(takenUp(STORED, newCheckout(GUEST))).toBe(STORED);
  });

  it.each([CUSTOMER.id, null])("never goes on with another account's, as %j", (accountId) => {
    const foreign = { ...STORED, accountId: '00000000-0000-4000-8000-0000000000e9' };
    expect(takenUp(foreign, { ...beginning, accountId })).toBeNull();
  });

  it('gives an account what the guest entered, with the request that is under way', () => {
    const entered = withAddress({ contactName: 'Tante Anna', phoneNumber: '079 999 99 99' });
    expect(takenUp(entered, beginning)).toEqual({ ...entered, accountId: CUSTOMER.id });
  });

  it.each(['', '  ', '\t'])('lets the account fill in what is blank: %j', (blank) => {
    expect(takenUp(withAddress({ contactName: blank, street: blank }), beginning)).toEqual({
      ...withAddress({ contactName: 'Anna Keller', street: blank }),
      accountId: CUSTOMER.id,
    });
    expect(takenUp(withAddress({ contactName: 'Tante', phoneNumber: blank }), beginning)?.draft.address).toMatchObject({
      contactName: 'Tante',
      phoneNumber: '078 123 45 67',
    });
  });

  it('lets a saved address serve where the guest typed none', () => {
    expect(takenUp(withAddress({ street: ' ', houseNumber: '' }), beginning)?.addressChoice).toBeNull();
    expect(takenUp(withAddress({ street: '' }), beginning)?.addressChoice).toBe('new');
    expect(takenUp(withAddress({ houseNumber: '' }), beginning)?.addressChoice).toBe('new');
  });
});

describe('the draft after an order', () => {
  it('keeps address, e-mail and way to pay only', () => {
    const draft = {
      ...CHECKOUT_DRAFT,
      paymentMethod: 'twint',
      remark: 'Bitte klingeln',
      legalAgeConfirmed: true,
      giftCardCode: 'ABCD',
      deliveryTime: { kind: 'slot', at: '2026-11-20T18:00:00.000Z' },
    } as const;
    expect(nextDraft(draft)).toEqual({ ...CHECKOUT_DRAFT, paymentMethod: 'twint' });
    const email = 'anna@example.ch';
    expect(nextDraft({ ...draft, email })).toEqual({ ...CHECKOUT_DRAFT, paymentMethod: 'twint', email });
  });

  const KEY = '00000000-0000-4000-8000-000000000bbb';

  it('comes under a new key, without what was sent before', () => {
    expect(nextCheckout({ ...STORED, superseded: [PLACE_ORDER_REQUEST] }, KEY)).toEqual({
      ...STORED_CHECKOUT,
      idempotencyKey: KEY,
    });
  });

  it.each([
    ['new', false, 'new'],
    ['new', true, null],
    ['00000000-0000-4000-8000-0000000000a1', false, null],
    [null, false, null],
  ] as const)('after the address %j, saved %j, begins with %j', (addressChoice, savesAddress, choice) => {
    const next = nextCheckout({ ...STORED, addressChoice, savesAddress }, KEY);
    expect([next.addressChoice, next.savesAddress]).toEqual([choice, false]);
  });
});

describe('what is kept on the device', () => {
  function createStorage() {
    const values = new Map<string, string>();
    return {
      values,
      read: (key: string) => values.get(key) ?? null,
      write: (key: string, value: string) => void values.set(key, value),
      remove: (key: string) => void values.delete(key),
    };
  }

  it('comes back as it was, also half entered', () => {
    const storage = createStorage();
    const halfway = { ...withAddress({ street: ' ', phoneNumber: '07', orderLocationId: 'x' }), unconfirmed: null };
    const typing = { ...halfway, draft: { ...halfway.draft, email: 'anna@' } };
    for (const storedValue of [STORED, halfway, typing]) {
      writeValue(storage, storedCheckout, storedValue);
      expect(readValue(storage, storedCheckout)).toEqual(storedValue);
    }
    expect([...storage.values.keys()]).toEqual(['checkout']);
    expect(storage.values.get('checkout')).toMatch(/^\{"version":3,/);
  });

  it.each<[string, object]>([
    ['no key', { idempotencyKey: '' }],
    ['an address without a street', { draft: { ...CHECKOUT_DRAFT, address: { contactName: '' } } }],
    ['an unknown way to pay', { draft: { ...CHECKOUT_DRAFT, paymentMethod: 'gold' } }],
    ['a request that the server would refuse', { unconfirmed: { ...STORED.unconfirmed, totalPrice: -1 } }],
    ['the account of nobody', { accountId: 7 }],
    ['an address that cannot be', { addressChoice: 'old' }],
    ['a superseded request that the server would refuse', { superseded: [{ ...PLACE_ORDER_REQUEST, totalPrice: -1 }] }],
  ])('is dropped with %s', (_, change) => {
    const storage = createStorage();
    storage.write('checkout', JSON.stringify({ version: 3, value: { ...STORED, ...change } }));
    expect(readValue(storage, storedCheckout)).toBeNull();
  });
});
