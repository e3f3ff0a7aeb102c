import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { type Result, err } from '../result/result.ts';
import { ADDRESS_DRAFT } from './address.fixtures.ts';
import { addressMessage, ADDRESSES_MAX, type Address, type AddressError, addressError } from './address.ts';
import { addAddress, removeAddress, selectAddress, updateAddress } from './change-addresses.ts';

const ELSEWHERE = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d2', active: false };
const AREAS = [ELSEWHERE, WINTERTHUR];
const draftAt = (street: string) => ({ ...ADDRESS_DRAFT, street });
const address = (id: string, isPreferred = false): Address => ({ ...draftAt(`Gasse ${id}`), id, isPreferred });
const THREE = [address('a'), address('b', true), address('c')];

/** The ids, with a star after the preferred one. */
const listed = (result: Result<readonly Address[], AddressError>) =>
  result.ok ? result.value.map(({ id, isPreferred }) => id + (isPreferred ? '*' : '')).join(' ') : result.error.code;

describe('addAddress', () => {
  it('prefers the first one, and adds others behind', () => {
    const first = addAddress([], { id: 'a', draft: draftAt('Gasse a') }, AREAS);
    expect(first).toEqual({ ok: true, value: [address('a', true)] });
    expect(listed(addAddress(THREE, { id: 'd', draft: ADDRESS_DRAFT }, AREAS))).toBe('a b* c d');
  });

  it('takes nothing but what was entered', () => {
    const draft = { ...ADDRESS_DRAFT, id: 'x', isPreferred: true };
    expect(listed(addAddress(THREE, { id: 'd', draft }, AREAS))).toBe('a b* c d');
  });

  it('stops at 20', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => address(`${index}`, index === 0));
    const added = addAddress(some(19), { id: 'new', draft: ADDRESS_DRAFT }, AREAS);
    expect(added).toMatchObject({ ok: true, value: { length: ADDRESSES_MAX } });
    expect(addAddress(some(20), { id: 'new', draft: ADDRESS_DRAFT }, AREAS)).toEqual(
      err({ code: 'addressesFull', max: 20 }),
    );
  });

  it('knows only areas with delivery', () => {
    const draft = { ...ADDRESS_DRAFT, orderLocationId: ELSEWHERE.id };
    expect(listed(addAddress([], { id: 'a', draft }, AREAS))).toBe('orderLocationUnavailable');
    expect(listed(addAddress([], { id: 'a', draft: ADDRESS_DRAFT }, []))).toBe('orderLocationUnavailable');
  });
});

describe('updateAddress', () => {
  it('replaces what was entered, and nothing else', () => {
    const draft = { ...draftAt('Neue Gasse'), id: 'x', isPreferred: true };
    expect(updateAddress(THREE, { id: 'c', draft }, AREAS)).toEqual({
      ok: true,
      value: [address('a'), address('b', true), { ...address('c'), street: 'Neue Gasse' }],
    });
    expect(listed(updateAddress(THREE, { id: 'b', draft: ADDRESS_DRAFT }, AREAS))).toBe('a b* c');
  });

  it('refuses what is not there, before areas without delivery', () => {
    const draft = { ...ADDRESS_DRAFT, orderLocationId: ELSEWHERE.id };
    expect(listed(updateAddress(THREE, { id: 'd', draft }, AREAS))).toBe('addressUnknown');
    expect(listed(updateAddress(THREE, { id: 'c', draft }, AREAS))).toBe('orderLocationUnavailable');
  });
});

describe('removeAddress', () => {
  it.each([
    ['a', 'b* c'],
    ['b', 'a* c'],
    ['c', 'a b*'],
    ['d', 'addressUnknown'],
  ])('removes %s: %s', (id, rest) => {
    expect(listed(removeAddress(THREE, id))).toBe(rest);
  });

  it('may leave none', () => {
    expect(removeAddress([address('a', true)], 'a')).toEqual({ ok: true, value: [] });
  });
});

describe('selectAddress', () => {
  it.each([
    ['a', 'a* b c'],
    ['b', 'a b* c'],
    ['c', 'a b c*'],
    ['d', 'addressUnknown'],
  ])('prefers %s: %s', (id, all) => {
    expect(listed(selectAddress(THREE, id))).toBe(all);
  });
});

it('keeps exactly one preferred and at most 20, whatever happens', () => {
  const change = fc.record({ kind: fc.constantFrom('add', 'add', 'update', 'remove', 'select'), at: fc.nat(25) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let addresses: readonly Address[] = [];
      for (const [index, { kind, at }] of changes.entries()) {
        const id = addresses[at]?.id ?? 'unknown';
        const known = addresses.map((each) => each.id);
        const result = {
          add: () => addAddress(addresses, { id: `${index}`, draft: ADDRESS_DRAFT }, AREAS),
          update: () => updateAddress(addresses, { id, draft: draftAt(`${index}`) }, AREAS),
          remove: () => removeAddress(addresses, id),
          select: () => selectAddress(addresses, id),
        }[kind]();
        expect(result.ok).toBe(kind === 'add' ? known.length < 20 : known.includes(id));
        if (result.ok) addresses = result.value;
        expect(addresses.filter(({ isPreferred }) => isPreferred)).toHaveLength(Math.min(addresses.length, 1));
        expect(addresses.length).toBeLessThanOrEqual(20);
      }
    }),
    { numRuns: 50 },
  );
});

it.each<[AddressError, string]>([
  [
    { code: 'addressUnknown' },
    'Diese Adresse ist nicht mehr in deinem Konto. Sie ist gelöscht, oder in einem anderen Tab ist inzwischen ein anderes Konto angemeldet.',
  ],
  [{ code: 'addressesFull', max: 20 }, 'Du kannst maximal 20 Adressen speichern. Bitte lösche zuerst eine.'],
  [
    { code: 'orderLocationUnavailable' },
    'An diesen Ort liefern wir zurzeit nicht. Bitte wähle einen anderen Lieferort.',
  ],
])('tells %j in words', (error, text) => {
  expect(addressMessage(error)).toBe(text);
  expect(addressError.safeParse(error).success).toBe(true);
});
