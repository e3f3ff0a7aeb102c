import { isolated } from '../text/isolated.ts';
import type { Instant } from '../time/instant.ts';
import { formatDate, formatTime } from '../time/zurich.ts';

/** The content of an e-mail about an account, as plain text. */
export type AccountMail = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
};

type Renewed = {
  readonly firstname: string;
  /** When it happened; shown in Zurich's time. */
  readonly at: Instant;
  readonly restaurant: { readonly name: string; readonly phoneNumber: string };
};

/**
 * The e-mail to the old address of an account when the provider names another one, in German. The new address is left
 * out, because the old mailbox may belong to somebody else by now.
 */
export const emailRenewedMail = ({ firstname, at, restaurant: { name, phoneNumber } }: Renewed): AccountMail => ({
  subject: `Dein Konto bei ${name} hat eine andere E-Mail-Adresse`,
  greeting: `Hallo ${isolated(firstname)}`.trim(),
  paragraphs: [
    `Am ${formatDate(at)} um ${formatTime(at)} hast du dich angemeldet, und dein Anbieter hat uns eine andere E-Mail-Adresse genannt. Ab jetzt schreiben wir dorthin und nicht mehr hierher.`,
    `Warst du das nicht? Dann ist jemand anders in deinem Konto. Ändere das Passwort des Kontos, mit dem du dich hier anmeldest, und ruf uns an: ${phoneNumber}.`,
  ],
});
