import type { Result } from '../result/result.ts';
import type { OnlinePayment } from './online-payment.ts';
import type { ProviderPayment } from './payment-provider.port.ts';
import type { ProviderError } from './provider-error.ts';

/** Where the order of a payment stands when the provider's answer comes. */
export type PaidOrder =
  /** It waits for its payment; `canBePlaced`: its oven is reserved or still free, and the shop is open for it. */
  | { readonly state: 'waiting'; readonly canBePlaced: boolean }
  /** Another payment counts, or the guest chose the door. */
  | { readonly state: 'settledOtherwise' }
  /** It was placed by this payment; repeated answers change nothing. */
  | { readonly state: 'placedByThis' }
  | { readonly state: 'ended' };

/** What is done about an answer of the provider. */
export type Settlement =
  /** The order is placed; the desk rings. */
  | { readonly do: 'place' }
  /** Nothing yet: the guest may still be paying, or the provider does not know. */
  | { readonly do: 'wait' }
  /** The guest's money is let go of, or given back where it was taken; `orderEnds`: the order is cancelled as unpaid. */
  | {
      readonly do: 'release';
      readonly orderEnds: boolean;
      readonly why: ReleaseCause;
    }
  /** The attempt is over without money; the guest may try again. */
  | { readonly do: 'fail'; readonly error: ProviderError }
  /** The configuration is wrong: the desk is told, and paying online is not offered. */
  | { readonly do: 'alarm'; readonly error: ProviderError }
  | { readonly do: 'nothing' };

export type ReleaseCause = 'tooLate' | 'paidTwice' | 'orderEnded' | 'mismatch' | 'noLiabilityShift';

type Question = {
  readonly payment: Pick<OnlinePayment, 'reference' | 'amount'>;
  readonly order: PaidOrder;
  readonly answer: Result<ProviderPayment, ProviderError>;
  /** Whether a card payment without the bank's liability is taken all the same. */
  readonly takesWithoutLiability: boolean;
};

const CURRENCY = 'CHF';

const fits = ({ reference, amount }: Question['payment'], paid: ProviderPayment): boolean =>
  paid.reference === reference && paid.amount === amount && paid.currency === CURRENCY;

/** Whether an answer says for good what became of a payment. */
export const isFinalAnswer = (answer: Question['answer']): boolean =>
  answer.ok ? answer.value.status !== 'pending' : settleError(answer.error).do === 'fail';

function settleError(error: ProviderError): Settlement {
  switch (error.code) {
    case 'abortedByGuest':
    case 'declined':
    case 'expired':
      return { do: 'fail', error };
    case 'misconfigured':
      return { do: 'alarm', error };
    case 'notStarted':
    case 'unclear':
    case 'unreachable':
    case 'wrongState':
    case 'alreadyDone':
      return { do: 'wait' };
  }
}

/**
 * What is done about the provider's answer to "was this paid?". The answer may come twice, late, and after the order
 * went another way: money is held only for an order that it places. Source: payment design, section 2.
 */
export function settleAnswer({ payment, order, answer, takesWithoutLiability }: Question): Settlement {
  if (!answer.ok) return order.state === 'placedByThis' ? { do: 'nothing' } : settleError(answer.error);
  const paid = answer.value;
  if (paid.status === 'pending') return { do: 'wait' };
  if (paid.status === 'cancelled') return { do: 'nothing' };
  if (order.state === 'placedByThis') return { do: 'nothing' };
  const release = (why: ReleaseCause, orderEnds: boolean): Settlement => ({
    do: 'release',
    orderEnds,
    why,
  });
  if (!fits(payment, paid)) return release('mismatch', false);
  if (paid.hasLiabilityShift === false && !takesWithoutLiability) return release('noLiabilityShift', false);
  switch (order.state) {
    case 'settledOtherwise':
      return release('paidTwice', false);
    case 'ended':
      return release('orderEnded', false);
    case 'waiting':
      return order.canBePlaced ? { do: 'place' } : release('tooLate', true);
  }
}
