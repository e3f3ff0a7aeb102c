import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { selectRefusal, selectValue } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import { ADDRESS_DRAFT } from './address.fixtures.ts';
import { type AddressDraft, BLANK_ADDRESS, type Address, type AddressError, addressMessage } from './address.ts';
import { createAddressForm } from './change-addresses.ts';

const SAVED: Address = { ...ADDRESS_DRAFT, id: '00000000-0000-4000-8000-0000000000a1', isPreferred: true };

const OWN = '00000000-0000-4000-8000-0000000000b1';

function open(id: string | null, answer: Result<readonly Address[], AddressError> = ok([SAVED]), shownTo?: string) {
  const calls: unknown[][] = [];
  const called = async (...call: unknown[]) => {
    calls.push(call);
    return answer;
  };
  const address = {
    load: async () => ({ addresses: [SAVED], orderLocations: [WINTERTHUR] }),
    add: (draft: AddressDraft, ...account: (string | undefined)[]) =>
      called('add', draft, ...account.filter((each) => each !== undefined)),
    update: (changed: string, draft: AddressDraft) => called('update', changed, draft),
    remove: (removed: string) => called('remove', removed),
    select: (selected: string) => called('select', selected),
  };
  const actor = createActor(createAddressForm({ address }, id, shownTo), {
    input: { initial: id === null ? BLANK_ADDRESS : null, needsChange: id !== null },
  });
  const failures: unknown[] = [];
  actor.on('load.failed', ({ error }) => failures.push(error));
  actor.start();
  const settle = (state: 'editing' | 'saved' | 'failed' | 'unavailable') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { interval: 1 });
  return { actor, calls, failures, settle, snapshot: () => actor.getSnapshot() };
}

describe('the form of an address', () => {
  it('adds a new one', async () => {
    const { actor, calls, settle } = open(null);
    actor.send({ type: 'value.edited', change: { ...ADDRESS_DRAFT, street: ' Marktgasse ' } });
    actor.send({ type: 'form.submitted' });
    await settle('saved');
    expect(calls).toEqual([['add', ADDRESS_DRAFT]]);
  });

  it('loads and updates a saved one', async () => {
    const { actor, calls, settle, snapshot } = open(SAVED.id);
    await settle('editing');
    expect(selectValue(snapshot())).toEqual(ADDRESS_DRAFT);
    actor.send({ type: 'value.edited', change: { houseNumber: '14' } });
    actor.send({ type: 'form.submitted' });
    await settle('saved');
    expect(calls).toEqual([['update', SAVED.id, { ...ADDRESS_DRAFT, houseNumber: '14' }]]);
  });

  it('tells in words why it is refused', async () => {
    const { actor, settle, snapshot } = open(null, err({ code: 'addressesFull', max: 20 }));
    actor.send({ type: 'value.edited', change: ADDRESS_DRAFT });
    actor.send({ type: 'form.submitted' });
    await settle('failed');
    expect(selectRefusal(snapshot())).toBe('Du kannst maximal 20 Adressen speichern. Bitte lösche zuerst eine.');
    expect(selectValue(snapshot())).toEqual(ADDRESS_DRAFT);
  });

  it('adds as new what it could not update: the address is not in this account any more', async () => {
    const { actor, calls, settle, snapshot } = open(SAVED.id, err({ code: 'addressUnknown' }));
    await settle('editing');
    const draft = { ...ADDRESS_DRAFT, houseNumber: '14' };
    actor.send({ type: 'value.edited', change: draft });
    actor.send({ type: 'form.submitted' });
    await settle('failed');
    expect(selectRefusal(snapshot())).toMatch(
      /nicht mehr in deinem Konto.* Speicherst du nochmals, kommt sie neu dazu\.$/,
    );
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(
      () =>
        expect(calls).toEqual([
          ['update', SAVED.id, draft],
          ['add', draft],
        ]),
      { interval: 1 },
    );
  });

  it('adds a new one to the account that was shown, each time, and keeps what was entered', async () => {
    const { actor, calls, settle, snapshot } = open(null, err({ code: 'accountChanged' }), OWN);
    actor.send({ type: 'value.edited', change: ADDRESS_DRAFT });
    for (const times of [1, 2]) {
      actor.send({ type: 'form.submitted' });
      await vi.waitFor(() => expect(calls).toHaveLength(times), { interval: 1 });
      await settle('failed');
      expect(selectRefusal(snapshot())).toBe(addressMessage({ code: 'accountChanged' }));
      expect(selectValue(snapshot())).toEqual(ADDRESS_DRAFT);
    }
    expect(calls).toEqual([
      ['add', ADDRESS_DRAFT, OWN],
      ['add', ADDRESS_DRAFT, OWN],
    ]);
  });

  it('cannot load what is not there any more', async () => {
    const { settle, failures } = open('00000000-0000-4000-8000-0000000000a2');
    await settle('unavailable');
    expect(failures).toEqual([new Error(addressMessage({ code: 'addressUnknown' }))]);
  });
});
