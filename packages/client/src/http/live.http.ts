import type { CallContext } from '@ofenpost/contract/api.contract';
import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';

type OpenStream<T> = (options: { signal: AbortSignal; context: CallContext }) => Promise<AsyncIterable<T>>;

/** Reads a stream of server-sent events into an observer until it ends, breaks or is stopped. */
export function watchStream<T>(open: OpenStream<T>, observer: LiveObserver<T>): StopWatching {
  const abort = new AbortController();
  const read = async () => {
    const options = { signal: abort.signal, context: { received: () => observer.alive?.() } };
    for await (const value of await open(options)) observer.changed(value);
    throw new Error('stream ended');
  };
  read().catch((error: unknown) => {
    if (!abort.signal.aborted) observer.lost(error);
  });
  return () => abort.abort();
}
