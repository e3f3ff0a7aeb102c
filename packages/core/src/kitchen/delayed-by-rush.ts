import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, laterOf } from '../time/zurich.ts';
import type { Rush } from './busy-controls.ts';

/**
 * When an order that the kitchen could take up at `begins` is taken up in a rush. Kitchen time that begins before the
 * rush ends takes `extraMinutes` longer; an order that would be served sooner by beginning at its end begins then.
 */
export const delayedByRush = (begins: Instant, rushed: Rush | null): Instant =>
  rushed === null ? begins : earlierOf(addMinutes(begins, rushed.extraMinutes), laterOf(begins, rushed.until));
