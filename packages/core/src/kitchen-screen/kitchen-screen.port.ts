import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { KitchenMark } from '../order/kitchen-mark.ts';
import type { Result } from '../result/result.ts';
import type { KitchenOrder } from './kitchen-order.ts';
import type { KitchenMarkError } from './station-work.ts';

/** What the kitchen sees and reports. */
export type KitchenScreenPort = {
  /** Emits first all orders of the board, then each changed one. */
  watch(observer: LiveObserver<readonly KitchenOrder[]>): StopWatching;
  /** Reports that a part of an order is done. The key makes a repeated report count once. */
  report(id: string, report: Pick<KitchenMark, 'key' | 'task'>): Promise<Result<KitchenOrder, KitchenMarkError>>;
  /** Takes a report back; its order steps back too for as long as a step can be undone. */
  recall(id: string, key: string): Promise<Result<KitchenOrder, KitchenMarkError>>;
  /** Marks that somebody has seen a guest's cancellation, for all devices. */
  seeCancellation(id: string): Promise<Result<KitchenOrder, KitchenMarkError>>;
};
