import { describe, expect, it } from 'vitest';
import { ADDRESS_DRAFT } from '../address/address.fixtures.ts';
import type { Address, AddressError } from '../address/address.ts';
import { addAddress, selectAddress } from '../address/change-addresses.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import { rememberAddress } from './remember-address.ts';

const HOME: Address = { ...ADDRESS_DRAFT, id: '00000000-0000-4000-8000-0000000000a1', isPreferred: true };
const WORK: Address = { ...HOME, id: '00000000-0000-4000-8000-0000000000a2', isPreferred: false };
const TYPED = { ...ADDRESS_DRAFT, street: 'Bahnhofplatz' };
const NEW_ID = '00000000-0000-4000-8000-0000000000a3';

function store(addresses: readonly Address[]) {
  let stored = addresses;
  const take = async (changed: Result<readonly Address[], AddressError>) => {
    if (changed.ok) stored = changed.value;
    return changed;
  };
  return {
    port: {
      add: (draft: typeof ADDRESS_DRAFT) => take(addAddress(stored, { id: NEW_ID, draft }, [WINTERTHUR])),
      select: (id: string) => take(selectAddress(stored, id)),
    },
    streets: () => stored.map(({ street, isPreferred }) => (isPreferred ? `${street}!` : street)),
  };
}

describe('after an order', () => {
  it('the chosen address is the preferred one', async () => {
    const { port, streets } = store([HOME, { ...WORK, street: 'Technikumstrasse' }]);
    expect(await rememberAddress(port, { address: ADDRESS_DRAFT, saved: WORK, isToSave: true })).toEqual(ok(undefined));
    expect(streets()).toEqual(['Marktgasse', 'Technikumstrasse!']);
  });

  it('nothing changes for the preferred one, or for one that was deleted', async () => {
    const { port, streets } = store([HOME]);
    const used = { address: ADDRESS_DRAFT, isToSave: false };
    expect(await rememberAddress(port, { ...used, saved: HOME })).toEqual(ok(undefined));
    expect(await rememberAddress(port, { ...used, saved: WORK })).toEqual(ok(undefined));
    expect(streets()).toEqual(['Marktgasse!']);
  });

  it('a typed one is saved and preferred only where that was asked for', async () => {
    const { port, streets } = store([HOME]);
    const used = { address: TYPED, saved: null };
    expect(await rememberAddress(port, { ...used, isToSave: false })).toEqual(ok(undefined));
    expect(streets()).toEqual(['Marktgasse!']);
    expect(await rememberAddress(port, { ...used, isToSave: true })).toEqual(ok(undefined));
    expect(streets()).toEqual(['Marktgasse', 'Bahnhofplatz!']);
  });

  it('says why a typed one cannot be saved', async () => {
    const full = Array.from({ length: 20 }, () => HOME);
    const { port } = store(full);
    expect(await rememberAddress(port, { address: TYPED, saved: null, isToSave: true })).toEqual(
      err({ code: 'addressesFull', max: 20 }),
    );
  });
});
