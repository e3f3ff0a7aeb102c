import type { StopWatching } from '../live/live.ts';

/**
 * How the bell rings: `new` when staff should look, `cancelled` when a guest cancelled, `alarm` when an order has waited
 * too long.
 */
export type Ringing = 'new' | 'cancelled' | 'alarm';

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
  /** Sounds two equal tones once: an order will soon be late. */
  warn(): void;
  /** Sounds a low tone once: a tap counted for nothing. */
  ignore(): void;
};
