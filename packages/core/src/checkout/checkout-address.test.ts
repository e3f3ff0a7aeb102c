import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { GUEST } from '../account/guest.ts';
import { ADDRESS_DRAFT } from '../address/address.fixtures.ts';
import type { Address, AddressBook } from '../address/address.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { CHECKOUT_DRAFT } from './checkout.fixtures.ts';
import { checkoutMachine, selectChosenAddress } from './checkout.machine.ts';
import { addressedDraft, chosenAddress } from './stored-checkout.ts';

const HOME: Address = { ...ADDRESS_DRAFT, id: '00000000-0000-4000-8000-0000000000a1', isPreferred: true };
const WORK: Address = {
  ...HOME,
  id: '00000000-0000-4000-8000-0000000000a2',
  street: 'Technikumstrasse',
  isPreferred: false,
};
const addressBook = { addresses: [HOME, WORK], orderLocations: [WINTERTHUR] };
const DELETED = '00000000-0000-4000-8000-0000000000a9';

describe('the address of an order', () => {
  it('is the preferred one as long as nobody chose, and we deliver there', () => {
    expect(chosenAddress({ addressChoice: null, addressBook })).toBe(HOME);
    const closed = { ...addressBook, orderLocations: [{ ...WINTERTHUR, active: false }] };
    expect(chosenAddress({ addressChoice: null, addressBook: closed })).toBeNull();
  });

  it.each([
    ['the chosen one', WORK.id, WORK],
    ['a new one', 'new', null],
    ['never another than the chosen one', DELETED, null],
  ] as const)('is %s', (_, addressChoice, address) => {
    expect(chosenAddress({ addressChoice, addressBook })).toBe(address);
  });

  it.each([null, 'new', WORK.id] as const)('is the typed one without an address book, choice %j', (addressChoice) => {
    expect(chosenAddress({ addressChoice, addressBook: null })).toBeNull();
    expect(addressedDraft({ draft: CHECKOUT_DRAFT, addressChoice, addressBook: null })).toBe(CHECKOUT_DRAFT);
  });

  it('stands in what is ordered, without the id', () => {
    const address = { ...ADDRESS_DRAFT, street: 'Technikumstrasse' };
    const decision = { draft: CHECKOUT_DRAFT, addressChoice: WORK.id, addressBook };
    expect(addressedDraft(decision)).toEqual({ ...CHECKOUT_DRAFT, address });
  });
});

describe('the address book at checkout', () => {
  const replaced = (book: AddressBook | null) => ({ type: 'addresses.replaced', addressBook: book }) as const;
  const choosing = (addressChoice: 'new') => {
    const [begun] = initialTransition(checkoutMachine, { account: GUEST, addressBook });
    return { ...begun, context: { ...begun.context, addressChoice } };
  };
  const preferring = (id: string) => ({
    ...addressBook,
    addresses: addressBook.addresses.map((each) => ({ ...each, isPreferred: each.id === id })),
  });

  it('moves the order to the address that is preferred meanwhile', () => {
    const [moved] = transition(checkoutMachine, choosing('new'), replaced(preferring(WORK.id)));
    expect(selectChosenAddress(moved)?.id).toBe(WORK.id);
  });

  it.each([
    ['the same is preferred', preferring(HOME.id)],
    ['there is none any more', null],
  ])('leaves the choice alone when %s', (_, book) => {
    const [left] = transition(checkoutMachine, choosing('new'), replaced(book));
    expect([left.context.addressChoice, left.context.addressBook]).toEqual(['new', book]);
  });

  it('leaves the choice alone when it comes later', () => {
    const [begun] = initialTransition(checkoutMachine, { account: GUEST });
    const [later] = transition(
      checkoutMachine,
      { ...begun, context: { ...begun.context, addressChoice: WORK.id } },
      replaced(addressBook),
    );
    expect(selectChosenAddress(later)).toBe(WORK);
  });
});
