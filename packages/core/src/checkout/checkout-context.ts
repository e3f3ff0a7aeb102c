import type { Account } from '../account/account.ts';
import type { AddressDraft, AddressBook } from '../address/address.ts';
import { type FieldErrors, fieldErrors } from '../editor/editor.ts';
import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import {
  type CheckoutDraft,
  type ContactDraft,
  type OrderingDraft,
  type PlaceOrderError,
  checkoutDraft,
  collectionDraft,
} from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { UsedAddress } from './remember-address.ts';
import {
  type AddressChoice,
  chosenAddress,
  type StoredCheckout,
  newCheckout,
  orderedDraft,
} from './stored-checkout.ts';

const LEGAL_AGE: FieldErrors = { legalAgeConfirmed: 'Bitte bestätige, dass du alt genug bist.' };

/**
 * The errors of a draft by field. `needsLegalAge`: the cart holds alcohol. Fields are trimmed before they are
 * validated.
 */
export const draftErrors = (
  draft: OrderingDraft,
  { needsLegalAge }: { readonly needsLegalAge: boolean },
): FieldErrors => ({
  ...('contact' in draft ? fieldErrors(collectionDraft, draft) : fieldErrors(checkoutDraft, draft)),
  ...(needsLegalAge && !draft.legalAgeConfirmed ? LEGAL_AGE : {}),
});

/** What the page showed when the customer ordered. */
export type CheckoutAttempt = {
  readonly totalPrice: number;
  /** The part of it that the gift card pays, in Rappen; missing is nothing. */
  readonly giftCardAmount?: number;
  /** When an order as soon as possible arrives; missing where another time is chosen. */
  readonly estimate?: Instant;
  readonly needsLegalAge: boolean;
  /** Whether the page saw the chosen time and place, and the minimum order, as possible; missing is yes. */
  readonly isPossible?: boolean;
};

export type CheckoutInput = {
  readonly account: Account;
  /** Null for guests, and where it could not be loaded. */
  readonly addressBook?: AddressBook | null;
  /** An empty cart cannot be ordered any more; only the order of a request without an answer can be found. */
  readonly isCartEmpty?: boolean;
};

export type CheckoutEvent =
  | { type: 'address.edited'; address: Partial<AddressDraft> }
  | { type: 'fulfilment.chosen'; fulfilment: Fulfilment }
  /** Of who collects: a chosen saved address stays chosen. */
  | { type: 'contact.edited'; contact: Partial<ContactDraft> }
  | { type: 'address.chosen'; choice: Exclude<AddressChoice, null> }
  | { type: 'saving.chosen'; isToSave: boolean }
  | { type: 'addresses.replaced'; addressBook: AddressBook | null }
  | { type: 'draft.edited'; draft: Partial<Omit<CheckoutDraft, 'address'>> }
  /** Another tab has stored this: it has ordered when the key is another one. */
  | { type: 'checkout.stored'; stored: StoredCheckout }
  | { type: 'order.submitted'; attempt: CheckoutAttempt }
  | { type: 'order.retried' };

/** `refusal` is the server's answer to the last request. */
export type CheckoutContext = StoredCheckout & {
  readonly addressBook: AddressBook | null;
  readonly isCartEmpty: boolean;
  readonly attempt: CheckoutAttempt | null;
  readonly refusal: PlaceOrderError | null;
  readonly placed: PlacedOrder | null;
};

/**
 * The answer of the server. `isEarlier` means that the order is from a request that was sent before the draft was
 * changed.
 */
export type CheckoutAnswer = {
  readonly answer: Result<PlacedOrder, PlaceOrderError>;
  readonly isEarlier: boolean;
};

/** The request that was sent, and earlier ones under the same key without an answer. */
export type CheckoutSending = Pick<StoredCheckout, 'unconfirmed' | 'superseded'>;

const SUPERSEDED_MAX = 5;

export const beginningOf = ({ account, addressBook = null, isCartEmpty = false }: CheckoutInput): CheckoutContext => ({
  ...newCheckout(account),
  addressBook,
  isCartEmpty,
  attempt: null,
  refusal: null,
  placed: null,
});

