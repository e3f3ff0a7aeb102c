import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { optionalLines } from '../text/text.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import type { OrderChangeError } from './order-change.ts';
import { isFinished } from './order-lifecycle.machine.ts';
import {
  PROMISE_MINUTES_MAX,
  type Order,
  type PromiseMove,
  type PromiseReasonCode,
  promiseReasonCode,
} from './order.ts';
import type { StepTaker } from './take-step.ts';

export const PROMISE_REASON_TEXT_MAX = 100;

/** The reason that staff choose; "other" needs a text. */
export const promiseReason = z
  .object(
    {
      code: promiseReasonCode,
      text: optionalLines(
        PROMISE_REASON_TEXT_MAX,
        `Der Grund darf maximal ${PROMISE_REASON_TEXT_MAX} Zeichen lang sein.`,
      ),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ code, text }) => code !== 'other' || text !== '', {
      path: ['text'],
      message: 'Schreib bitte kurz, was passiert ist.',
    }),
  );
export type PromiseReason = z.infer<typeof promiseReason>;

/** Another promised time for an accepted order, as the person saw it: `revision` is the order's that they decided on. */
export const promiseDraft = z.object({
  revision: z.int().check(z.gte(1)),
  promisedAt: instant,
  reason: promiseReason,
});
export type PromiseDraft = z.infer<typeof promiseDraft>;

/** German labels of the reasons, as the guest reads them: `wegen Andrang`. */
export const PROMISE_REASON_LABELS: Record<PromiseReasonCode, string> = {
  busy: 'wegen Andrang',
  traffic: 'wegen Verkehr',
  mistake: 'wegen eines Fehlers von uns',
  guest: 'auf deinen Wunsch',
  other: 'Anderer Grund',
};

/** The reason of a moved promise as one sentence part. */
export const promiseReasonText = ({ code, text }: PromiseReason): string =>
  text === '' ? PROMISE_REASON_LABELS[code] : text;

/** Whether a time can be promised: it is still to come, within a day. */
export const isPromisable = (promisedAt: Instant, now: Instant): boolean => {
  const minutes = minutesBetween(now, promisedAt);
  return minutes > 0 && minutes <= PROMISE_MINUTES_MAX;
};

/** The time that stands beside a moved promise: what was promised first, else what the guest had read before. */
export const timeBeforeMove = ({ first, from }: PromiseMove): Instant => first ?? from;

/**
 * Moves the promised time of an accepted order, earlier or later. The time that stood before stays beside it, and what
 * was promised first, so that the guest sees that too. Refused with the current status when somebody else has changed the
 * order since the caller saw it.
 */
export function movePromise(
  order: Order,
  { revision, promisedAt, reason }: PromiseDraft,
  { at }: StepTaker,
): Result<Order, OrderChangeError> {
  if (order.revision !== revision) return err({ code: 'stepRefused', status: order.status });
  const from = order.promisedAt;
  if (from === null || isFinished(order.status) || !isPromisable(promisedAt, at) || promisedAt === from)
    return err({ code: 'promiseInvalid' });
  const promiseMove = { from, first: order.promiseMove?.first ?? from, reason, at };
  return ok({ ...order, revision: revision + 1, promisedAt, promiseMove });
}
