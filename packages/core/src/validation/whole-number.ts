import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { PRICE_MAX } from '../money/money.ts';

type Limits = { readonly min: number; readonly max: number };

type Messages = {
  readonly message: string;
  /** The message for a value that is no whole number. */
  readonly noNumber?: string;
};

/** An integer from `min` to `max`; -0 becomes 0. Every other value gives `message`. */
export const wholeNumber = ({ min, max, message, noNumber = message }: Limits & Messages) =>
  z.int(noNumber).check(
    z.gte(min, message),
    z.lte(max, message),
    z.overwrite((number) => number + 0),
  );

/** Minutes, days, pieces: `Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.` `subject` with its article. */
export const quantity = (subject: string, unit: string, { min, max }: Limits) =>
  wholeNumber({ min, max, message: `${subject} muss zwischen ${min} und ${max} ${unit} liegen.` });

/**
 * An amount in Rappen: `Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen.` `subject` with its article. The
 * message for fractions of a Rappen and invalid amounts explains how to type one.
 */
export function moneyAmount(subject: string, { min, max }: Limits) {
  const message = `${subject} muss zwischen ${formatMoney(min)} und ${formatMoney(max)} liegen.`;
  return wholeNumber({ min, max, message, noNumber: `Bitte gib einen Betrag wie 12.50 an. ${message}` });
}

/** A price in Rappen from 0 to `PRICE_MAX`. */
export const enteredPrice = (subject: string) => moneyAmount(subject, { min: 0, max: PRICE_MAX });
