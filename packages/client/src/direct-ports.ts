import type { Ports } from '@ofenpost/core/ports';

/** The ports that answer synchronously or return nothing; all others return a promise or are watched. */
export const DIRECT_PORTS = [
  'clock',
  'keyValue',
  'idempotencyKey',
  'analytics',
  'errorReporting',
] as const satisfies readonly (keyof Ports)[];

export type DirectPorts = Pick<Ports, (typeof DIRECT_PORTS)[number]>;
