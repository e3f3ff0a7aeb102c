import type { ReportingPorts } from '@ofenpost/client/silent-ports';

type Call = (ports: ReportingPorts) => void;

/** Ports whose calls are buffered in order until `open` says which adapters receive them; null discards them. */
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
