import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import { soldOutOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import { err } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { fillCart, plainProduct, productsOf, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { HALF_A_SECOND, answersDuring } from '../../test-tools/testing/pace.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const PAUSE_MINUTES = 10;
/** After this instant nothing is delivered on this day. */
const REST_OF_DAY_MINUTES = 6 * 60;

async function visit(server: TestServer, now = TEST_NOW, title?: string) {
  const browser = createBrowser(server.url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now });
}
const staffOf = (server: TestServer) => visit(server, TEST_NOW, 'Mitarbeiter');

describe('a busy kitchen', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is told to guests and staff of another process at once, and refuses there', async () => {
    const [here, there] = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    const [staff, colleague, guest] = [await staffOf(here), await staffOf(there), await visit(there)];
    const product = await plainProduct(guest);
    await fillCart(guest);
    const request = await requestFor(guest);
    const { values: versions, stop } = record(guest.content.watch);
    await vi.waitFor(() => expect(versions).toHaveLength(1));
    /** How long it takes until the guest's open page gets the change. */
    const reportedAfter = (act: () => Promise<unknown>): Promise<number> =>
      answersDuring(database.url, async () => {
        const known = versions.length;
        await act();
        await vi.waitFor(() => expect(versions.length).toBeGreaterThan(known), { interval: 5 });
      });

    const until = addMinutes(TEST_NOW, REST_OF_DAY_MINUTES);
    expect(await reportedAfter(() => staff.kitchen.pause(until))).toBeLessThan(HALF_A_SECOND);
    expect(await guest.checkout.place(request)).toEqual(err({ code: 'checkoutBlocked', block: 'deliveryClosed' }));
    expect((await colleague.kitchen.load()).busyControls.pause).toMatchObject({ until });
    expect(await reportedAfter(() => colleague.kitchen.endPause())).toBeLessThan(HALF_A_SECOND);

    expect(await reportedAfter(() => staff.kitchen.sellOut({ ids: [product.id], until }))).toBeLessThan(HALF_A_SECOND);
    expect(productsOf(await guest.catalogue.load()).find(({ id }) => id === product.id)?.soldOutUntil).toBe(until);
    expect(await reportedAfter(() => colleague.kitchen.sellOut({ ids: [product.id], until: null }))).toBeLessThan(
      HALF_A_SECOND,
    );

    expect(await reportedAfter(() => staff.kitchen.rush({ extraMinutes: 30, until }))).toBeLessThan(HALF_A_SECOND);
    expect((await guest.delivery.load()).busyControls.rush).toEqual({ extraMinutes: 30, until });
    await reportedAfter(() => colleague.kitchen.endRush());
    stop();
    await Promise.all([here.close(), there.close()]);
  });

  it('is busy no more from the very end on, also when no server ran at that moment', async () => {
    const before = await startTestServer(database.url);
    const staff = await staffOf(before);
    const until = addMinutes(TEST_NOW, PAUSE_MINUTES);
    const { id } = await plainProduct(staff);
    await staff.kitchen.pause(until);
    await staff.kitchen.rush({ extraMinutes: 30, until });
    await staff.kitchen.sellOut({ ids: [id], until });
    await before.close();

    const isSoldOut = async (server: TestServer, minutes: number) =>
      soldOutOffers((await (await staffOf(server)).kitchen.load()).offers, addMinutes(TEST_NOW, minutes)).some(
        ({ ids }) => ids.includes(id),
      );
    const startAt = (minutes: number) => startTestServer(database.url, { CLOCK_START: addMinutes(TEST_NOW, minutes) });
    const during = await startAt(PAUSE_MINUTES - 2);
    expect((await (await staffOf(during)).kitchen.load()).busyControls).toMatchObject({
      pause: { until },
      rush: { until },
    });
    expect(await isSoldOut(during, PAUSE_MINUTES - 2)).toBe(true);
    await during.close();

    const after = await startAt(PAUSE_MINUTES);
    expect((await (await staffOf(after)).kitchen.load()).busyControls).toEqual(NOT_BUSY);
    expect(await isSoldOut(after, PAUSE_MINUTES)).toBe(false);
    const guest = await visit(after, until);
    await fillCart(guest);
    expect(await guest.checkout.place(await requestFor(guest))).toMatchObject({ ok: true });
    await after.close();
  });
});
