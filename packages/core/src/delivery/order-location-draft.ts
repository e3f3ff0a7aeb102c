import * as z from 'zod/mini';
import { postcodeField } from '../address/postcode.ts';
import { requiredText } from '../text/required-text.ts';
import { yesOrNo } from '../validation/chosen.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { tooLong, tooShort } from '../validation/limit-messages.ts';
import { placesOutOfOrder } from '../validation/unique-list.ts';
import { enteredPrice, quantity } from '../validation/whole-number.ts';
import type { OrderLocation } from './order-location.ts';

/** Lengths in characters. */
export const TOWN_MIN = 2;
export const TOWN_MAX = 60;
export const FEE_TIERS_MAX = 10;
/** Driving time in minutes. */
export const DRIVING_MINUTES_MIN = 5;
export const DRIVING_MINUTES_MAX = 120;

const NO_TIERS = 'Bitte gib mindestens eine Liefergebühr an';

const feeTierDraft = z.object(
  { from: enteredPrice('Der Betrag'), fee: enteredPrice('Die Gebühr') },
  'Bitte gib Betrag und Gebühr an',
);

const feeTiers = z.array(feeTierDraft, NO_TIERS).check(
  z.minLength(1, { error: NO_TIERS, abort: true }),
  z.maxLength(FEE_TIERS_MAX, { error: `Es sind höchstens ${FEE_TIERS_MAX} Stufen möglich.`, abort: true }),
  z.refine(([first]) => first?.from === 0, { error: 'Die erste Stufe beginnt bei CHF 0.00.', path: [0, 'from'] }),
  z.check(({ value, issues }) => {
    const message = 'Jede Stufe muss bei einem höheren Betrag beginnen als die vorige.';
    for (const place of placesOutOfOrder(value.map(({ from }) => from)))
      issues.push({ code: 'custom', input: value, path: [place, 'from'], message });
  }),
);

/** A delivery area as staff enter it; amounts in Rappen. Source: product design, "Delivery areas and times". */
export const orderLocationDraft = z
  .object(
    {
      postcode: postcodeField,
      town: requiredText(TOWN_MAX, 'Bitte gib den Ort an', tooLong('Der Ort', TOWN_MAX)).check(
        z.minLength(TOWN_MIN, tooShort('Der Ort', TOWN_MIN)),
      ),
      minimumOrder: enteredPrice('Der Mindestbestellwert'),
      feeTiers,
      freeFrom: z.nullable(enteredPrice('Der Betrag für die kostenlose Lieferung')),
      minutes: quantity('Die Fahrzeit', 'Minuten', { min: DRIVING_MINUTES_MIN, max: DRIVING_MINUTES_MAX }),
      active: yesOrNo,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ freeFrom, feeTiers: tiers }) => freeFrom === null || tiers.every(({ from }) => from < freeFrom), {
      error: 'Kostenlos wird die Lieferung erst über dem Betrag der letzten Stufe.',
      path: ['freeFrom'],
    }),
  );
export type OrderLocationDraft = z.infer<typeof orderLocationDraft>;

/** The draft of an existing delivery area. */
export const orderLocationDraftOf = ({ id: _id, ...location }: OrderLocation): OrderLocationDraft => location;
