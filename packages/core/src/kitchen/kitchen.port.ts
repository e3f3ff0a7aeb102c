import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { BusyControls, BusyError, Rush } from './busy-controls.ts';
import type { KitchenOverview } from './kitchen-offers.ts';
import type { SellOut, SellOutError } from './sell-out.ts';

/** How staff slow the shop down; guests see the effect at once. */
export type KitchenPort = {
  /** Loads the current state; a new storefront version means that it should be loaded again. */
  load(): Promise<KitchenOverview>;
  /** Starts a pause now; a running one gets the new end. */
  pause(until: Instant): Promise<Result<BusyControls, BusyError>>;
  endPause(): Promise<BusyControls>;
  /** Starts a rush now, in place of a running one. */
  rush(rush: Rush): Promise<Result<BusyControls, BusyError>>;
  endRush(): Promise<BusyControls>;
  sellOut(soldOut: SellOut): Promise<Result<SellOut, SellOutError>>;
};
