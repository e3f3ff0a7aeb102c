import type { Instant, LocalDate } from '@ofenpost/core/time/instant';

/** How often menus and weeks were changed, and when; what nobody changed is not in it. */
export type MenuBook = {
  readonly menus: Map<string, { readonly version: number; readonly changed: Instant }>;
  /** By their Monday. */
  readonly weeks: Map<LocalDate, number>;
};

export const createMenuBook = (): MenuBook => ({ menus: new Map(), weeks: new Map() });
