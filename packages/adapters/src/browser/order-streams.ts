import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import type { OrderPort } from '@ofenpost/core/order/order.port';

/**
 * How many order pages of one browser are live at once. A browser opens six connections to a server that speaks
 * HTTP/1.1; the storefront and the order desk take one each, and two always stay free for everything else.
 */
export const ORDER_STREAMS = 2;

const LOCKS = Array.from({ length: ORDER_STREAMS }, (_, index) => `ofenpost-live-order-${index}`);

/** Runs `use` under the first free lock, which is held until `use` ends. Returns whether a lock was free. */
async function withFreeLock(locks: LockManager, use: () => Promise<void>): Promise<boolean> {
  for (const name of LOCKS) {
    const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await use();
      return true;
    });
    if (wasFree) return true;
  }
  return false;
}

function reportUnavailable<T>(observer: LiveObserver<T>): void {
  if (observer.unavailable === undefined) observer.lost(new Error('no stream is available'));
  else observer.unavailable();
}

function watchLimited<T>(
  locks: LockManager,
  watch: (observer: LiveObserver<T>) => StopWatching,
  observer: LiveObserver<T>,
): StopWatching {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isStopped = false;
  let stop = end;
  const lose = (error: unknown) => {
    end();
    observer.lost(error);
  };
  withFreeLock(locks, async () => {
    if (isStopped) return;
    const stopWatching = watch({ ...observer, lost: lose });
    stop = () => {
      stopWatching();
      end();
    };
    await ended;
  }).then(
    (wasFree) => {
      if (!wasFree && !isStopped) reportUnavailable(observer);
    },
    (error: unknown) => {
      if (!isStopped) lose(error);
    },
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * Lets at most `ORDER_STREAMS` pages of a browser watch an order at a time; any other page learns that no stream is
 * available. Without HTTPS there are no locks, so there is no limit.
 */
export function limitedOrderStreams(order: OrderPort): OrderPort {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return order;
  return {
    ...order,
    watch: (key, observer) => watchLimited(locks, (limited) => order.watch(key, limited), observer),
  };
}
