import type { Instant } from './instant.ts';

/** The only source of "now". The server's clock may start at `CLOCK_START`; browsers follow the server. */
export type ClockPort = {
  now(): Instant;
};
