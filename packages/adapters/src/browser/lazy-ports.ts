import type { DirectPorts } from '@ofenpost/client/direct-ports';
import type { StaffPort } from '@ofenpost/client/http/staff-adapters';
import { unloadedError } from '@ofenpost/core/error/error-catalogue';
import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import type { Ports } from '@ofenpost/core/ports';

type Method = (...parameters: unknown[]) => unknown;
type AnyPort = Readonly<Record<string, Method>>;
type LoadMethod = () => Promise<Method>;

const isObserver = (value: unknown): value is LiveObserver<unknown> =>
  typeof (value as Partial<LiveObserver<unknown>> | null | undefined)?.lost === 'function';

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

/** The ports that only the team and its devices use. */
export type StaffPorts = Pick<Ports, StaffPort>;
/** All other ports. */
export type GuestPorts = Omit<Ports, StaffPort>;

/** Loads once; when the load fails, the next call loads again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw unloadedError(navigator.onLine, cause);
    });
    return loading;
  };
}

type Loads = { readonly guest: () => Promise<GuestPorts>; readonly staff: () => Promise<StaffPorts> };

/**
 * Ports that can be used while their adapters are still being loaded: calls wait, so that a page can respond first. What
 * only staff use loads with the first such call. When a load fails, the calls that waited fail.
 */
export function createLazyPorts(direct: DirectPorts, loads: Loads): Ports {
  const [loadGuest, loadStaff] = [once(loads.guest), once(loads.staff)];
  const loadMethod = async (port: keyof Ports, name: string): Promise<Method> => {
    const guest: Partial<Ports> = await loadGuest();
    const all: Partial<Ports> = port in guest ? guest : await loadStaff();
    const method = (all[port] as unknown as AnyPort | undefined)?.[name];
    if (method === undefined) throw new Error(`port without a method: ${port}.${name}`);
    return method;
  };
  const lazyPort = (port: keyof Ports) =>
    new Proxy({}, { get: (_, name: string) => lazyMethod(() => loadMethod(port, name)) });
  // A port is the same object each time: pages do their work anew where it is another one.
  return new Proxy({ ...direct } as { -readonly [Port in keyof Ports]: Ports[Port] }, {
    get: (known, port: keyof Ports) => (known[port] ??= lazyPort(port) as never),
  });
}
