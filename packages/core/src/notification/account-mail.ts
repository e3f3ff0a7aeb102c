import * as z from 'zod/mini';
import { isolated } from '../text/cut-text.ts';
import type { Instant } from '../time/instant.ts';
import { formatDate, formatTime } from '../time/zurich.ts';

/** The content of an e-mail about an account, as plain text. */
export type AccountMail = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
};

/** What an e-mail about a change of an account says of it. */
type Changed = {
  readonly firstname: string;
  /** When it happened; shown in Zurich's time. */
  readonly at: Instant;
  readonly restaurant: { readonly name: string; readonly phoneNumber: string };
};

/**
 * The e-mail to the old address of an account when the provider names another one, in German. The new address is left
 * out, because the old mailbox may belong to somebody else by now.
 */
export const emailRenewedMail = ({ firstname, at, restaurant: { name, phoneNumber } }: Changed): AccountMail => ({
  subject: `Dein Konto bei ${name} hat eine andere E-Mail-Adresse`,
  greeting: `Hallo ${isolated(firstname)}`.trim(),
  paragraphs: [
    `Am ${formatDate(at)} um ${formatTime(at)} hast du dich angemeldet, und dein Anbieter hat uns eine andere E-Mail-Adresse genannt. Ab jetzt schreiben wir dorthin und nicht mehr hierher.`,
    `Warst du das nicht? Dann ist jemand anders in deinem Konto. Ändere das Passwort des Kontos, mit dem du dich hier anmeldest, und ruf uns an: ${phoneNumber}.`,
  ],
});

/**
 * The e-mail to the addresses of an account when the provider names one that another account has verified, in German.
 * Neither address is named: one of the mailboxes may belong to somebody else by now.
 */
export const emailTakenMail = ({ firstname, at, restaurant: { name, phoneNumber } }: Changed): AccountMail => ({
  subject: `Die E-Mail-Adresse deines Kontos bei ${name} bleibt die bisherige`,
  greeting: `Hallo ${isolated(firstname)}`.trim(),
  paragraphs: [
    `Am ${formatDate(at)} um ${formatTime(at)} hast du dich angemeldet, und dein Anbieter hat uns eine andere E-Mail-Adresse genannt. Sie gehört bei uns schon zu einem anderen Konto. Darum bleibt in deinem Konto die bisherige Adresse, und wir schreiben weiter dorthin.`,
    `Gehören beide Konten dir? Brauchst du das andere nicht mehr, dann melde dich dort an und lösche es: Bei der nächsten Anmeldung hier übernehmen wir die neue Adresse.`,
    `Kommst du nicht weiter, oder warst du das nicht? Dann ruf uns an: ${phoneNumber}.`,
  ],
});

/** The e-mail to each manager when a webhook was switched off, because its receiver took nothing or wants nothing more. */
export const webhookOffMail = ({ firstname, at, restaurant: { name } }: Changed): AccountMail => ({
  subject: `Ein Webhook von ${name} ist ausgeschaltet`,
  greeting: `Hallo ${isolated(firstname)}`.trim(),
  paragraphs: [
    `Am ${formatDate(at)} um ${formatTime(at)} haben wir einen Webhook ausgeschaltet: Das andere Programm hat seit drei Tagen nichts mehr angenommen oder will nichts mehr bekommen. Es erfährt jetzt nichts mehr von Bestellungen.`,
    'Welcher es ist und was es zuletzt geantwortet hat, siehst du unter «Einstellungen», «Webhooks». Dort schaltest du ihn wieder ein und sendest nach, was fehlt.',
  ],
});

/**
 * The changes of a second factor that an e-mail reports, so that nobody else can make them unnoticed. Source: OWASP
 * ASVS 5, 6.3.7.
 */
export const secondFactorMailEvent = z.enum([
  'secondFactor.switchedOn',
  'secondFactor.switchedOff',
  'secondFactor.removed',
  'secondFactor.codesRenewed',
]);
export type SecondFactorMailEvent = z.infer<typeof secondFactorMailEvent>;

/**
 * Whether a later change of the same second factor makes an e-mail untrue: another change of the factor outdates every
 * e-mail, new codes only those about earlier codes.
 */
export const isOvertaken = (event: SecondFactorMailEvent, later: readonly SecondFactorMailEvent[]): boolean =>
  later.some((each) => each !== 'secondFactor.codesRenewed' || event === each);

type SecondFactorMailInput = {
  readonly event: SecondFactorMailEvent;
  readonly firstname: string;
  /** When it happened; shown in Zurich's time. */
  readonly at: Instant;
  readonly restaurant: { readonly name: string; readonly phoneNumber: string };
};

const NEW_PASSWORD = 'Ändere das Passwort des Kontos bei Google oder Facebook, mit dem du dich hier anmeldest';

/** The e-mail to the person whose account it is, in German, as plain text. */
export function secondFactorMail({
  event,
  firstname,
  at,
  restaurant: { name, phoneNumber },
}: SecondFactorMailInput): AccountMail {
  const when = `${formatDate(at)} um ${formatTime(at)}`;
  const greeting = `Hallo ${isolated(firstname)}`.trim();
  const call = `ruf uns an: ${phoneNumber}`;
  const somebodyElse = `Warst du das nicht? Dann ist jemand anders in deinem Konto. ${NEW_PASSWORD}, und ${call}. Wir nehmen den Faktor weg und melden dich überall ab.`;
  switch (event) {
    case 'secondFactor.switchedOn':
      return {
        subject: `Dein zweiter Faktor bei ${name} ist eingeschaltet`,
        greeting,
        paragraphs: [
          `Am ${when} hast du den zweiten Faktor eingeschaltet. Ab jetzt fragen wir dich nach der Anmeldung nach einem Code aus deiner App. Auf allen anderen Geräten bist du abgemeldet.`,
          'Bewahr die Notfallcodes gut auf: Mit ihnen kommst du hinein, wenn dein Handy weg ist.',
          somebodyElse,
        ],
      };
    case 'secondFactor.switchedOff':
      return {
        subject: `Dein zweiter Faktor bei ${name} ist ausgeschaltet`,
        greeting,
        paragraphs: [
          `Am ${when} hast du den zweiten Faktor ausgeschaltet. Nach einem Code fragen wir beim Anmelden nicht mehr.`,
          `Warst du das nicht? ${NEW_PASSWORD}, und schalte den zweiten Faktor in den Kontodaten wieder ein: Das meldet alle anderen Geräte ab. Kommst du nicht weiter, ${call}.`,
        ],
      };
    case 'secondFactor.removed':
      return {
        subject: `Dein zweiter Faktor bei ${name} ist entfernt`,
        greeting,
        paragraphs: [
          `Am ${when} hat die Geschäftsleitung den zweiten Faktor deines Kontos entfernt. Du bist überall abgemeldet.`,
          'Melde dich neu an, und richte ihn in den Kontodaten gleich wieder ein.',
          `Hast du nicht darum gebeten? Dann ${call}.`,
        ],
      };
    case 'secondFactor.codesRenewed':
      return {
        subject: `Neue Notfallcodes für dein Konto bei ${name}`,
        greeting,
        paragraphs: [
          `Am ${when} hast du neue Notfallcodes erstellt. Die alten gelten nicht mehr: Wirf sie weg, und bewahr die neuen gut auf.`,
          somebodyElse,
        ],
      };
  }
}
