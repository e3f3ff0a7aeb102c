import { SECOND } from './time.ts';

/** How long a tap can be undone. Source: core's `UNDO_MS`. */
export const UNDO_MS = 8 * SECOND;

/** An undo is offered for eight seconds: this limit is not a wait but what a test claims. */
export const GONE_IN_TIME = { timeout: 10_000 } as const;
