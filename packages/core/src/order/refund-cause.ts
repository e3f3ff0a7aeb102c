import * as z from 'zod/mini';

/** What went wrong with an order for which money is given back, or is not demanded any more. */
export const refundCause = z.enum(
  ['missing', 'wrong', 'quality', 'late', 'unpaid', 'goodwill', 'other'],
  'Wähle bitte, woran es lag.',
);
export type RefundCause = z.infer<typeof refundCause>;

/** In words for staff and for the guest. */
export const REFUND_CAUSE_LABELS: Record<RefundCause, string> = {
  missing: 'Fehlte',
  wrong: 'Falsches Gericht',
  quality: 'Nicht gut',
  late: 'Zu spät',
  unpaid: 'Nicht bezahlt',
  goodwill: 'Kulanz',
  other: 'Anderes',
};

/** The cause of a refund from before causes existed is only in its reason. */
type Caused = { readonly cause?: RefundCause | undefined };

/** Whether nothing was paid back, because the guest had not paid it: it is written off. */
export const isWriteOff = ({ cause }: Caused): boolean => cause === 'unpaid';

/** Whether a piece was not there or not as it should be: what else is given back only makes it cheaper. */
export const isDefect = ({ cause }: Caused): boolean => cause === 'missing' || cause === 'wrong' || cause === 'quality';

/** Whether the reason must say what the cause does not. */
export const needsReason = ({ cause }: Caused): boolean => cause === undefined || cause === 'other';

/** Why, in words that the guest reads too: `Zu spät: eine Stunde nach der Zusage`. */
export function refundReasonText({ cause, reason = '' }: Caused & { readonly reason?: string | undefined }): string {
  const said = needsReason({ cause }) || cause === undefined ? '' : REFUND_CAUSE_LABELS[cause];
  return [said, ...(reason === said ? [] : [reason])].filter((part) => part !== '').join(': ');
}
