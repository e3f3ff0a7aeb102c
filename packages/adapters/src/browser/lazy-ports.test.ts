import { errorToast } from '@ofenpost/core/error/error-catalogue';
import type { Ports } from '@ofenpost/core/ports';
import { createFixtureShop } from '@ofenpost/testing/in-memory/in-memory-shop.fixtures';
import { createManualClock } from '@ofenpost/testing/in-memory/manual-clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GuestPorts, createLazyPorts } from './lazy-ports.ts';

const clock = createManualClock('2026-11-20T18:00:00.000Z');
const adapters: Ports = createFixtureShop(clock).visit();

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test('what can be answered at once does not wait', () => {
  const ports = createLazyPorts(
    directOf(adapters),
    loading(() => new Promise(() => {})),
  );
  expect(ports.clock.now()).toBe(clock.now());
});

test('a call waits until the adapters are loaded, and they are loaded once', async () => {
  const load = vi.fn<() => Promise<Ports>>(() => Promise.resolve(adapters));
  const ports = createLazyPorts(directOf(adapters), loading(load));
  expect(await Promise.all([ports.cart.load(), ports.catalogue.load()])).toEqual([
    await adapters.cart.load(),
    await adapters.catalogue.load(),
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('a port is the same object each time, whether it can answer at once or not', () => {
  const ports = createLazyPorts(
    directOf(adapters),
    loading(() => new Promise(() => {})),
  );
  expect(ports.clock).toBe(ports.clock);
  expect(ports.delivery).toBe(ports.delivery);
  expect(ports.delivery).not.toBe(ports.cart);
});

test('a failed load fails the call that waited; the next call loads again', async () => {
  const deleted = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/adapters.js');
  const load = vi.fn<() => Promise<Ports>>().mockRejectedValueOnce(deleted).mockResolvedValue(adapters);
  const ports = createLazyPorts(directOf(adapters), loading(load));
  const failure: unknown = await ports.cart.load().catch((error: unknown) => error);
  expect(failure).toMatchObject({ cause: deleted });
  expect(errorToast(failure)).toEqual(errorToast(undefined));
  await expect(ports.cart.load()).resolves.toEqual(await adapters.cart.load());
});

test('a load that fails without a connection says so', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const ports = createLazyPorts(
    directOf(adapters),
    loading(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await expect(ports.cart.load()).rejects.toThrow('Keine Verbindung.');
});

test('a watch begins when the adapters are there, unless it was stopped before', async () => {
  const watch = vi.fn<Ports['order']['watch']>(() => () => {});
  const watched: Ports = { ...adapters, order: { ...adapters.order, watch } };
  const ports = createLazyPorts(
    directOf(adapters),
    loading(() => Promise.resolve(watched)),
  );
  const observer = { changed: () => {}, lost: () => {} };
  const key = { id: 'a', capability: null };
  ports.order.watch(key, observer)();
  ports.order.watch(key, observer);
  await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce());
  expect(watch).toHaveBeenCalledWith(key, observer);
});

test('a watch learns that the adapters could not be loaded', async () => {
  const ports = createLazyPorts(
    directOf(adapters),
    loading(() => Promise.reject(new Error('offline'))),
  );
  const lost = vi.fn<(error: unknown) => void>();
  ports.orderDesk.watch({ changed: () => {}, lost });
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});

test('what only staff use loads with the first call of it', async () => {
  const { orderDesk, audit, ...others } = adapters;
  const staff = vi.fn<() => Promise<Ports>>(() => Promise.resolve(adapters));
  const ports = createLazyPorts(directOf(adapters), { guest: () => Promise.resolve(others), staff });
  await ports.cart.load();
  expect(staff).not.toHaveBeenCalled();
  expect(await ports.audit.listPeople().catch(String)).toEqual(await audit.listPeople().catch(String));
  const watch = vi.spyOn(orderDesk, 'watch').mockReturnValue(() => {});
  ports.orderDesk.watch({ changed: () => {}, lost: () => {} });
  await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce());
  expect(staff).toHaveBeenCalledOnce();
});

/** The guests' ports as they are loaded, with all of a shop's; those of staff never load. */
function loading(guest: () => Promise<GuestPorts>) {
  return { guest, staff: () => Promise.reject(new Error('of staff')) };
}

function directOf({ clock: direct, keyValue, idempotencyKey, analytics, errorReporting }: Ports) {
  return { clock: direct, keyValue, idempotencyKey, analytics, errorReporting };
}
