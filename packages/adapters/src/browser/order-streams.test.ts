import type { LiveObserver } from '@ofenpost/core/live/live';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderPort } from '@ofenpost/core/order/order.port';
import { afterEach, expect, it, vi } from 'vitest';
import { ORDER_STREAMS, limitedOrderStreams } from './order-streams.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

const never = () => Promise.reject(new Error('not asked for'));

/** Tabs of one browser, and the streams that the server has open with them. */
function browser() {
  const streams = new Set<LiveObserver<Order>>();
  const order: OrderPort = {
    load: never,
    find: never,
    listMine: never,
    cancel: never,
    orderAgain: never,
    watch: (_, observer) => {
      streams.add(observer);
      return () => streams.delete(observer);
    },
  };
  const limited = limitedOrderStreams(order);
  const openTab = () => {
    const observer = {
      changed: vi.fn<(order: Order) => void>(),
      lost: vi.fn<(error: unknown) => void>(),
      unavailable: vi.fn<() => void>(),
    };
    const stop = limited.watch({ id: 'a', capability: null }, observer);
    cleanUp.push(stop);
    return { ...observer, stop };
  };
  return { streams, limited, openTab };
}

const allHeld = (streams: ReadonlySet<unknown>) => vi.waitFor(() => expect(streams.size).toBe(ORDER_STREAMS));

it('lets the first tabs be live, and tells all others that no stream is available', async () => {
  const { streams, openTab } = browser();
  const tabs = Array.from({ length: 9 }, openTab);
  await vi.waitFor(() =>
    expect(tabs.filter(({ unavailable }) => unavailable.mock.calls.length === 1)).toHaveLength(9 - ORDER_STREAMS),
  );
  expect(streams.size).toBe(ORDER_STREAMS);
  expect(tabs.flatMap(({ lost }) => lost.mock.calls)).toEqual([]);
});

it('gives the stream of a tab that lets go to the next one that asks', async () => {
  const { streams, openTab } = browser();
  const [first] = Array.from({ length: ORDER_STREAMS }, openTab);
  await allHeld(streams);
  first?.stop();
  await vi.waitFor(async () => {
    const { held = [] } = await navigator.locks.query();
    expect(held).toHaveLength(ORDER_STREAMS - 1);
  });
  const next = openTab();
  await allHeld(streams);
  expect(next.unavailable).not.toHaveBeenCalled();
});

it('gives back a stream that is lost', async () => {
  const { streams, openTab } = browser();
  const tabs = Array.from({ length: ORDER_STREAMS }, openTab);
  await allHeld(streams);
  const [lost] = streams;
  lost?.lost(new Error('cut'));
  expect(tabs.filter((tab) => tab.lost.mock.calls.length === 1)).toHaveLength(1);
  await vi.waitFor(async () => {
    const { held = [] } = await navigator.locks.query();
    expect(held).toHaveLength(ORDER_STREAMS - 1);
  });
});

it('opens no stream for a tab that left before it had one', async () => {
  const { streams, openTab } = browser();
  openTab().stop();
  await vi.waitFor(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([streams.size, held, pending]).toEqual([0, [], []]);
  });
});

it('counts a tab that cannot tell the difference as lost', async () => {
  const { streams, limited, openTab } = browser();
  for (let tab = 0; tab < ORDER_STREAMS; tab += 1) openTab();
  await allHeld(streams);
  const lost = vi.fn<(error: unknown) => void>();
  cleanUp.push(limited.watch({ id: 'a', capability: null }, { changed: () => {}, lost }));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});
