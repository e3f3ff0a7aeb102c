import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import { newGuestShare } from '@ofenpost/core/delivery/slot-capacity';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { BLANK_PROMOTION } from '@ofenpost/core/promotion/promotion';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { OPEN_ORDERS_MAX } from '@ofenpost/core/trust/open-order-limit';
import { nextHouseNumber, plainBread, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { RACE_TIMEOUT, raceSize } from '../../test-tools/testing/race-size.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const RACERS = raceSize(200);
/** Enough for the minimum order of the first area. */
const BREADS = 8;

describe('orders that race for the same, at two servers', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let staff: Ports;
  let productId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    const browser = createBrowser(urlOf(0));
    await signIn(browser, 'Mitarbeiter');
    staff = portsOf(browser, 0);
    ({ id: productId } = await plainBread(staff));
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';
  const portsOf = (browser: ReturnType<typeof createBrowser>, index: number): Ports =>
    createServerRenderingPorts({ apiClient: createApiClient(urlOf(index), browser.fetch), now: TEST_NOW });

  /** This many guests, alternating between the servers, each with breads in the cart, and the first one's request. */
  async function racers(count: number, deliveryTime: PlaceOrderRequest['draft']['deliveryTime'], giftCardCode = '') {
    const guests = Array.from({ length: count }, (_, index) => portsOf(createBrowser(urlOf(index)), index));
    await Promise.all(guests.map(({ cart }) => cart.add({ productId, optionIds: [], amount: BREADS })));
    const request = await requestFor(guests[0] ?? staff, { deliveryTime, giftCardCode });
    const placeAt = ({ checkout, idempotencyKey }: Ports, houseNumber: string) => {
      const address = { ...request.draft.address, houseNumber };
      return checkout.place({
        ...request,
        draft: { ...request.draft, address },
        idempotencyKey: idempotencyKey.create(),
      });
    };
    const place = (guest: Ports) => placeAt(guest, nextHouseNumber());
    return { guests, place, placeAt };
  }

  async function setOvenCapacity(capacity: number | null) {
    await database.query('update restaurants set oven_capacity = $1', [capacity]);
    await expect.poll(async () => (await staff.delivery.loadOvenLoad()).capacity).toBe(capacity);
  }

  const reservedAt = async (slot: Instant) =>
    (await staff.delivery.loadOvenLoad()).reserved.find((each) => each.slot === slot)?.breads ?? 0;

  it('go into a slot as long as it has room, and not one more', { timeout: RACE_TIMEOUT }, async () => {
    const at = addMinutes(TEST_NOW, 90);
    const { capacity } = await staff.delivery.loadOvenLoad();
    const free = Math.floor(newGuestShare(capacity ?? 0) / BREADS);
    const { guests, place } = await racers(RACERS, { kind: 'slot', at });
    const answers = await Promise.all(guests.map(place));
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(free);
    expect(refusals).toEqual(Array.from({ length: RACERS - free }, () => ({ code: 'newGuestSlotFull' })));
    expect(await reservedAt(at)).toBe(free * BREADS);
    expect(await database.query("select count(*)::int from carts where items <> '[]'")).toEqual([
      { count: RACERS - free },
    ]);
  });

  it('fill slot after slot as soon as possible', async () => {
    const { guests, place } = await racers(12, { kind: 'asap' });
    const { capacity, reserved } = await staff.delivery.loadOvenLoad();
    const before = reserved.reduce((sum, { breads }) => sum + breads, 0);
    const answers = await Promise.all(guests.map(place));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    const load = await staff.delivery.loadOvenLoad();
    expect(load.reservedByNewGuests?.every(({ breads }) => breads <= newGuestShare(capacity ?? 0))).toBe(true);
    expect(load.reserved.reduce((sum, { breads }) => sum + breads, 0)).toBe(before + guests.length * BREADS);
  });

  it('follow a capacity that staff changed a moment ago', async () => {
    const at = addMinutes(TEST_NOW, 180);
    const { guests, place } = await racers(4, { kind: 'slot', at });
    await setOvenCapacity(4 * BREADS);
    const answers = await Promise.all(guests.map(place));
    await setOvenCapacity(40);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('go to one address as long as it has few open orders, at both servers', async () => {
    const { guests, placeAt } = await racers(12, { kind: 'asap' });
    const house = nextHouseNumber();
    const answers = await Promise.all(guests.map((guest) => placeAt(guest, house)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(OPEN_ORDERS_MAX);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))).toEqual(
      Array.from({ length: 12 - OPEN_ORDERS_MAX }, () => ({ code: 'tooManyOpenOrders', of: 'address' })),
    );
  });

  it('are paid by one gift card and taken back at once, and nothing is lost or doubled', async () => {
    const issued = await staff.giftCardAdmin.issue(randomUUID(), {
      amount: 100_000,
      buyer: 'Anna',
      greeting: '',
      email: null,
      paidWith: 'cash',
    });
    const code = issued.ok ? issued.value.code : '';
    const load = await staff.delivery.loadOvenLoad();
    const { guests, place } = await racers(6, { kind: 'asap' }, code);
    const ended = await Promise.all(
      guests.map(async (guest) => {
        const placed = await place(guest);
        if (!placed.ok) return placed.error.code;
        const { order, capability } = placed.value;
        const [cancelled, rejected] = await Promise.all([
          guest.order.cancel({ id: order.id, capability }),
          staff.orderDesk.step(order.id, stepTo('placed', 'rejected')),
        ]);
        return Number(cancelled.ok) + Number(rejected.ok);
      }),
    );
    expect(ended).toEqual(guests.map(() => 1));
    expect(await staff.giftCard.balance(code)).toEqual({ ok: true, value: { balance: 100_000, given: 0 } });
    expect(await staff.delivery.loadOvenLoad()).toEqual(load);
  });

  it.each([
    ['counts', 40],
    ['takes any number', null],
  ])('leave in the cart what came in meanwhile, whose oven %s', async (_, capacity) => {
    await setOvenCapacity(capacity);
    const { guests, place } = await racers(8, { kind: 'asap' });
    const added = 6;
    await Promise.all(
      guests.map(async (guest) => {
        const [answer] = await Promise.all([
          place(guest),
          ...Array.from({ length: added }, () => guest.cart.add({ productId, optionIds: [], amount: 1 })),
        ]);
        const ordered = answer.ok ? answer.value.order.productOrders.reduce((sum, { amount }) => sum + amount, 0) : 0;
        const left = (await guest.cart.load()).productCart.reduce((sum, { amount }) => sum + amount, 0);
        expect([ordered + left, answer.ok || answer.error.code]).toEqual([
          BREADS + added,
          expect.toSatisfy((code: unknown) => [true, 'totalChanged', 'newGuestSlotFull'].includes(code as string)),
        ]);
      }),
    );
    await setOvenCapacity(40);
  });

  it('never wait for each other in a circle', async () => {
    expect(
      await database.query('select deadlocks::int from pg_stat_database where datname = current_database()'),
    ).toEqual([{ deadlocks: 0 }]);
  });

  it('use a promotion as often as it may be used, and once for a person', { timeout: RACE_TIMEOUT }, async () => {
    const uses = 5;
    const limits = [
      { code: 'RENNEN', usesMax: uses, oncePerPerson: false, expected: uses, phoneOf: (index: number) => index },
      { code: 'EINMAL', usesMax: null, oncePerPerson: true, expected: 1, phoneOf: () => 9999 },
    ];
    await setOvenCapacity(null);
    for (const { expected, phoneOf, ...limit } of limits) {
      const value = { ...BLANK_PROMOTION, name: 'Rennen', kind: 'amount' as const, amount: 100, ...limit };
      await staff.promotionAdmin.save(randomUUID(), { version: 0, value });
      const { guests } = await racers(RACERS, { kind: 'asap' });
      const request = await requestFor(guests[0] ?? staff, { promotionCode: limit.code });
      const { estimate: _estimate, ...anyTime } = request;
      const answers = await Promise.all(
        guests.map(({ checkout, idempotencyKey }, index) => {
          const phoneNumber = `+41792${String(phoneOf(index)).padStart(6, '0')}`;
          const address = { ...request.draft.address, houseNumber: nextHouseNumber(), phoneNumber };
          const totalPrice = request.totalPrice - 100;
          const draft = { ...request.draft, address };
          return checkout.place({ ...anyTime, totalPrice, draft, idempotencyKey: idempotencyKey.create() });
        }),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(expected);
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
      expect([...new Set(refusals)]).toEqual(['promotionUnusable']);
    }
  });
});
