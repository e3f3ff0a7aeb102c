import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

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
