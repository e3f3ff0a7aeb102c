import type { StopWatching } from '../live/live.ts';

/** How the bell rings: somebody should look, or an order waits for too long. */
export type Ringing = 'new' | 'alarm';

/** What makes orders heard. It belongs to one device; browsers let it be heard only after a tap on the page. */
export type BellPort = {
  /** Whether it can be heard, at once and whenever that changes. It tries by itself; `wake` in a tap tries again. */
  watch(observer: (isAudible: boolean) => void): StopWatching;
  /** To be called in a tap. */
  wake(): void;
  /** Rings again and again until stopped. */
  ring(how: Ringing): () => void;
  /** Rings once. */
  test(): void;
};
