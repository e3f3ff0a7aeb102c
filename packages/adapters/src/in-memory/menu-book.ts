import type { Instant, LocalDate } from '@ofenpost/core/time/instant';

/** The versions of menus and weeks, with the time of the last change; what nobody changed has no entry. */
export type MenuBook = {
  readonly menus: Map<string, { readonly version: number; readonly changed: Instant }>;
  /** The weeks by their Monday. */
  readonly weeks: Map<LocalDate, number>;
};

export const createMenuBook = (): MenuBook => ({ menus: new Map(), weeks: new Map() });
