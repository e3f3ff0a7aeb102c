import * as z from 'zod/mini';
import { optionalLines } from '../text/text.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import type { OrderStatus } from './order-status.ts';

export const reasonCode = z.enum(
  ['customer', 'soldOut', 'tooBusy', 'closed', 'noShow', 'unpaid', 'other'],
  'Wähle bitte einen Grund.',
);
export type ReasonCode = z.infer<typeof reasonCode>;

export const REASON_TEXT_MAX = 200;

/** Why an order ended before it was fulfilled. */
export const orderReason = z.object(
  {
    code: reasonCode,
    text: optionalLines(REASON_TEXT_MAX, `Der Grund darf maximal ${REASON_TEXT_MAX} Zeichen lang sein.`),
  },
  FORM_MISSING,
);
export type OrderReason = z.infer<typeof orderReason>;

/** German labels for staff. */
export const REASON_LABELS: Record<ReasonCode, string> = {
  soldOut: 'Etwas ist ausverkauft',
  tooBusy: 'Zu viel los',
  closed: 'Wir schliessen',
  customer: 'Der Gast möchte es so',
  noShow: 'Niemand war da',
  unpaid: 'Nicht bezahlt',
  other: 'Etwas anderes',
};

/** The ends of an order that need a reason. */
export type EndWithReason = Extract<OrderStatus, 'rejected' | 'cancelled' | 'undeliverable'>;

/** The reasons of each end, the most likely first. */
export const REASONS: Record<EndWithReason, readonly ReasonCode[]> = {
  rejected: ['soldOut', 'tooBusy', 'closed', 'customer', 'noShow', 'other'],
  cancelled: ['customer', 'noShow', 'soldOut', 'tooBusy', 'closed', 'other'],
  undeliverable: ['noShow', 'customer', 'other'],
};

const reasonsOf = new Map<string, readonly ReasonCode[]>(Object.entries(REASONS));

/** The schema of a reason for this end; it accepts nothing for any other status. The reason "other" needs a text. */
export const reasonFor = (end: EndWithReason) =>
  orderReason.check(
    z.refine(({ code }) => reasonsOf.get(end)?.includes(code) ?? false, {
      path: ['code'],
      message: 'Dieser Grund passt hier nicht.',
    }),
    z.refine(({ code, text }) => code !== 'other' || text !== '', {
      path: ['text'],
      message: 'Schreib bitte kurz, was passiert ist.',
    }),
  );
