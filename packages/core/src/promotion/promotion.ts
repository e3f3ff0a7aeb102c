import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { requiredText } from '../text/text.ts';
import { type Instant, instant } from '../time/instant.ts';
import { WEEKDAY_NAMES, dayOfWeek, toLocalDate, toLocalTime } from '../time/zurich.ts';
import { FORM_MISSING, chosenId, chosenWeekday, tooLong, yesOrNo } from '../validation/basic-fields.ts';
import { enteredDate, enteredPrice, enteredTime, wholeNumber } from '../validation/entered-fields.ts';
import { type Fields, dayField, listText } from '../validation/field.ts';
import { choiceField, numberField, priceField, textField, yesNoField } from '../validation/file-field.ts';
import {
  PROMOTION_CODE_MAX,
  PROMOTION_CODE_MIN,
  type PromotionTerms,
  promotionCodeOf,
  promotionKind,
  promotionTerms,
} from './promotion-terms.ts';
import { PROMOTION_KIND_LABELS } from './promotion-texts.ts';

export const PROMOTION_NAME_MAX = 40;
const USES_MAX = 1_000_000;

const CODE_MESSAGE = `Der Code hat ${PROMOTION_CODE_MIN} bis ${PROMOTION_CODE_MAX} Buchstaben, Ziffern oder Striche.`;

/** A promotion as staff enter it. Source: product design, "Collection, another day, promotions". */
export const promotionDraft = z
  .object(
    {
      /** Guests read it beside the amount. */
      name: requiredText(PROMOTION_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', PROMOTION_NAME_MAX)),
      /** '' is a happy hour, which needs no code. */
      code: z.string(CODE_MESSAGE).check(z.overwrite(promotionCodeOf), z.regex(/^(?:[A-Z0-9-]{3,20})?$/, CODE_MESSAGE)),
      kind: z.enum(promotionKind.options, 'Bitte wähle, was es gibt'),
      /** Counts with `percent` only. */
      percent: wholeNumber({ min: 1, max: 100, message: 'Der Rabatt muss zwischen 1 und 100 Prozent liegen.' }),
      /** In Rappen; counts with `amount` only. */
      amount: enteredPrice('Der Betrag'),
      /** Counts with `freeProduct` only. */
      productId: z.nullable(chosenId('Bitte wähle ein Produkt')),
      /** What the goods must come to that a promotion may make cheaper, in Rappen. */
      minimum: enteredPrice('Der Mindestbetrag'),
      /** The first and the last day; null is open. */
      from: z.nullable(enteredDate('Bitte gib ein Datum an')),
      until: z.nullable(enteredDate('Bitte gib ein Datum an')),
      weekdays: z
        .array(chosenWeekday, 'Bitte wähle mindestens einen Wochentag')
        .check(z.minLength(1, 'Bitte wähle mindestens einen Wochentag'), z.maxLength(7)),
      /** The hours of the day, the second one excluded; null is all day. */
      hours: z.nullable(
        z.object({ from: enteredTime('Bitte gib eine Uhrzeit an'), to: enteredTime('Bitte gib eine Uhrzeit an') }),
      ),
      oncePerPerson: yesOrNo,
      /** How many orders may use it; null is any number. */
      usesMax: z.nullable(
        wholeNumber({ min: 1, max: USES_MAX, message: `Die Anzahl muss zwischen 1 und ${USES_MAX} liegen.` }),
      ),
      active: yesOrNo,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ kind, amount }) => kind !== 'amount' || amount > 0, {
      error: 'Bitte gib an, wie viel es gibt',
      path: ['amount'],
    }),
    z.refine(({ kind, productId }) => kind !== 'freeProduct' || productId !== null, {
      error: 'Bitte wähle ein Produkt',
      path: ['productId'],
    }),
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      error: 'Der letzte Tag liegt vor dem ersten.',
      path: ['until'],
    }),
    z.refine(({ hours }) => hours === null || hours.from < hours.to, {
      error: 'Das Ende muss nach dem Beginn liegen.',
      path: ['hours'],
    }),
  );
export type PromotionDraft = z.infer<typeof promotionDraft>;

