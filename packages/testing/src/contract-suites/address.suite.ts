import {
  ADDRESSES_MAX,
  type Address,
  type AddressError,
  addressBook,
  type AddressDraft,
} from '@ofenpost/core/address/address';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

async function draftFor({ delivery }: Ports, change: Partial<AddressDraft> = {}): Promise<AddressDraft> {
  const orderLocationId = (await delivery.load()).orderLocations[0]?.id ?? '';
  const draft = { contactName: 'Anna Keller', phoneNumber: '078 123 45 67', street: 'Marktgasse', houseNumber: '12a' };
  return { ...draft, orderLocationId, note: 'Klingel links', ...change };
}

async function removeAll(port: AddressPort): Promise<void> {
  for (const { id } of (await port.load()).addresses) await port.remove(id);
}

/** The streets, with a star after the preferred one. */
const streets = (addresses: readonly Address[]) =>
  addresses.map(({ street, isPreferred }) => street + (isPreferred ? '*' : ''));
const changed = (result: Result<readonly Address[], AddressError>) =>
  result.ok ? streets(result.value) : [result.error.code];

export function describeAddressPort(name: string, openShop: OpenShop): void {
  describeWithShop('address', name, openShop, (shop) => {
    const fresh = async () => {
      const ports = await shop().staff();
      await removeAll(ports.address);
      return ports;
    };

    it('loads addresses and delivery areas in one answer', async () => {
      const ports = await fresh();
      const book = addressBook.parse(await ports.address.load());
      expect(book.addresses).toEqual([]);
      expect(book.orderLocations).toEqual((await ports.delivery.load()).orderLocations);
    });

    it('saves, changes, prefers and removes', async () => {
      const ports = await fresh();
      const { address } = ports;
      const draft = await draftFor(ports);
      const added = await address.add({ ...draft, street: ' Ahornweg ' });
      const [first] = added.ok ? added.value : [];
      expect(added).toEqual({ ok: true, value: [{ ...draft, street: 'Ahornweg', id: first?.id, isPreferred: true }] });
      expect(changed(await address.add({ ...draft, street: 'Birkenweg' }))).toEqual(['Ahornweg*', 'Birkenweg']);
      expect(changed(await address.add({ ...draft, street: 'Chileweg' }))).toEqual([
        'Ahornweg*',
        'Birkenweg',
        'Chileweg',
      ]);
      const [, second, third] = (await address.load()).addresses;
      const [id, otherId] = [second?.id ?? '', third?.id ?? ''];
      expect(changed(await address.select(id))).toEqual(['Ahornweg', 'Birkenweg*', 'Chileweg']);
      expect(changed(await address.update(id, { ...draft, street: 'Buchenweg' }))).toEqual([
        'Ahornweg',
        'Buchenweg*',
        'Chileweg',
      ]);
      expect(changed(await address.remove(id))).toEqual(['Ahornweg*', 'Chileweg']);
      expect(changed(await address.select(otherId))).toEqual(['Ahornweg', 'Chileweg*']);
      expect(streets((await address.load()).addresses)).toEqual(['Ahornweg', 'Chileweg*']);
    });

    it('belongs to the account, on every device', async () => {
      const [ports, other] = [await fresh(), await shop().staff()];
      await ports.address.add(await draftFor(ports));
      expect(streets((await other.address.load()).addresses)).toEqual(['Marktgasse*']);
    });

    it('is nobody else’s: another account neither reads nor changes it', async () => {
      const [ports, other] = [await fresh(), await shop().manager()];
      const draft = await draftFor(ports);
      await ports.address.add(draft);
      const [{ id } = { id: '' }] = (await ports.address.load()).addresses;
      const unknown = err({ code: 'addressUnknown' });
      expect((await other.address.load()).addresses.map((each) => each.id)).not.toContain(id);
      expect(await other.address.update(id, { ...draft, street: 'Fremdweg' })).toEqual(unknown);
      expect(await other.address.select(id)).toEqual(unknown);
      expect(await other.address.remove(id)).toEqual(unknown);
      expect(streets((await ports.address.load()).addresses)).toEqual(['Marktgasse*']);
    });

    it('adds to the account that was shown, and to no other', async () => {
      const [ports, other] = [await fresh(), await shop().manager()];
      const own = (await ports.session.loadMe()).id ?? '';
      const draft = await draftFor(ports, { street: 'Fremdweg' });
      expect(await other.address.add(draft, own)).toEqual(err({ code: 'accountChanged' }));
      expect(streets((await other.address.load()).addresses)).not.toContain('Fremdweg');
      expect(changed(await ports.address.add(draft, own))).toEqual(['Fremdweg*']);
    });

    it('keeps at most 20, also when many come at once', async () => {
      const ports = await fresh();
      const draft = await draftFor(ports);
      const added = await Promise.all(Array.from({ length: ADDRESSES_MAX + 3 }, () => ports.address.add(draft)));
      expect(added.filter(({ ok }) => ok)).toHaveLength(ADDRESSES_MAX);
      expect(added.filter(({ ok }) => !ok)).toContainEqual(err({ code: 'addressesFull', max: ADDRESSES_MAX }));
      const { addresses } = await ports.address.load();
      expect([addresses.length, addresses.filter(({ isPreferred }) => isPreferred).length]).toEqual([ADDRESSES_MAX, 1]);
    });

    it('refuses what is not there, and areas without delivery', async () => {
      const ports = await fresh();
      const draft = await draftFor(ports);
      const unknown = err({ code: 'addressUnknown' });
      expect(await ports.address.update(UNKNOWN_ID, draft)).toEqual(unknown);
      expect(await ports.address.remove(UNKNOWN_ID)).toEqual(unknown);
      expect(await ports.address.select(UNKNOWN_ID)).toEqual(unknown);
      expect(await ports.address.add({ ...draft, orderLocationId: UNKNOWN_ID })).toEqual(
        err({ code: 'orderLocationUnavailable' }),
      );
      expect((await ports.address.load()).addresses).toEqual([]);
    });

    it('takes nothing that the form would refuse', async () => {
      const ports = await fresh();
      for (const change of [{ street: ' ' }, { phoneNumber: '078' }, { note: 'x'.repeat(201) }, { street: 'a\u0000' }])
        await expect(ports.address.add(await draftFor(ports, change))).rejects.toBeInstanceOf(Error);
      expect((await ports.address.load()).addresses).toEqual([]);
    });

    it('is closed to guests', async () => {
      const ports = await shop().guest();
      const draft = await draftFor(ports);
      for (const attempt of [
        () => ports.address.load(),
        () => ports.address.add(draft),
        () => ports.address.update(UNKNOWN_ID, draft),
        () => ports.address.remove(UNKNOWN_ID),
        () => ports.address.select(UNKNOWN_ID),
      ])
        await expect(attempt()).rejects.toBeInstanceOf(Error);
    });
  });
}
