import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, laterOf } from '../time/zurich.ts';
import type { Rush } from './busy-controls.ts';

/**
 * When the kitchen begins an order in a rush that it could begin at `begins`. Kitchen time that begins before the rush
 * ends takes `extraMinutes` longer; an order that would be ready sooner by beginning at the end of the rush begins
 * then.
 */
export const delayedByRush = (begins: Instant, rushed: Rush | null): Instant =>
  rushed === null ? begins : earlierOf(addMinutes(begins, rushed.extraMinutes), laterOf(begins, rushed.until));
