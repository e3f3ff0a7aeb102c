import type { DirectPorts } from '@ofenpost/client/direct-ports';
import { DEFAULT_ERROR_DETAIL, LOST_CONNECTION_DETAIL } from '@ofenpost/core/error/error-catalogue';
import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import type { Ports } from '@ofenpost/core/ports';

type Method = (...parameters: unknown[]) => unknown;
type AnyPort = Readonly<Record<string, Method>>;
type LoadMethod = () => Promise<Method>;

const isObserver = (value: unknown): value is LiveObserver<unknown> =>
  typeof value === 'object' && value !== null && 'changed' in value && 'lost' in value;

/** Starts watching when the port has loaded, unless it was stopped before. */
function watchLate(load: LoadMethod, parameters: readonly unknown[], observer: LiveObserver<unknown>): StopWatching {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  load()
    .then((method) => {
      if (!isStopped) stop = method(...parameters) as StopWatching;
    })
    .catch((error: unknown) => {
      if (!isStopped) observer.lost(error);
    });
  return () => stop();
}

const lazyMethod =
  (load: LoadMethod): Method =>
  (...parameters) => {
    const observer = parameters.find(isObserver);
    return observer === undefined
      ? load().then((method) => method(...parameters))
      : watchLate(load, parameters, observer);
  };

/**
 * Ports that can be used while their adapters are still being loaded: calls wait, so that a page can respond first.
 * When the load fails, the calls that waited fail, and the next call loads again.
 */
export function createLazyPorts(direct: DirectPorts, load: () => Promise<Ports>): Ports {
  let loading: Promise<Ports> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      // The browser's own message is in English and names a file.
      throw new Error(navigator.onLine ? DEFAULT_ERROR_DETAIL : LOST_CONNECTION_DETAIL, { cause });
    });
    return loading;
  };
  const loadMethod = async (port: keyof Ports, name: string): Promise<Method> => {
    const method = ((await loadOnce())[port] as unknown as AnyPort)[name];
    if (method === undefined) throw new Error(`port without a method: ${port}.${name}`);
    return method;
  };
  const lazyPort = (port: keyof Ports) =>
    new Proxy({}, { get: (_, name: string) => lazyMethod(() => loadMethod(port, name)) });
  return new Proxy(direct as Ports, { get: (known, port: keyof Ports) => known[port] ?? lazyPort(port) });
}