/** After an edit the last answer is void; a request without an answer is stored, because it may have arrived. */
export const withoutAnswer = ({ unconfirmed, superseded }: CheckoutSending) => ({
  refusal: null,
  unconfirmed: null,
  superseded: unconfirmed === null ? superseded : [...superseded, unconfirmed].slice(-SUPERSEDED_MAX),
});

type Edit = Partial<Pick<StoredCheckout, 'draft' | 'fulfilment' | 'addressChoice' | 'savesAddress'>>;

function edited(
  { draft }: CheckoutContext,
  event: Exclude<
    CheckoutEvent,
    { type: 'addresses.replaced' | 'checkout.stored' | 'order.submitted' | 'order.retried' }
  >,
): Edit {
  switch (event.type) {
    case 'address.edited':
      return { draft: { ...draft, address: { ...draft.address, ...event.address } }, addressChoice: 'new' };
    case 'contact.edited':
      return { draft: { ...draft, address: { ...draft.address, ...event.contact } } };
    case 'fulfilment.chosen':
      return { fulfilment: event.fulfilment };
    case 'address.chosen':
      return { addressChoice: event.choice };
    case 'saving.chosen':
      return { savesAddress: event.isToSave };
    case 'draft.edited':
      return { draft: { ...draft, ...event.draft } };
  }
}

export type CheckoutEdit = Parameters<typeof edited>[1];

export const withEdit = (context: CheckoutContext, event: CheckoutEdit): Partial<CheckoutContext> => ({
  ...withoutAnswer(context),
  ...edited(context, event),
});

const preferredId = (addressBook: AddressBook | null) => addressBook?.addresses.find((each) => each.isPreferred)?.id;

/** A customer who prefers another address during checkout means this order too. */
export const withAddresses = (before: CheckoutContext, addressBook: AddressBook | null): Partial<CheckoutContext> =>
  before.addressBook === null || addressBook === null || preferredId(before.addressBook) === preferredId(addressBook)
    ? { addressBook }
    : { addressBook, addressChoice: null };

/** The key of the next checkout, where another tab has ordered with the one of this checkout. */
export const withNextKey = (
  { accountId, idempotencyKey }: StoredCheckout,
  stored: StoredCheckout,
): Pick<StoredCheckout, 'idempotencyKey'> => ({
  idempotencyKey: stored.accountId === accountId ? stored.idempotencyKey : idempotencyKey,
});

/** Whether the draft passes every check that the page can make. */
export const isFlawless = (context: CheckoutContext, attempt: CheckoutAttempt): boolean =>
  attempt.isPossible !== false && Object.keys(draftErrors(orderedDraft(context), attempt)).length === 0;

/** The request to send: trimmed, with the amounts and the estimate that were shown. */
export function withRequest(context: CheckoutContext, attempt: CheckoutAttempt): Partial<CheckoutContext> {
  const { idempotencyKey, accountId } = context;
  const { totalPrice, giftCardAmount, estimate } = attempt;
  const ordered = orderedDraft(context);
  const draft = 'contact' in ordered ? collectionDraft.parse(ordered) : checkoutDraft.parse(ordered);
  return {
    refusal: null,
    unconfirmed: { idempotencyKey, totalPrice, giftCardAmount, estimate, accountId: accountId ?? undefined, draft },
  };
}

export const withAnswer = ({ answer }: CheckoutAnswer): Partial<CheckoutContext> =>
  answer.ok
    ? { placed: answer.value, refusal: null, unconfirmed: null, superseded: [] }
    : { refusal: answer.error, unconfirmed: null };

/** The address of the pending request; a collected order has none to save. */
export function usedAddress(context: CheckoutContext): UsedAddress {
  const { unconfirmed, fulfilment, draft, savesAddress } = context;
  if (fulfilment === 'collected') return { address: draft.address, saved: null, isToSave: false };
  const sent = unconfirmed?.draft ?? draft;
  return {
    address: 'contact' in sent ? draft.address : sent.address,
    saved: chosenAddress(context),
    isToSave: savesAddress,
  };
}
