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
  /** The person has read the refusal and continues with the unchanged order. */
  | { type: 'refusal.dismissed' }
  | { type: 'phoneOrder.begun' };

/** The orders of this tab, and the keys that it knew to be stored. */
export type PhoneOrdersToSave = StoredPhoneOrders & Pick<PhoneOrderContext, 'seen'>;
