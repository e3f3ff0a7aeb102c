import type { Proof, TextPromise } from './text-promise.ts';

const CORE = 'packages/core/src';
const SUITES = 'packages/testing/src/contract-suites';
const SERVER = 'packages/server/src';
const FORGETS: Proof = [
  `${SERVER}/host/forget-expired.test.ts`,
  'forgets guests, e-mails and sessions when their time is over, and nothing else',
];
const FORGETS_REMARKS: Proof = [
  `${SERVER}/host/forget-expired.test.ts`,
  'forgets the remark of an order 90 days after it has ended, and of an open one never',
];
const TAKES_OWN_DATA: Proof = [
  'e2e/account.spec.ts',
  'a customer takes the own data along, signs out elsewhere and deletes the account',
];
const REMOVES_PERSON: Proof = [
  `${SERVER}/account-admin/remove-account.test.ts`,
  'leaves nothing of the person in any table, and signs out everywhere',
];
const NOTICE: Proof = [
  `${CORE}/push/push-notice.test.ts`,
  'tells of %s by number and status, and of no person, place, dish or remark',
];

/** What the privacy page and the imprint promise, by key. */
export const PRIVACY_PROMISES: Readonly<Record<string, TextPromise>> = {
  'imprint.declared': {
    page: 'imprint',
    sentence:
      'Zutaten, die Allergien auslösen können, und die Herkunft von Fleisch und Fisch stehen vor dem Kauf bei jedem Produkt, wie es das Lebensmittelgesetz (LMG) und die Verordnung über die Information über Lebensmittel (LIV) verlangen.',
    proof: [`${CORE}/declaration/law-guard.test.ts`, 'lists everything that is offered, the red first'],
  },
  'privacy.mailsOfAccounts': {
    page: 'privacy',
    sentence:
      'Per E-Mail schreiben wir dir, was aus deinen Bestellungen wird und was mit deinem zweiten Faktor geschieht, damit niemand anders ihn unbemerkt ändert.',
    proof: [
      `${SERVER}/session/second-factor-mail.test.ts`,
      'is told to its person when it is switched on or off, taken away or given new recovery codes',
    ],
  },
  'privacy.mailsOfGuests': {
    page: 'privacy',
    sentence:
      'Gibst du sie beim Bestellen freiwillig an, schicken wir dir damit die Bestätigung und was aus deiner Bestellung wird.',
    proof: [`${SERVER}/notification/mail.test.ts`, 'tell a guest who said where, with the link and the receipt'],
  },
  'privacy.withoutAccount': {
    page: 'privacy',
    sentence: 'Bestellen kannst du auch ohne Konto.',
    proof: [`${SUITES}/checkout.suite.ts`, 'places the cart as an order and empties it'],
  },
  'privacy.pushOptIn': {
    page: 'privacy',
    sentence: 'Nur wenn du sie auf der Seite deiner Bestellung einschaltest.',
    proof: [`${SERVER}/push/push.test.ts`, 'tells a guest of an order once it cannot be undone, and never of what was'],
  },
  'privacy.pushForgotten': {
    page: 'privacy',
    sentence:
      'Dann speichern wir die Adresse, die dein Browser dafür gibt, bis du sie ausschaltest oder dich abmeldest, sonst bis zur Nacht, nachdem die Bestellung fertig ist.',
    proof: [`${SERVER}/host/forget-expired.test.ts`, 'forgets the devices of orders that have ended, and no others'],
  },
  'privacy.pushContent': {
    page: 'privacy',
    sentence: 'In der Meldung stehen die Nummer und der Stand der Bestellung.',
    proof: NOTICE,
  },
  'privacy.guestCookie': {
    page: 'privacy',
    sentence: 'ofenpost.guest hält deinen Warenkorb, 30 Tage lang.',
    proof: FORGETS,
  },
  'privacy.sessionCookie': {
    page: 'privacy',
    sentence:
      'ofenpost.session hält dich angemeldet, bis du dich abmeldest oder 30 Tage nicht mehr da warst, höchstens 90 Tage.',
    proof: [`${SERVER}/session/sign-in.test.ts`, 'lasts 90 days at most, however often it is used'],
  },
  'privacy.deviceOrders': {
    page: 'privacy',
    sentence:
      'Im Speicher deines Browsers bleiben das helle oder dunkle Design, der Warenkorb und eine angefangene Bestellung, damit du sie auch ohne Verbindung siehst, 90 Tage lang die Links deiner letzten Bestellungen als Gast, und einige Seiten, wie sie alle sehen; beim Team auch, was in einem Formular noch nicht gespeichert ist.',
    proof: [`${CORE}/order/device-orders.test.ts`, 'end with their links'],
  },
  'privacy.couriersSee': {
    page: 'privacy',
    sentence: 'unser Team und die Kuriere, soweit sie es für deine Bestellung brauchen;',
    proof: [`${SUITES}/courier.suite.ts`, 'hides the orders of others, and lets a courier do nothing else'],
  },
  'privacy.provider': {
    page: 'privacy',
    sentence: 'Er erfährt den Betrag, die Nummer der Bestellung und wie du zahlst;',
    proof: [
      `${SERVER}/online-payment/saferpay.test.ts`,
      'leads the guest to a page that opens once, and expires after an hour',
    ],
  },
  'privacy.errorsName': {
    page: 'privacy',
    sentence: 'Mit Namen und E-Mail-Adresse melden wir Fehler nur bei unserem Team.',
    proof: [`${SUITES}/error-reporting.suite.ts`, 'names staff, nobody else, and nobody any more once they are gone'],
  },
  'privacy.accountStays': {
    page: 'privacy',
    sentence: 'Konto und Adressen: bis du sie löschst.',
    proof: REMOVES_PERSON,
  },
  'privacy.ordersWithoutPerson': {
    page: 'privacy',
    sentence: 'Deine Bestellungen bleiben dann für die Bücher, ohne Name, Telefonnummer und Strasse.',
    proof: [`${CORE}/account/account-removal.test.ts`, 'leaves in an order what the books need, and nobody'],
  },
  'privacy.teamStaysNamed': {
    page: 'privacy',
    sentence: 'Wer bei uns gearbeitet hat, bleibt zehn Jahre lang mit Namen bei dem, was er gebucht hat.',
    proof: [
      `${SERVER}/account-admin/remove-account.test.ts`,
      'closes the account of who has left the team, and erases it once no entry names it that must be kept',
    ],
  },
  'privacy.guestCart': {
    page: 'privacy',
    sentence: 'Warenkorb eines Gastes: 30 Tage nach der letzten Änderung.',
    proof: FORGETS,
  },
  'privacy.guestEmail': {
    page: 'privacy',
    sentence: 'E-Mail-Adresse, die du als Gast angegeben hast: 30 Tage, nachdem deine Bestellung erledigt ist.',
    proof: FORGETS,
  },
  'privacy.orderStays': { page: 'privacy', sentence: 'Die Bestellung selbst bleibt für die Bücher.', proof: FORGETS },
  'privacy.remark': {
    page: 'privacy',
    sentence: 'Bemerkungen zu einer Bestellung: 90 Tage, nachdem sie erledigt ist.',
    proof: FORGETS_REMARKS,
  },
  'privacy.remarkNotTold': {
    page: 'privacy',
    sentence: 'Meldungen, Nutzungszahlen und Fehlermeldungen enthalten sie nie.',
    proof: NOTICE,
  },
  'privacy.feedbackContact': {
    page: 'privacy',
    sentence: 'Löschst du dein Konto, gehen deine Kontaktangaben mit ihm.',
    proof: REMOVES_PERSON,
  },
  'privacy.checked': {
    page: 'privacy',
    sentence:
      'Die Verbindung ist verschlüsselt, dein Passwort bleibt bei Google oder Facebook, und jede Anfrage wird darauf geprüft, ob sie darf, was sie will.',
    proof: [`${SERVER}/host/permissions.test.ts`, 'the server lets in a %s where the permission table says so'],
  },
  'privacy.ownData': {
    page: 'privacy',
    sentence: 'Unter «Kontodaten» lädst du alles herunter, berichtigst es oder löschst dein Konto.',
    proof: TAKES_OWN_DATA,
  },
};
