import type { PhoneOrderAttempt, PhoneOrderContext, PhoneOrderEdit } from './phone-order-context.ts';
import type { Caller } from './phone-order.ts';
import type { StoredPhoneOrders } from './stored-phone-orders.ts';

export type PhoneOrderEvent =
  | PhoneOrderEdit
  | { type: 'caller.found'; phoneNumber: string; caller: Caller }
  | { type: 'caller.failed'; phoneNumber: string; error: unknown }
  | { type: 'caller.retried' }
  | { type: 'phoneOrder.parked' }
  | { type: 'phoneOrder.resumed'; key: string }
  | { type: 'phoneOrder.discarded' }
  | { type: 'phoneOrder.submitted'; attempt: PhoneOrderAttempt; isComplete: boolean }
  /** Somebody read the refusal and goes on with the order as it stands. */
  | { type: 'refusal.dismissed' }
  | { type: 'phoneOrder.begun' };

/** What this tab has, and what it knew to be kept before. */
export type PhoneOrdersToSave = StoredPhoneOrders & Pick<PhoneOrderContext, 'seen'>;
