import * as z from 'zod/mini';
import { DAYS_AHEAD_MAX } from '../delivery/delivery-time.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { moneyAmount, quantity } from '../validation/entered-fields.ts';
import type { Fields } from '../validation/field.ts';
import { choiceField, numberField, priceField } from '../validation/file-field.ts';

/** In Rappen: CHF 10'000. */
const CALL_NEW_GUESTS_MAX = 1_000_000;

/** When the server accepts orders by itself: never, while the kitchen has room, or as long as it is open. */
export const autoAccept = z.enum(
  ['off', 'whenCalm', 'always'],
  'Bitte wähle, wann Bestellungen von selbst angenommen werden',
);
export type AutoAccept = z.infer<typeof autoAccept>;

export const AUTO_ACCEPT_LABELS: Record<AutoAccept, string> = {
  off: 'Nie',
  whenCalm: 'Wenn es ruhig ist',
  always: 'Immer, solange offen ist',
};

/** How the shop takes on orders. Source: product design, "Trust". */
export const orderAcceptance = z.object(
  {
    /** Above this total, in Rappen, staff call a new guest first; 0: always. */
    callNewGuestsAbove: moneyAmount('Der Betrag', { min: 0, max: CALL_NEW_GUESTS_MAX }),
    autoAccept,
    /** How many days ahead guests can order; 0: for today only. */
    daysAhead: quantity('Die Zahl der Tage', 'Tagen', { min: 0, max: DAYS_AHEAD_MAX }),
  },
  FORM_MISSING,
);
export type OrderAcceptance = z.infer<typeof orderAcceptance>;

/** The settings of a shop that has not chosen any. */
export const ORDER_ACCEPTANCE_DEFAULT: OrderAcceptance = { callNewGuestsAbove: 8000, autoAccept: 'off', daysAhead: 0 };

export const ORDER_ACCEPTANCE_FIELDS: Fields<OrderAcceptance> = {
  callNewGuestsAbove: priceField('Neue Gäste anrufen über'),
  autoAccept: choiceField('Von selbst annehmen', AUTO_ACCEPT_LABELS),
  daysAhead: numberField('Tage im Voraus', 'Tage', 'Tag'),
};
