/**
 * Instants (UTC) at which the demo restaurant is in a known state. 20 November 2026 is a Friday; Zurich is one hour
 * ahead of UTC.
 */
export const CLOCK_START = {
  /** 19:00: restaurant and delivery are open. */
  open: '2026-11-20T18:00:00.000Z',
  /** 12:00: the lunch products are offered. */
  noon: '2026-11-20T11:00:00.000Z',
  /** 09:00: delivery opens later today. */
  openingLater: '2026-11-20T08:00:00.000Z',
  /** 23:55: delivery is closed for today. */
  closed: '2026-11-20T22:55:00.000Z',
} as const;
