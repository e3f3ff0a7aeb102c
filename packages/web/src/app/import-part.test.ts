import { expect, it, onTestFinished, vi } from 'vitest';
import { importPart } from './import-part.ts';

/** A browser that answers an import of an address that failed once with that failure, or asks again. */
function createBrowser({ memorizes }: { readonly memorizes: boolean }) {
  const failed = new Set<string>();
  const requested: string[] = [];
  let isConnected = true;
  return {
    requested,
    connect: (connected: boolean) => void (isConnected = connected),
    import: async (address: string): Promise<string> => {
      if (!failed.has(address)) requested.push(address);
      if (isConnected && !(memorizes && failed.has(address))) return address;
      failed.add(address);
      throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    },
  };
}

it('loads with the next attempt what failed, from wherever it is imported', async () => {
  const browser = createBrowser({ memorizes: true });
  browser.connect(false);
  await expect(importPart(($q) => browser.import(`dialog-1.js` + $q))).rejects.toThrow('Failed to fetch');
  browser.connect(true);
  for (const load of [
    ($q: string) => browser.import(`dialog-1.js` + $q),
    async ($q: string) => browser.import(`dialog-1.js` + $q),
  ])
    expect(await importPart(load)).toBe('dialog-1.js?retry=2');
});

it('keeps the address where the browser asks again, so that a file stays one module', async () => {
  const browser = createBrowser({ memorizes: false });
  const load = ($q: string) => browser.import(`dialog-2.js` + $q);
  browser.connect(false);
  await expect(importPart(load)).rejects.toThrow('Failed to fetch');
  browser.connect(true);
  expect(await importPart(load)).toBe('dialog-2.js');
  expect(await importPart(load)).toBe('dialog-2.js');
});

it('asks under a new address after each failure', async () => {
  const browser = createBrowser({ memorizes: true });
  const load = ($q: string) => browser.import(`dialog-3.js` + $q);
  browser.connect(false);
  for (const _ of [1, 2, 3]) await expect(importPart(load)).rejects.toThrow('Failed to fetch');
  browser.connect(true);
  expect(await importPart(load)).toBe('dialog-3.js?retry=4');
  expect(browser.requested).toEqual([
    'dialog-3.js',
    'dialog-3.js?retry=2',
    'dialog-3.js?retry=3',
    'dialog-3.js?retry=4',
  ]);
});

const DEADLINE = 9_000;
const NEVER = 1_000_000;

function stopTime(recordedClicks: readonly unknown[] | null): void {
  vi.useFakeTimers();
  vi.stubGlobal('recordedClicks', recordedClicks);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

it('gives an import up that does not end, asks under a new address, and uses what came late', async () => {
  stopTime(null);
  const requested: string[] = [];
  const { promise, resolve: arrive } = Promise.withResolvers<string>();
  const load = ($q: string) => (requested.push(`dialog-4.js` + $q) === 1 ? promise : Promise.resolve(`there` + $q));
  const [first] = await Promise.all([Promise.allSettled([importPart(load)]), vi.advanceTimersByTimeAsync(DEADLINE)]);
  expect(first).toMatchObject([{ reason: { message: 'Unable to preload dialog-4.js' } }]);
  expect(await importPart(load)).toBe('there?retry=2');
  arrive('late');
  await promise;
  expect(await importPart(load)).toBe('there');
  expect(requested).toEqual(['dialog-4.js', 'dialog-4.js?retry=2', 'dialog-4.js']);
});

it('waits without an end for what a page needs before it responds', async () => {
  stopTime([]);
  const { promise, resolve: arrive } = Promise.withResolvers<string>();
  const loading = importPart(($q) => promise.then((name) => name + $q));
  await vi.advanceTimersByTimeAsync(NEVER);
  arrive('route');
  expect(await loading).toBe('route');
});
