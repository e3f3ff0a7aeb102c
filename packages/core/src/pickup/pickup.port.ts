import type { PickupBoard } from './pickup-board.ts';

export type PickupPort = {
  /** The numbers on the pick-up screen now; everybody may read them. */
  load(): Promise<PickupBoard>;
};
