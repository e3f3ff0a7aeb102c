import type { AuditedChange } from '../audit/audit-entry.ts';
import { isSame } from '../editor/is-same.ts';
import type { Order } from './order.ts';

/** The fields of an order that a step may change. `paidAmount` is in Rappen. */
const auditedFieldsOf = ({ status, reason, promisedAt, totalPrice, payment }: Order) => ({
  status,
  reason,
  promisedAt,
  totalPrice,
  paidWith: payment.state === 'collected' ? payment.method : null,
  paidAmount: payment.state === 'collected' ? payment.amount : null,
});

/** The entry of the audit log for a step: the status, and the other fields that it changed. */
export function auditedStep(before: Order, after: Order): AuditedChange {
  const [was, is] = [auditedFieldsOf(before), auditedFieldsOf(after)];
  const fields = (Object.keys(is) as (keyof typeof is)[]).filter(
    (field) => field === 'status' || !isSame(was[field], is[field]),
  );
  const only = (summary: typeof is) => Object.fromEntries(fields.map((field) => [field, summary[field]]));
  return {
    action: after.status === 'cancelled' ? 'order.cancelled' : 'order.stepped',
    subject: String(after.number),
    before: only(was),
    after: only(is),
  };
}
