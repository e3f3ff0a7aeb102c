import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { BusyControls, BusyError, Rush } from './busy-controls.ts';
import type { KitchenOverview } from './kitchen-overview.ts';
import type { SellOut, SellOutError } from './sell-out.ts';

/** How staff slow the shop down; guests meet it at once. */
export type KitchenPort = {
  /** What holds now; whoever watches the content learns when to load it anew. */
  load(): Promise<KitchenOverview>;
  /** A pause from now on; a running one gets the new end. */
  pause(until: Instant): Promise<Result<BusyControls, BusyError>>;
  endPause(): Promise<BusyControls>;
  /** A rush from now on, in the place of a running one. */
  rush(rush: Rush): Promise<Result<BusyControls, BusyError>>;
  endRush(): Promise<BusyControls>;
  sellOut(soldOut: SellOut): Promise<Result<SellOut, SellOutError>>;
};
