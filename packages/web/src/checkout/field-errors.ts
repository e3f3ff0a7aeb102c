import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { Instant } from '@ofenpost/core/time/instant';
import type { TimeProblem } from './checkout-view.ts';

const FIELDS_OF_REFUSALS: Partial<Record<PlaceOrderError['code'], string>> = {
  orderLocationUnavailable: 'address.orderLocationId',
  deliveryTimeUnavailable: 'deliveryTime',
  slotFull: 'deliveryTime',
  estimateChanged: 'deliveryTime',
  legalAgeUnconfirmed: 'legalAgeConfirmed',
  giftCardUnusable: 'giftCardCode',
  giftCardChanged: 'giftCardCode',
};

type Wrong = {
  /** The errors of the input itself. */
  readonly draft: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly timeProblem: TimeProblem | null;
  /** The displayed arrival of an order placed as soon as possible. */
  readonly estimate: Instant | null;
  /** Whether the chosen saved address is within the delivery area. */
  readonly isServed: boolean;
};

/** Returns all messages by field: input errors come before impossible choices, and those before refusals of a field. */
export function fieldErrors({ draft, refusal, timeProblem, estimate, isServed }: Wrong): FieldErrors {
  const shownRefusal = refusal?.code === 'estimateChanged' && estimate !== null ? { ...refusal, estimate } : refusal;
  const field = refusal === null ? undefined : FIELDS_OF_REFUSALS[refusal.code];
  return {
    ...(shownRefusal === null || field === undefined ? {} : { [field]: placeOrderMessage(shownRefusal) }),
    ...(timeProblem === null ? {} : { deliveryTime: placeOrderMessage({ code: timeProblem }) }),
    ...(isServed ? {} : { 'address.orderLocationId': placeOrderMessage({ code: 'orderLocationUnavailable' }) }),
    ...draft,
  };
}

/** Whether a refusal belongs to no field. */
export const isGeneralRefusal = (refusal: PlaceOrderError): boolean => FIELDS_OF_REFUSALS[refusal.code] === undefined;

/** The labels of the fields in the order of the page. */
const LABELS: Record<string, string> = {
  'address.contactName': 'Name',
  'address.phoneNumber': 'Telefonnummer',
  'address.street': 'Strasse',
  'address.houseNumber': 'Nummer',
  'address.orderLocationId': 'Lieferort',
  'address.note': 'Hinweis für den Kurier',
  email: 'E-Mail',
  deliveryTime: 'Lieferzeit',
  giftCardCode: 'Gutschein',
  remark: 'Bemerkung',
  legalAgeConfirmed: 'Alter',
};

export const wrongFieldLabels = (errors: FieldErrors): readonly string[] =>
  Object.entries(LABELS).flatMap(([field, label]) => (errors[field] === undefined ? [] : [label]));
