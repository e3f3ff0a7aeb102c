import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, laterOf } from '../time/zurich.ts';
import type { Rush } from './busy-controls.ts';

/**
 * The instant from which the ordinary preparation of an order counts, when the kitchen could begin it at `begins`. In a
 * rush, what begins before its end takes `extraMinutes` longer, so the minutes are added to the beginning; but nobody
 * waits longer than somebody whose order begins just when the rush ends. Without a rush, or after it, it is `begins`.
 */
export const delayedByRush = (begins: Instant, rushed: Rush | null): Instant =>
  rushed === null ? begins : earlierOf(addMinutes(begins, rushed.extraMinutes), laterOf(begins, rushed.until));
