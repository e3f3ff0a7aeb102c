import { createApiClient } from '@ofenpost/client/http/api-client';
import { ADDRESSES_MAX, preferredAddress } from '@ofenpost/core/address/address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('what belongs to an account', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  async function clientOf(title: string, server = 0) {
    const url = servers[server]?.url ?? '';
    const browser = createBrowser(url);
    await signIn(browser, title);
    return createApiClient(url, browser.fetch);
  }
  type Client = Awaited<ReturnType<typeof clientOf>>;

  const draftFor = async ({ address }: Client) => ({
    contactName: 'Lea Brunner',
    phoneNumber: '078 123 45 67',
    street: 'Marktgasse',
    houseNumber: '12a',
    orderLocationId: (await address.load()).orderLocations[0]?.id ?? '',
    note: '',
  });

  it('is unknown to everybody else: addresses', async () => {
    const [owner, stranger] = [await clientOf('Kundin'), await clientOf('Geschäftsleitung')];
    const draft = await draftFor(owner);
    const [saved] = await owner.address.add(draft);
    const id = saved?.id ?? '';
    expect((await stranger.address.load()).addresses).toEqual([]);
    const unknown = { code: 'REFUSED', status: 409, data: { code: 'addressUnknown' } };
    await expect(stranger.address.update({ ...draft, id, street: 'Irgendwo' })).rejects.toMatchObject(unknown);
    await expect(stranger.address.select({ id })).rejects.toMatchObject(unknown);
    await expect(stranger.address.remove({ id })).rejects.toMatchObject(unknown);
    expect((await owner.address.load()).addresses).toEqual([saved]);
    await owner.address.remove({ id });
  });

  it('stays within 20 addresses at two servers at once, one of them preferred', async () => {
    const clients = [await clientOf('Kundin'), await clientOf('Kundin', 1)] as const;
    const draft = await draftFor(clients[0]);
    const attempts = Array.from({ length: ADDRESSES_MAX + 10 }, (_, index) =>
      clients[index % 2 === 0 ? 0 : 1].address.add(draft),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(ADDRESSES_MAX);
    expect(
      await database.query('select count(*)::int as count from addresses where is_preferred and account_id = $1', [
        demoPerson('Kundin').id,
      ]),
    ).toEqual([{ count: 1 }]);
  });

  it('still names the area that we left, without offering it', async () => {
    const { address, delivery } = await clientOf('Mitarbeiter');
    const area = (await delivery.load()).orderLocations.at(-1);
    const [saved] = await address.add({
      ...(await draftFor(await clientOf('Mitarbeiter'))),
      orderLocationId: area?.id ?? '',
    });
    await database.query('update order_locations set active = false where id = $1', [area?.id]);
    await expect.poll(async () => (await delivery.load()).orderLocations).not.toContainEqual(area);
    const book = await address.load();
    expect(book.orderLocations).toContainEqual({ ...area, active: false });
    expect(preferredAddress(book)).toBeNull();
    await address.remove({ id: saved?.id ?? '' });
    expect((await address.load()).orderLocations).toEqual((await delivery.load()).orderLocations);
    await database.query('update order_locations set active = true where id = $1', [area?.id]);
  });

  it('is changed by nobody else: name and phone number', async () => {
    const [owner, stranger] = [await clientOf('Kundin'), await clientOf('Geschäftsleitung')];
    const update = { id: demoPerson('Kundin').id, firstname: 'Lia', lastname: 'Brunner', phoneNumber: '079 111 22 33' };
    await expect(stranger.account.update(update)).rejects.toMatchObject({ data: { code: 'accountForeign' } });
    expect((await owner.session.me()).firstname).toBe('Lea');
    await owner.account.update(update);
    expect(await owner.session.me()).toMatchObject({ firstname: 'Lia', phoneNumber: '079 111 22 33' });
    expect(await database.query('select name from accounts where id = $1', [update.id])).toEqual([
      { name: 'Lia Brunner' },
    ]);
  });

  it('gives nobody another role or e-mail address', async () => {
    const client = await clientOf('Kundin');
    const { email, rolesId, ...me } = await client.session.me();
    const greedy = { ...me, id: me.id ?? '', email: 'boss@ofenpost.example', rolesId: 4 };
    expect(await client.account.update(greedy)).toMatchObject({ email, rolesId });
  });

  it('goes when the account goes', async () => {
    const client = await clientOf('Mitarbeiter');
    await client.address.add(await draftFor(client));
    const { id } = demoPerson('Mitarbeiter');
    await database.query('delete from accounts where id = $1', [id]);
    expect(await database.query('select 1 from addresses where account_id = $1', [id])).toEqual([]);
    await expect(client.address.load()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
