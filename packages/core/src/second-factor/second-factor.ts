import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

/** The second factor of an account: one-time codes of an app, and recovery codes for when the app is lost. */
export const secondFactor = z.object({
  /** Since when it is asked for at sign-in; null: it is not. */
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const NO_SECOND_FACTOR: SecondFactor = { since: null, recoveryCodesLeft: 0 };

/** What an authenticator app is given. */
export const secondFactorOffer = z.object({
  /** Base32, to be typed where no picture can be taken. */
  secret: z.string(),
  /** The same as an address that phones open in the app. */
  address: z.string(),
  /** The QR code of the address: a text a row, `#` for a dark square. */
  qr: z.array(z.string()),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

/** Shown this once. */
export const recoveryCodes = z.array(z.string());
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const secondFactorError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('codeWrong') }),
  /** Too many were wrong. */
  z.object({ code: z.literal('codeBlocked'), until: instant }),
  z.object({ code: z.literal('alreadyOn') }),
  /** Whoever sets one up has to have signed in just now. */
  z.object({ code: z.literal('signInTooOld') }),
  /** Nothing was begun, or it is switched off by now. */
  z.object({ code: z.literal('notSetUp') }),
]);
export type SecondFactorError = z.infer<typeof secondFactorError>;

/** German, for whoever signs in or sets it up. */
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
