import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { PRICE_MAX } from '../money/money.ts';
import { cleanedCode, storable } from '../text/text.ts';
import { instantText } from '../time/instant.ts';
import { tooLong } from './basic-fields.ts';

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

/** The days that staff can enter; other centuries are typing errors. */
export const DATE_MIN = '2000-01-01';
export const DATE_MAX = '2099-12-31';

/** A calendar day of this century, `YYYY-MM-DD`. */
export const enteredDate = (message: string) =>
  z.iso.date({ error: message, abort: true }).check(z.refine((date) => date >= DATE_MIN && date <= DATE_MAX, message));

/** An instant of this century, ISO 8601 in UTC with milliseconds. */
export const enteredInstant = (message: string) =>
  instantText(message).check(z.refine((at) => at.slice(0, 10) >= DATE_MIN && at.slice(0, 10) <= DATE_MAX, message));

/** A time of day, `HH:MM`, 00:00 to 23:59. */
export const enteredTime = (message: string) =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: message, abort: true }));

type Options = {
  readonly max: number;
  readonly tooMany: string;
  /** The message for a value that is no record of entries, and for invalid keys. */
  readonly message: string;
};

type Entries<Entry> = Record<string, Entry>;

const withoutRemoved = <Entry>(entries: Entries<Entry | undefined>): Entries<Entry> =>
  Object.fromEntries(Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])));

/**
 * Entries by a key such as a day or an id, so that two people who edit at the same time conflict only where both
 * changed the same entry. An undefined entry is a removed one.
 */
export const keyedEntries = <Entry>(
  key: z.ZodMiniType<string, string>,
  entry: z.ZodMiniType<Entry, Entry>,
  { max, tooMany, message }: Options,
) =>
  z.record(key, z.optional(entry), message).check(
    z.overwrite(withoutRemoved),
    z.refine((entries) => Object.keys(entries).length <= max, tooMany),
  ) as z.ZodMiniType<Entries<Entry>, Entries<Entry>>;

export const URL_MAX = 300;

/** A host of at least two labels and an optional path, without port, user name and password. */
const HTTPS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** A URL with an encrypted connection, cleaned. */
export const httpsUrl = (message: string) =>
  z.string(message).check(
    cleanedCode,
    // The expression is slow on long texts.
    z.maxLength(URL_MAX, { error: tooLong('Die Adresse', URL_MAX), abort: true }),
    storable,
    z.regex(HTTPS, message),
  );