export const BLANK_PROMOTION: PromotionDraft = {
  name: '',
  code: '',
  kind: 'percent',
  percent: 10,
  amount: 0,
  productId: null,
  minimum: 0,
  from: null,
  until: null,
  weekdays: [1, 2, 3, 4, 5, 6, 0],
  hours: null,
  oncePerPerson: false,
  usesMax: null,
  active: true,
};

/** A stored promotion. */
export type Promotion = PromotionDraft & { readonly id: string; readonly version: number; readonly changed: Instant };

export const termsOf = ({
  id,
  name,
  code,
  kind,
  percent,
  amount,
  productId,
  minimum,
}: PromotionDraft & { readonly id: string }): PromotionTerms => ({
  id,
  name,
  code,
  kind,
  percent,
  amount,
  productId,
  minimum,
});

/** Whether orders count towards a limit: of all its uses, or of those by one person. */
export const isLimited = ({ usesMax, oncePerPerson }: Pick<PromotionDraft, 'usesMax' | 'oncePerPerson'>): boolean =>
  usesMax !== null || oncePerPerson;

/** Whether as many orders have it as may. */
export const isUsedUp = ({ usesMax }: Pick<PromotionDraft, 'usesMax'>, uses: number): boolean =>
  usesMax !== null && uses >= usesMax;

type Times = Pick<PromotionDraft, 'from' | 'until' | 'weekdays' | 'hours' | 'active'>;

/** Whether its days have come and are not over, and nobody has ended it. */
export function isCurrent({ from, until, active }: Times, now: Instant): boolean {
  const today = toLocalDate(now);
  return active && (from === null || from <= today) && (until === null || today <= until);
}

/** Whether orders that are placed now get it: a current one on one of its weekdays, in its hours. */
export function isInForce(promotion: Times, now: Instant): boolean {
  const { weekdays, hours } = promotion;
  const time = toLocalTime(now);
  return (
    isCurrent(promotion, now) &&
    weekdays.includes(dayOfWeek(toLocalDate(now))) &&
    (hours === null || (hours.from <= time && time < hours.to))
  );
}

/** The label and the text of each field. The product is missing, because its name depends on the catalogue. */
export const PROMOTION_FIELDS: Fields<Omit<PromotionDraft, 'productId'>> = {
  name: textField('Name'),
  code: textField('Code', 'keiner, gilt von selbst'),
  kind: choiceField('Was es gibt', PROMOTION_KIND_LABELS),
  percent: numberField('Rabatt', '%'),
  amount: priceField('Betrag'),
  minimum: priceField('Mindestbetrag'),
  from: { label: 'Erster Tag', text: (day) => dayField('').text(day ?? '') },
  until: { label: 'Letzter Tag', text: (day) => dayField('').text(day ?? '') },
  weekdays: {
    label: 'Wochentage',
    text: (days) =>
      listText(
        days.map((day) => WEEKDAY_NAMES[day] ?? ''),
        'keine',
      ),
  },
  hours: { label: 'Uhrzeit', text: (hours) => (hours === null ? 'ganzer Tag' : `${hours.from}–${hours.to}`) },
  oncePerPerson: yesNoField('Einmal pro Person'),
  usesMax: { label: 'Wie oft insgesamt', text: (uses) => (uses === null ? 'beliebig oft' : String(uses)) },
  active: yesNoField('Läuft'),
};

/** A promotion as a row of the list, with what it was used for. */
export const promotionRow = z.extend(promotionTerms, {
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  weekdays: z.array(z.int()),
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  active: z.boolean(),
  oncePerPerson: z.boolean(),
  usesMax: z.nullable(z.int()),
  changed: instant,
  /** How many orders have it, without those that ended before they were fulfilled. */
  uses: z.int(),
  /** What it took off these, in Rappen. */
  cost: price,
});
export type PromotionRow = z.infer<typeof promotionRow>;

/** The row of a stored promotion; `cost` in Rappen. */
export const promotionRowOf = (
  { version: _version, ...promotion }: Promotion,
  { uses, cost }: Pick<PromotionRow, 'uses' | 'cost'>,
): PromotionRow => ({ ...promotion, uses, cost });
