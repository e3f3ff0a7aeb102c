import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import type { OnlinePayment } from './online-payment.ts';
import type { StoredPayment } from './stored-payment.ts';

const HOUR = 60;

/** Minutes after the beginning, until the guest is mostly done. */
const MOSTLY_DONE_MINUTES = 20;
/** The provider ends an attempt at its expiry; a little later it knows. */
const AFTER_EXPIRY_MINUTES = 2;
/** The last moment at which the provider still answers is a day after the beginning. */
const LAST_MINUTES = 23 * HOUR;
const PENDING_HOURS = [1, 6, 24, 110] as const;

/**
 * When our own schedule asks the provider about a payment: few moments, because frequent asking gets the account
 * blocked. A notification or the guest's return asks besides. None for a payment that is settled. Source: payment
 * design, section 2.
 */
export function questionTimes({
  state,
  initialisedAt,
  expiresAt,
}: Pick<OnlinePayment, 'state' | 'initialisedAt' | 'expiresAt'>): readonly Instant[] {
  if (state === 'pending') return PENDING_HOURS.map((hours) => addMinutes(initialisedAt, hours * HOUR));
  if (state !== 'initialised') return [];
  return [
    addMinutes(initialisedAt, MOSTLY_DONE_MINUTES),
    addMinutes(expiresAt, AFTER_EXPIRY_MINUTES),
    addMinutes(initialisedAt, LAST_MINUTES),
  ];
}

/**
 * Whether the schedule asks now: a moment has come since the last question. `askedAt` is null before the first one;
 * questions that notifications caused count too.
 */
export const isQuestionDue = (
  payment: Pick<OnlinePayment, 'state' | 'initialisedAt' | 'expiresAt'>,
  askedAt: Instant | null,
  now: Instant,
): boolean => questionTimes(payment).some((at) => at <= now && (askedAt === null || askedAt < at));

/** Whether no later question follows, so that an answer that tells nothing ends the attempt. */
export function isLastQuestion(
  payment: Pick<OnlinePayment, 'state' | 'initialisedAt' | 'expiresAt'>,
  now: Instant,
): boolean {
  const last = questionTimes(payment).at(-1);
  return last !== undefined && last <= now;
}

/** Minutes after the first call at which a capture or cancellation without an answer is repeated. */
const REPEAT_MINUTES = [1, 5, 30, 2 * HOUR, 6 * HOUR] as const;

/** When a capture or cancellation is sent again after `retry` repetitions; null: people must look at it. */
export function repeatAt(firstSentAt: Instant, retry: number): Instant | null {
  const minutes = REPEAT_MINUTES[retry];
  return minutes === undefined ? null : addMinutes(firstSentAt, minutes);
}

/** A call lasts 100 seconds at most, and until then nothing else about the same payment may be sent. */
const CALL_MINUTES = 3;

/** When a call that begins now has certainly ended, so that whoever finds it unanswered takes it up. */
export const callEndsBy = (now: Instant): Instant => addMinutes(now, CALL_MINUTES);

/** The shortest time between two questions about one payment that notifications or returns cause, in seconds. */
const QUESTION_PAUSE_SECONDS = 10;

type Questioned = Pick<StoredPayment, 'state' | 'token' | 'askedAt' | 'askAgainAt'>;

const afterPause = (at: Instant): Instant => new Date(Date.parse(at) + QUESTION_PAUSE_SECONDS * 1_000).toISOString();

/** While a question is open it is to be asked again when its call has ended; a little later where it is wished meanwhile. */
const wishedMeanwhile = (askedAt: Instant): Instant => afterPause(callEndsBy(askedAt));

const isOpen = ({ askedAt, askAgainAt }: Questioned, now: Instant): boolean =>
  askedAt !== null &&
  now < callEndsBy(askedAt) &&
  (askAgainAt === callEndsBy(askedAt) || askAgainAt === wishedMeanwhile(askedAt));

/** What becomes of the wish to ask about a payment now: it is asked, or remembered until the last question allows it. */
export function wishToAsk(payment: Questioned, now: Instant): 'ask' | 'never' | { readonly askAgainAt: Instant } {
  const { state, token, askedAt } = payment;
  if (token === null || (state !== 'initialised' && state !== 'pending')) return 'never';
  if (askedAt === null) return 'ask';
  if (isOpen(payment, now)) return { askAgainAt: wishedMeanwhile(askedAt) };
  return now < afterPause(askedAt) ? { askAgainAt: afterPause(askedAt) } : 'ask';
}

/** When the wish is fulfilled that came while a question was open; null: none came. */
export const askAgainAfter = ({ askedAt, askAgainAt }: Questioned): Instant | null =>
  askedAt !== null && askAgainAt === wishedMeanwhile(askedAt) ? afterPause(askedAt) : null;
