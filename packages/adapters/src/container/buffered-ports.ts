import type { Ports } from '@ofenpost/core/ports';

/** The ports that only take: nobody waits for an answer. */
export type ReportingPorts = Pick<Ports, 'analytics' | 'errorReporting'>;

/** Nobody is told anything: at server rendering, in programs, and in browsers of a shop without keys. */
export const SILENT_PORTS: ReportingPorts = {
  analytics: { capture: () => {} },
  errorReporting: { report: () => {}, identify: () => {}, navigationStarted: () => {} },
};

type Call = (ports: ReportingPorts) => void;

/** Ports whose calls are kept, in their order, until `open` says who takes them; null is nobody. */
export function createQueuedPorts() {
  const queue: Call[] = [];
  let send = (call: Call): unknown => queue.push(call);
  const ports: ReportingPorts = {
    analytics: { capture: (event) => void send(({ analytics }) => analytics.capture(event)) },
    errorReporting: {
      report: (error) => void send(({ errorReporting }) => errorReporting.report(error)),
      identify: (account) => void send(({ errorReporting }) => errorReporting.identify(account)),
      navigationStarted: (path) => void send(({ errorReporting }) => errorReporting.navigationStarted(path)),
    },
  };
  const open = (target: ReportingPorts | null) => {
    send = (call) => target && call(target);
    queue.splice(0).map(send);
  };
  return { ports, open };
}
