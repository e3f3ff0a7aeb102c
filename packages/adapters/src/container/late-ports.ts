import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import type { Ports } from '@ofenpost/core/ports';

/** The ports that answer at once; all others return a promise or are watched. */
export type DirectPorts = Pick<Ports, 'clock' | 'keyValue' | 'idempotencyKey'>;

type Method = (...parameters: unknown[]) => unknown;
type AnyPort = Readonly<Record<string, Method>>;

const isObserver = (value: unknown): value is LiveObserver<unknown> =>
  typeof value === 'object' && value !== null && 'changed' in value && 'lost' in value;

/** Watches as soon as the port is there, unless it was stopped before. */
function watchLate(
  watch: Promise<Method>,
  parameters: readonly unknown[],
  observer: LiveObserver<unknown>,
): StopWatching {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  watch
    .then((method) => {
      if (!isStopped) stop = method(...parameters) as StopWatching;
    })
    .catch((error: unknown) => observer.lost(error));
  return () => stop();
}

function latePort(loading: Promise<AnyPort>): AnyPort {
  const method = (name: string): Method => {
    const loaded = loading.then((port) => port[name] ?? (() => undefined));
    return (...parameters) => {
      const observer = parameters.find(isObserver);
      return observer === undefined
        ? loaded.then((call) => call(...parameters))
        : watchLate(loaded, parameters, observer);
    };
  };
  return new Proxy({}, { get: (_, name: string) => method(name) });
}

/** Ports that can be used while their adapters are still being loaded: calls wait, so that a page is alive first. */
export const createLatePorts = (direct: DirectPorts, loading: Promise<Ports>): Ports =>
  new Proxy(direct as Ports, {
    get: (known, port: keyof Ports) =>
      known[port] ?? latePort(loading.then((ports) => ports[port] as unknown as AnyPort)),
  });
