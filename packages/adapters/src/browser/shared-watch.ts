import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import type { OrderDeskPort } from '@ofenpost/core/order/order.port';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';

type Watch<T> = (observer: LiveObserver<T>) => StopWatching;

/**
 * What the connected tab sends to the others. The first value of a connection is complete; later ones may hold only
 * what changed.
 */
type WatchMessage<T> =
  | { readonly kind: 'alive' }
  | { readonly kind: 'first'; readonly value: T }
  | { readonly kind: 'changed'; readonly value: T };

/** The connection that all tabs share. `ended` resolves when it is lost or stopped. */
type Connection = { readonly ended: Promise<void>; readonly stop: StopWatching };

function connect<T>(watch: Watch<T>, observer: LiveObserver<T>, send: (changes: WatchMessage<T>) => void): Connection {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let kind: 'first' | 'changed' = 'first';
  const stop = watch({
    alive: () => {
      observer.alive?.();
      send({ kind: 'alive' });
    },
    changed: (value) => {
      observer.changed(value);
      send({ kind, value });
      kind = 'changed';
    },
    lost: (error) => {
      end();
      observer.lost(error);
    },
  });
  return {
    ended,
    stop: () => {
      stop();
      end();
    },
  };
}

/** Connects, or listens to the connected tab; returns a function that stops it. */
function takePart<T>(name: string, locks: LockManager, watch: Watch<T>, observer: LiveObserver<T>): StopWatching {
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const { signal } = ending;
  let connection: Connection | null = null;
  let isComplete = false;
  const observed: LiveObserver<T> = {
    alive: () => observer.alive?.(),
    changed: (value) => {
      isComplete = true;
      observer.changed(value);
    },
    lost: (error) => observer.lost(error),
  };

  channel.addEventListener('message', ({ data }: MessageEvent<WatchMessage<T>>) => {
    if (data.kind === 'alive') observed.alive?.();
    // A partial change that was under way when this tab opened is not a complete value.
    else if (data.kind === 'first' || isComplete) observed.changed(data.value);
  });

  async function takeTurn(options: LockOptions): Promise<void> {
    try {
      await locks.request(name, options, () => {
        if (signal.aborted) return;
        connection = connect(watch, observed, (changes) => channel.postMessage(changes));
        return connection.ended;
      });
    } catch (error) {
      connection?.stop();
      connection = null;
      if (signal.aborted) return;
      if (!(error instanceof DOMException && error.name === 'AbortError')) return observer.lost(error);
      // Another tab opened. Its connection begins with the complete value, so nothing is missed in between.
      await takeTurn({ signal });
    }
  }

  void takeTurn({ steal: true });
  return () => {
    ending.abort();
    connection?.stop();
    channel.close();
  };
}

/**
 * A browser opens at most six connections to a server (HTTP/1.1). Of all tabs that watch the same, only the newest one
 * is connected, since an older one may be suspended. It forwards values and heartbeats to the others; when it closes or
 * loses its connection, another one connects. `name` is that of the lock and of the channel. Without HTTPS there are no
 * locks, and each tab connects by itself.
 */
export function sharedWatch<T>(name: string, watch: Watch<T>): Watch<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? watch : (observer) => takePart(name, locks, watch, observer);
}

/** The tabs of a browser share one connection for the storefront's changes. */
export const sharedContent = ({ loadVersion, watch }: ContentPort): ContentPort => ({
  loadVersion,
  watch: sharedWatch('ofenpost-live-content', watch),
});

/** All order desks of a browser share one connection; those in hidden tabs still ring. */
export const sharedBoard = (board: OrderDeskPort): OrderDeskPort => ({
  ...board,
  watch: sharedWatch('ofenpost-live-desk', board.watch),
});
