import type { Ports } from '@ofenpost/core/ports';

/** The ports whose calls return nothing, so that they can be replayed later. */
export type ReportingPorts = Pick<Ports, 'analytics' | 'errorReporting'>;

/**
 * These adapters ignore every call: at server rendering, in programs without a browser, and where no keys are
 * configured.
 */
export const SILENT_PORTS: ReportingPorts = {
  analytics: { capture: () => {} },
  errorReporting: { report: () => {}, identify: () => {}, navigationStarted: () => {} },
};
