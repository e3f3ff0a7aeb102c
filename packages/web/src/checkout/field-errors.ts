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
  /** What is wrong with what was entered. */
  readonly draft: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly timeProblem: TimeProblem | null;
  /** When an order as soon as possible arrives, as the page tells it. */
  readonly estimate: Instant | null;
  /** Whether we deliver to the chosen saved address. */
  readonly isServed: boolean;
};

/** All messages by field: a wrong entry, before a choice that cannot be had any more, before a refusal of one field. */
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

/** The refusals that no field can show. */
export const isGeneralRefusal = (refusal: PlaceOrderError): boolean => FIELDS_OF_REFUSALS[refusal.code] === undefined;

/** The names of the fields, from the top of the page to its end. */
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
