import * as z from 'zod/mini';
import { cleanCode } from '../text/clean-text.ts';
import { instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';

/** The second factor of an account: one-time codes of an app, and recovery codes for when the app is lost. */
export const secondFactor = z.object({
  /** Since when it is required at sign-in; null when it is not. */
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const NO_SECOND_FACTOR: SecondFactor = { since: null, recoveryCodesLeft: 0 };

/** The data for an authenticator app. */
export const secondFactorOffer = z.object({
  /** Base32, to type in where the QR code cannot be scanned. */
  secret: z.string(),
  /** The same as a URL that phones open in the app. */
  address: z.string(),
  /** The QR code of the URL: one text for each row, `#` for a dark square. */
  qr: z.array(z.string()),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

/** Recovery codes are shown only this once. */
export const recoveryCodes = z.array(z.string());
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const secondFactorError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('codeWrong') }),
  /** Too many codes were wrong. */
  z.object({ code: z.literal('codeBlocked'), until: instant }),
  z.object({ code: z.literal('alreadyOn') }),
  /** Setting up a factor needs a recent sign-in. */
  z.object({ code: z.literal('signInTooOld') }),
  /** No set-up was begun, or the factor is switched off by now. */
  z.object({ code: z.literal('notSetUp') }),
]);
export type SecondFactorError = z.infer<typeof secondFactorError>;

/** The message for the person who signs in or sets it up, in German. */
export function secondFactorMessage(error: SecondFactorError): string {
  switch (error.code) {
    case 'codeWrong':
      return 'Dieser Code stimmt nicht, oder er wurde schon gebraucht. Nimm den nächsten aus der App.';
    case 'codeBlocked':
      return `Das waren zu viele falsche Codes. Versuch es um ${formatTime(error.until)} nochmals.`;
    case 'alreadyOn':
      return 'Der zweite Faktor ist schon eingerichtet.';
    case 'signInTooOld':
      return 'Du bist schon eine Weile angemeldet. Melde dich ab und gleich wieder an, damit wir sicher sind, dass du es bist.';
    case 'notSetUp':
      return 'Der zweite Faktor ist nicht mehr eingerichtet. Beginne nochmals.';
  }
}

const CODE_MISSING = 'Bitte gib den sechsstelligen Code aus der App ein, oder einen Notfallcode.';

/** The form for comparison: apps and papers group codes by spaces and dashes. */
const tidy = (text: string): string =>
  cleanCode(text)
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** The length of a recovery code, and of a group on paper. */
const RECOVERY_LENGTH = 24;
const GROUP_LENGTH = 4;

/** Six digits of the app, or a recovery code. */
export const enteredCode = z.object(
  {
    code: z
      .string(CODE_MISSING)
      .check(
        z.maxLength(60, CODE_MISSING),
        z.overwrite(tidy),
        z.regex(new RegExp(`^(\\d{6}|[A-Z2-7]{${RECOVERY_LENGTH}})$`), CODE_MISSING),
      ),
  },
  FORM_MISSING,
);
export type EnteredCode = z.infer<typeof enteredCode>;

export const BLANK_CODE: EnteredCode = { code: '' };

/** A code in groups, as it is written on paper: `K7QP-2MXA-…`. */
export const groupedCode = (code: string): string => code.replaceAll(new RegExp(`.{${GROUP_LENGTH}}(?=.)`, 'g'), '$&-');
