import * as z from 'zod/mini';
import { VAT_CLASS_FIELD } from '../catalogue/catalogue-item-fields.ts';
import { pizzaPartName } from '../catalogue/pizza-part-draft.ts';
import { isSame } from '../editor/compare.ts';
import type { ChangeRule } from '../editor/versioned.ts';
import { HALF_PRICE_LABELS, halfPriceRule } from '../pizza/pizza-offer.ts';
import { yesOrNo, FORM_MISSING } from '../validation/basic-fields.ts';
import { enteredPrice, moneyAmount, quantity } from '../validation/entered-fields.ts';
import type { Fields } from '../validation/field.ts';
import { choiceField, numberField, priceField, textField, yesNoField } from '../validation/file-field.ts';
import { itemVatClass } from '../vat/vat.ts';

/** Minutes from the start of an order's preparation until the courier gets it. */
export const PREPARATION_MINUTES_MIN = 5;
export const PREPARATION_MINUTES_MAX = 120;
/** Flatbreads that the oven bakes in one slot. */
export const OVEN_CAPACITY_MIN = 1;
export const OVEN_CAPACITY_MAX = 200;
/** Minutes that an order may wait to be accepted. */
export const ALARM_MINUTES_MIN = 1;
export const ALARM_MINUTES_MAX = 60;

const ALARM_MINUTES = { min: ALARM_MINUTES_MIN, max: ALARM_MINUTES_MAX };

/** The settings of the kitchen. Source: product design, "Settings". */
export const kitchenSettingsDraft = z.object(
  {
    preparationMinutes: quantity('Die Zubereitungszeit', 'Minuten', {
      min: PREPARATION_MINUTES_MIN,
      max: PREPARATION_MINUTES_MAX,
    }),
    /** Null means no limit. */
    ovenCapacity: z.nullable(
      quantity('Die Kapazität des Ofens', 'Fladen', { min: OVEN_CAPACITY_MIN, max: OVEN_CAPACITY_MAX }),
    ),
    /** The name of an own pizza in cart, order and receipt. */
    pizzaName: pizzaPartName,
    pizzaVatClass: itemVatClass,
    /** Whether own pizzas can be ordered. */
    pizzaAvailable: yesOrNo,
    /** The price of the bare own pizza, in Rappen. */
    pizzaBasePrice: enteredPrice('Der Grundpreis'),
    halfPriceRule: z.enum(halfPriceRule.options, 'Bitte wähle, wie halbe Beläge berechnet werden'),
  },
  FORM_MISSING,
);
export type KitchenSettingsDraft = z.infer<typeof kitchenSettingsDraft>;

const minutesField = (label: string) => numberField(label, 'Minuten', 'Minute');
const OVEN_CAPACITY_FIELD = numberField('Kapazität des Ofens', 'Fladen pro Viertelstunde');

/** The label and the text of each field. */
export const KITCHEN_FIELDS: Fields<KitchenSettingsDraft> = {
  preparationMinutes: minutesField('Zubereitungszeit'),
  ovenCapacity: {
    ...OVEN_CAPACITY_FIELD,
    text: (breads) => (breads === null ? 'unbegrenzt' : OVEN_CAPACITY_FIELD.text(breads)),
  },
  pizzaName: textField('Name eigener Pizzas'),
  pizzaVatClass: { ...VAT_CLASS_FIELD, label: 'MwSt.-Klasse eigener Pizzas' },
  pizzaAvailable: yesNoField('Eigene Pizzas im Angebot'),
  pizzaBasePrice: priceField('Grundpreis eigener Pizzas'),
  halfPriceRule: choiceField('Preis halber Beläge', HALF_PRICE_LABELS),
};

const GUEST_CANCEL_MINUTES_MAX = 180;
/** The minutes of a shop that has not chosen any. */
export const GUEST_CANCEL_MINUTES_DEFAULT = 30;

/**
 * After how many minutes an order that is not accepted makes the order desk ring louder, and after how many the
 * customer is asked to call; and when guests may cancel what is late. Source: product design, "Order" and "Orders that
 * change".
 */
export const orderAlarmLimits = z
  .object(
    {
      alarmMinutes: quantity('Die Zeit bis zum Alarm', 'Minuten', ALARM_MINUTES),
      tellCustomerMinutes: quantity('Die Zeit bis zum Hinweis an den Gast', 'Minuten', ALARM_MINUTES),
      /** By how many minutes a promise is broken before the guest may cancel; 0 or null: never. */
      guestCancelMinutes: z.nullable(
        quantity('Die Verspätung, nach der Gäste stornieren dürfen,', 'Minuten', {
          min: 0,
          max: GUEST_CANCEL_MINUTES_MAX,
        }),
      ),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ alarmMinutes, tellCustomerMinutes }) => alarmMinutes < tellCustomerMinutes, {
      error: 'Der Gast wird erst nach dem Alarm gebeten anzurufen.',
      path: ['tellCustomerMinutes'],
    }),
  );
export type OrderAlarmLimits = z.infer<typeof orderAlarmLimits>;

const GUEST_CANCEL_FIELD = minutesField('Stornieren bei Verspätung');
export const ORDER_ALARM_FIELDS: Fields<OrderAlarmLimits> = {
  alarmMinutes: minutesField('Alarm am Bestellpult'),
  tellCustomerMinutes: minutesField('Hinweis an den Gast'),
  guestCancelMinutes: {
    ...GUEST_CANCEL_FIELD,
    text: (minutes) => (minutes === null || minutes === 0 ? 'nie' : GUEST_CANCEL_FIELD.text(minutes)),
  },
};

/** In Rappen: CHF 100'000, the maximum of a till. */
const STAFF_LIMIT_MAX = 10_000_000;

/** The largest amount, in Rappen, that staff may move by hand; more is for the management. */
export const staffLimitDraft = z.object(
  { staffLimit: moneyAmount('Die Grenze', { min: 0, max: STAFF_LIMIT_MAX }) },
  FORM_MISSING,
);
export type StaffLimitDraft = z.infer<typeof staffLimitDraft>;

/** In Rappen, until the management sets another limit. */
export const STAFF_LIMIT_DEFAULT = 10_000;

export const STAFF_LIMIT_FIELDS: Fields<StaffLimitDraft> = { staffLimit: priceField('Grenze für Mitarbeiter') };

/** The rules for the team's sign-in. */
export const teamSignInDraft = z.object({ secondFactorDemanded: z.boolean() }, FORM_MISSING);
export type TeamSignInDraft = z.infer<typeof teamSignInDraft>;

export const TEAM_SIGN_IN_FIELDS: Fields<TeamSignInDraft> = {
  secondFactorDemanded: yesNoField('Zweiter Faktor verlangt'),
};

/** The rule of a shop without own pizzas: their settings cannot be changed, because nothing could store them. */
export const WITHOUT_PIZZA_OFFER: ChangeRule<KitchenSettingsDraft> = {
  validate: ({ before, after }) => {
    const { preparationMinutes, ovenCapacity } = after;
    return isSame(after, { ...before, preparationMinutes, ovenCapacity })
      ? null
      : 'Eigene Pizzas gibt es hier noch nicht. Lass die Angaben zu ihnen, wie sie waren.';
  },
};
