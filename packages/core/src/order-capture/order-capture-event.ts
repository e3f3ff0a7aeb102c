import type { CaptureAttempt, CaptureContext, CaptureEdit } from './capture-context.ts';
import type { KeptCaptures } from './kept-captures.ts';
import type { Caller } from './order-capture.ts';

export type OrderCaptureEvent =
  | CaptureEdit
  | { type: 'caller.found'; phoneNumber: string; caller: Caller }
  | { type: 'caller.failed'; phoneNumber: string; error: unknown }
  | { type: 'caller.retried' }
  | { type: 'capture.parked' }
  | { type: 'capture.resumed'; key: string }
  | { type: 'capture.discarded' }
  | { type: 'capture.submitted'; attempt: CaptureAttempt; isComplete: boolean }
  /** Somebody read the refusal and goes on with the order as it stands. */
  | { type: 'refusal.dismissed' }
  | { type: 'capture.begun' };

/** What this tab has, and what it knew to be kept before. */
export type CapturesToKeep = KeptCaptures & Pick<CaptureContext, 'seen'>;
