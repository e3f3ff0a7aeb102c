import type { Ports } from '@ofenpost/core/ports';

/** The ports that only take: nobody waits for an answer. */
export type TellingPorts = Pick<Ports, 'analytics' | 'errorReporting'>;

/** Nobody is told anything: at server rendering, in programs, and in browsers of a shop without keys. */
export const SILENT_PORTS: TellingPorts = {
  analytics: { capture: () => {} },
  errorReporting: { report: () => {}, identify: () => {}, navigationStarted: () => {} },
};

type Call = (ports: TellingPorts) => void;

/** Ports whose calls are kept, in their order, until `open` says who takes them; null is nobody. */
export function createQueuedPorts() {
  const queue: Call[] = [];
  let tell = (call: Call): unknown => queue.push(call);
  const ports: TellingPorts = {
    analytics: { capture: (event) => void tell(({ analytics }) => analytics.capture(event)) },
    errorReporting: {
      report: (error) => void tell(({ errorReporting }) => errorReporting.report(error)),
      identify: (account) => void tell(({ errorReporting }) => errorReporting.identify(account)),
      navigationStarted: (path) => void tell(({ errorReporting }) => errorReporting.navigationStarted(path)),
    },
  };
  const open = (target: TellingPorts | null) => {
    tell = (call) => target && call(target);
    queue.splice(0).map(tell);
  };
  return { ports, open };
}
