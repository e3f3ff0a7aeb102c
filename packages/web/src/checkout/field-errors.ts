import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';

const FIELDS_OF_REFUSALS: Partial<Record<PlaceOrderError['code'], string>> = {
  orderLocationUnavailable: 'address.orderLocationId',
  deliveryTimeUnavailable: 'deliveryTime',
  slotFull: 'deliveryTime',
  legalAgeUnconfirmed: 'legalAgeConfirmed',
};

const TIME_PASSED = 'Diese Zeit ist nicht mehr möglich. Bitte wähle eine andere.';

/** All messages by field: what is wrong with the draft, a time that has passed, a refusal that belongs to one field. */
export function fieldErrors(draft: FieldErrors, refusal: PlaceOrderError | null, isTimePossible: boolean): FieldErrors {
  const field = refusal === null ? undefined : FIELDS_OF_REFUSALS[refusal.code];
  return {
    ...(isTimePossible ? {} : { deliveryTime: TIME_PASSED }),
    ...(refusal === null || field === undefined ? {} : { [field]: placeOrderMessage(refusal) }),
    ...draft,
  };
}

/** The refusals that no field can show. */
export const isGeneralRefusal = (refusal: PlaceOrderError): boolean => FIELDS_OF_REFUSALS[refusal.code] === undefined;
