import * as z from 'zod/mini';

/** Why the payment provider did not do what it was asked for, in words of the domain. Source: payment design, section 1. */
export const providerErrorCode = z.enum([
  /** The guest broke off. */
  'abortedByGuest',
  /** The card or the risk check refused: another means may work. */
  'declined',
  /** The guest has not begun to pay. */
  'notStarted',
  /** The attempt has ended by itself. */
  'expired',
  /** What was asked for has already happened: it counts as done. */
  'alreadyDone',
  /** The payment is not where we believed: look, do not repeat. */
  'wrongState',
  /** The answer got lost: it may have happened. */
  'unclear',
  /** The provider cannot be reached: nothing happened, try again. */
  'unreachable',
  /** Our contract or configuration is wrong: staff must act. */
  'misconfigured',
]);
export type ProviderErrorCode = z.infer<typeof providerErrorCode>;

export type ProviderError = {
  readonly code: ProviderErrorCode;
  /** The provider's own name of the error, for logs. */
  readonly name: string;
};

/** Whether the same call may be repeated by itself: only where repeating cannot do harm. */
export const mayRepeat = ({ code }: ProviderError): boolean => code === 'unreachable' || code === 'unclear';
