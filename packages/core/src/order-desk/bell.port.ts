import type { StopWatching } from '../live/live.ts';

/** How the bell rings: `new` when staff should look, `alarm` when an order has waited too long. */
export type Ringing = 'new' | 'alarm';

/** The sound of new orders on one device; browsers play it only after a tap on the page. */
export type BellPort = {
  /**
   * Emits whether the bell is audible, at once and at each change. It tries by itself; `wake`, called in a tap, tries
   * again.
   */
  watch(observer: (isAudible: boolean) => void): StopWatching;
  /** Must be called in a tap. */
  wake(): void;
  /** Rings repeatedly until stopped. */
  ring(how: Ringing): () => void;
  test(): void;
};
