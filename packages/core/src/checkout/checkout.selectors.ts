import type { SnapshotFrom } from 'xstate';
import type { AddressDraft } from '../address/address-draft.ts';
import type { Address, AddressBook } from '../address/address.ts';
import type { FieldErrors } from '../editor/field-errors.ts';
import { addressedDraft, chosenAddress } from './checkout-address.ts';
import type { CheckoutAttempt } from './checkout-context.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { draftErrors } from './draft-errors.ts';
import type { PlaceOrderError, PlaceOrderRequest, PlacedOrder } from './place-order.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The draft to order, with the address that the order goes to. */
export const selectDraft = ({ context }: Snapshot): CheckoutDraft => addressedDraft(context);
/** The values of the address fields, also while a saved address is chosen. */
export const selectTypedAddress = ({ context }: Snapshot): AddressDraft => context.draft.address;
/** Null when the typed address applies. */
export const selectChosenAddress = ({ context }: Snapshot): Address | null => chosenAddress(context);
/** Null for guests, and where it could not be loaded. */
export const selectAddressBook = ({ context }: Snapshot): AddressBook | null => context.addressBook;
export const selectSavesAddress = ({ context }: Snapshot): boolean => context.savesAddress;
/** Messages by field path; none before the first attempt to order. */
export const selectDraftErrors = ({ context }: Snapshot): FieldErrors =>
  context.attempt === null ? {} : draftErrors(addressedDraft(context), context.attempt);
/** What the page showed at the last attempt to order. */
export const selectAttempt = ({ context }: Snapshot): CheckoutAttempt | null => context.attempt;
export const selectRefusal = ({ context }: Snapshot): PlaceOrderError | null => context.refusal;
/** Whether a request was sent and it is unknown whether it arrived; it can be sent again safely. */
export const selectIsUnconfirmed = (snapshot: Snapshot): boolean => snapshot.matches('unconfirmed');
/** The request that is pending or has no answer. */
export const selectSent = ({ context }: Snapshot): PlaceOrderRequest | null => context.unconfirmed;
export const selectPlaced = ({ context }: Snapshot): PlacedOrder | null => context.placed;
