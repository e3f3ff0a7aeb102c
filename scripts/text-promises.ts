import { PRIVACY_PROMISES } from './privacy-promises.ts';
import type { Page, Proof, TextPromise } from './text-promise.ts';

const CORE = 'packages/core/src';
const SUITES = 'packages/testing/src/contract-suites';
const SERVER = 'packages/server/src';
const GUEST_CANCELS: Proof = [`${CORE}/order/guest-cancel.test.ts`, 'may do so until staff accept the order'];
const GIVES_BACK: Proof = [
  `${CORE}/order/refund-due.test.ts`,
  'gives back what a gift card paid when the order did not arrive: %s',
];
const NOTHING_DUE: Proof = [`${CORE}/order/take-step.test.ts`, 'keeps the reason and collects nothing when %s'];
const WITHHOLDS: Proof = [
  `${SUITES}/courier.suite.ts`,
  'checks the age before alcohol is handed over, and keeps alcohol back off the amount',
];
const CHARGES_ONLINE: Proof = [
  `${SUITES}/online-payment.suite.ts`,
  'takes the money when the order leaves, and gives it back by refunds',
];
const ROUNDS: Proof = [`${SUITES}/checkout.suite.ts`, 'rounds cash to 5 Rappen'];
const NEVER_EXPIRES: Proof = [
  `${SERVER}/gift-card/gift-card.test.ts`,
  'pays for an order many years after it was issued',
];

/** Each promise by its key. */
export const PROMISES: Readonly<Record<string, TextPromise>> = {
  ...PRIVACY_PROMISES,
  'refund.cancel': {
    page: 'refund',
    sentence:
      'Solange deine Bestellung «Eingegangen» ist, kannst du sie auf ihrer Seite mit einem Knopf stornieren, ohne Grund und ohne Kosten.',
    proof: GUEST_CANCELS,
  },
  'refund.redeliver': {
    page: 'refund',
    sentence: 'wir backen neu und liefern nach (Art. 206 OR), und du zahlst nur einmal;',
    proof: [
      `${CORE}/order-desk/redeliver-order.test.ts`,
      'makes an accepted order at nothing that names the first one',
    ],
  },
  'refund.less': {
    page: 'refund',
    sentence: 'du zahlst weniger (Minderung, Art. 205 OR);',
    proof: [`${CORE}/order/credit-note.test.ts`, 'names goodwill, the delivery and what a gift card had given'],
  },
  'refund.all': {
    page: 'refund',
    sentence: 'oder du bekommst dein Geld zurück (Wandelung, Art. 205 OR), wenn das Essen nicht zu gebrauchen ist.',
    proof: [
      `${CORE}/order/order-refund.test.ts`,
      'gives every piece and the fee back once, in any order, and leaves no turnover',
    ],
  },
  'refund.promise': {
    page: 'refund',
    sentence: 'Die zugesagte Zeit steht auf der Seite deiner Bestellung.',
    proof: [`${SUITES}/order.suite.ts`, 'watches the order as it is, then every change'],
  },
  'refund.lateDesk': {
    page: 'refund',
    sentence: 'Wir stornieren sie für dich, und du zahlst nichts.',
    proof: NOTHING_DUE,
  },
  'refund.lateGuest': {
    page: 'refund',
    sentence:
      'Steht auf der Seite der Knopf «Bestellung stornieren», kannst du es auch selber tun, mit derselben Wirkung.',
    proof: [
      `${CORE}/order/guest-cancel.test.ts`,
      'may do so again once the promise is broken, while the order is not on the way',
    ],
  },
  'refund.weCancel': {
    page: 'refund',
    sentence: 'Dann lehnen wir die Bestellung ab oder stornieren sie, sagen dir warum, und du zahlst nichts.',
    proof: NOTHING_DUE,
  },
  'refund.released': {
    page: 'refund',
    sentence: 'Haben wir noch nichts eingezogen, heben wir die Reservation auf.',
    proof: [
      `${SUITES}/online-payment.suite.ts`,
      'lets go of the money where the order is rejected, once nobody can undo it',
    ],
  },
  'refund.online': {
    page: 'refund',
    sentence: 'Sonst geht der Betrag auf deine Karte oder dein TWINT zurück.',
    proof: CHARGES_ONLINE,
  },
  'refund.giftCard': { page: 'refund', sentence: 'Der Betrag ist sofort wieder auf dem Gutschein.', proof: GIVES_BACK },
  'refund.lead': { page: 'refund', sentence: 'Bis wir annehmen, kannst du selber stornieren.', proof: GUEST_CANCELS },
  'terms.fee': {
    page: 'terms',
    sentence:
      'Die Liefergebühr hängt von Lieferort und Bestellwert ab und steht vor dem Bestellen in der Zusammenfassung.',
    proof: [`${CORE}/checkout/checkout-summary.test.ts`, 'adds goods, fee and cash rounding'],
  },
  'terms.minimum': {
    page: 'terms',
    sentence: 'Je Lieferort gilt ein Mindestbestellwert.',
    proof: [`${SUITES}/checkout.suite.ts`, 'refuses less than the minimum order'],
  },
  'terms.editable': {
    page: 'terms',
    sentence: 'Vor dem Absenden siehst du alles in einer Zusammenfassung und kannst es ändern.',
    proof: [`${CORE}/checkout/checkout-summary.test.ts`, 'adds goods, fee and cash rounding'],
  },
  'terms.confirmation': {
    page: 'terms',
    sentence: 'Du siehst sofort die Bestätigung, dass es eingegangen ist.',
    proof: [`${SUITES}/checkout.suite.ts`, 'places the cart as an order and empties it'],
  },
  'terms.cancel': {
    page: 'terms',
    sentence:
      'Bis dahin kannst du kostenlos stornieren, und wir können ablehnen, zum Beispiel wenn etwas ausverkauft oder der Ofen voll ist.',
    proof: GUEST_CANCELS,
  },
  'terms.area': {
    page: 'terms',
    sentence: 'Wir liefern an die angegebene Adresse in unseren Liefergebieten.',
    proof: [`${SUITES}/checkout.suite.ts`, 'refuses an unknown delivery area'],
  },
  'terms.promise': {
    page: 'terms',
    sentence: 'Zeiten vor der Annahme sind Schätzungen; mit der Annahme sagen wir dir eine Zeit zu.',
    proof: [`${CORE}/notification/order-mail.test.ts`, 'says what the kitchen promised'],
  },
  'terms.nobodyHome': {
    page: 'terms',
    sentence: 'Sie ist dann aufgehoben, und du schuldest nichts.',
    proof: GIVES_BACK,
  },
  'terms.ways': {
    page: 'terms',
    sentence:
      'Du zahlst bei der Übergabe bar, mit Karte oder mit TWINT, mit einem Gutschein, oder online, wo die Kasse es anbietet.',
    proof: [`${SUITES}/online-payment.suite.ts`, 'keeps an order from the desk until it is paid, and places it then'],
  },
  'terms.capture': {
    page: 'terms',
    sentence:
      'Online reservieren wir den Betrag und ziehen ihn erst ein, wenn die Bestellung zu dir losfährt oder abgeholt ist.',
    proof: CHARGES_ONLINE,
  },
  'terms.rounding': { page: 'terms', sentence: 'Barbeträge runden wir auf 5 Rappen.', proof: ROUNDS },
  'terms.giftCards': {
    page: 'terms',
    sentence: 'Gutscheine verfallen nicht, können in Teilen eingelöst und nicht bar ausbezahlt werden.',
    proof: NEVER_EXPIRES,
  },
  'terms.giftCardCode': {
    page: 'terms',
    sentence: 'Wer den Code hat, kann ihn einlösen:',
    proof: [`${SUITES}/gift-card.suite.ts`, 'pays an order in part and is then worth less'],
  },
  'terms.legalAge': {
    page: 'terms',
    sentence: 'Du bestätigst das Alter beim Bestellen, und bei der Übergabe verlangen wir einen Ausweis.',
    proof: [`${SUITES}/checkout.suite.ts`, 'sells alcohol only to whom confirms the legal age'],
  },
  'terms.withheld': {
    page: 'terms',
    sentence:
      'Fehlt er, bleibt der Alkohol bei uns, und du zahlst ihn nicht; was du dafür schon bezahlt hast, geben wir dir zurück.',
    proof: WITHHOLDS,
  },
  'terms.declared': {
    page: 'terms',
    sentence: 'Allergene und die Herkunft von Fleisch und Fisch stehen bei jedem Produkt.',
    proof: [`${CORE}/declaration/law-guard.test.ts`, 'lists everything that is offered, the red first'],
  },
  'terms.version': {
    page: 'terms',
    sentence: 'Es gilt die Fassung, die beim Bestellen hier steht.',
    proof: [`${SERVER}/checkout/place-order.test.ts`, 'stores the version of the terms with the order'],
  },
  'delivery.slots': {
    page: 'delivery',
    sentence: 'Wähle an der Kasse «So bald wie möglich» oder eine Lieferzeit, in Schritten von … Minuten.',
    proof: [`${SUITES}/checkout.suite.ts`, 'refuses a delivery time outside the slots'],
  },
  'delivery.collect': {
    page: 'delivery',
    sentence: 'Wähle an der Kasse «Abholung»: ohne Liefergebühr, und wir sagen dir, wann dein Fladen bereit ist.',
    proof: [`${SUITES}/checkout.suite.ts`, 'lets guests collect where the settings offer it, and only there'],
  },
  'delivery.steps': {
    page: 'delivery',
    sentence: 'Nach dem Bestellen zeigt dir die Seite deiner Bestellung jeden Schritt, vom Ofen bis zum Velo.',
    proof: [`${SUITES}/order.suite.ts`, 'watches the order as it is, then every change'],
  },
  'delivery.age': {
    page: 'delivery',
    sentence: 'Bei Alkohol schaut der Kurier auf deinen Ausweis.',
    proof: [
      `${CORE}/courier/age-at-door.test.ts`,
      'never leaves a courier at a door with what is refused, whoever cannot prove the age',
    ],
  },
  'delivery.withheld': {
    page: 'delivery',
    sentence: 'Ist niemand im richtigen Alter da, nimmt er den Alkohol mit.',
    proof: WITHHOLDS,
  },
  'payment.when': {
    page: 'payment',
    sentence: 'Geld fliesst erst, wenn die Bestellung unterwegs oder bei dir ist.',
    proof: CHARGES_ONLINE,
  },
  'payment.balance': {
    page: 'payment',
    sentence: 'Einlösen kannst du ihn auch ohne Konto.',
    proof: [`${SUITES}/gift-card.suite.ts`, 'pays an order in part and is then worth less'],
  },
  'payment.rounding': {
    page: 'payment',
    sentence:
      'Zahlst du bar, runden wir den Gesamtbetrag auf oder ab; auf der Quittung steht die Rundung als eigene Zeile.',
    proof: [`${CORE}/order/receipt.test.ts`, 'leads from the goods to the total'],
  },
  'payment.exact': {
    page: 'payment',
    sentence: 'Mit Karte, TWINT und Gutschein zahlst du auf den Rappen genau.',
    proof: [`${CORE}/payment/cash-rounding.test.ts`, 'applies to cash only'],
  },
  'payment.vat': {
    page: 'payment',
    sentence:
      'Auf der Quittung siehst du, welcher Betrag unter welchen Satz fällt; die Liefergebühr folgt den bestellten Produkten.',
    proof: [
      `${CORE}/vat/vat-split.test.ts`,
      'takes the VAT out of the gross amount and lets fee and rounding follow the goods',
    ],
  },
  'paymentWays.rest': {
    page: 'paymentWays',
    sentence:
      'Reicht das Guthaben nicht, zahlst du den Rest an der Tür oder online; bleibt etwas übrig, gehört es dir.',
    proof: [`${SUITES}/gift-card.suite.ts`, 'pays an order entirely, which the door collects nothing for'],
  },
};

/** What order mails promise, as it stands in their source. */
export const MAIL_PROMISES: readonly { readonly sentence: string; readonly proof: Proof }[] = [
  {
    sentence: 'Angenommen! Um … sind wir bei dir.',
    proof: [`${CORE}/notification/order-mail.test.ts`, 'says what the kitchen promised'],
  },
  {
    sentence: 'Angenommen! Um … kannst du sie bei uns abholen.',
    proof: [`${CORE}/notification/order-mail.test.ts`, 'tells whoever collects when to come'],
  },
  {
    sentence: '… sind wieder auf deinem Gutschein. Sonst bezahlst du nichts.',
    proof: [`${CORE}/notification/order-mail.test.ts`, 'says what of a cancelled order is on the gift card again'],
  },
  {
    sentence:
      'Dein Gutschein ist gesperrt, darum sind … auf einem neuen. Melde dich bei uns, wenn du ihn nicht hast. Sonst bezahlst du nichts.',
    proof: [
      `${SERVER}/notification/mail.test.ts`,
      'say that what was paid by a gift card that is void by now is on another one',
    ],
  },
  {
    sentence: 'Deine Zahlung ist aufgehoben, dir wird nichts belastet.',
    proof: [
      `${SUITES}/online-payment.suite.ts`,
      'lets go of the money where the order is rejected, once nobody can undo it',
    ],
  },
  {
    sentence: 'Wir liefern nach, was bei deiner Bestellung … nicht stimmte. Du bezahlst nichts.',
    proof: [
      `${CORE}/order-desk/redeliver-order.test.ts`,
      'makes an accepted order at nothing that names the first one',
    ],
  },
  { sentence: 'Du bezahlst nichts.', proof: NOTHING_DUE },
];

/** What the settings of a library keep, by the text of the setting. */
export const SETTING_PROMISES: readonly {
  readonly page: Page;
  readonly sentence: string;
  readonly settings: Proof[];
}[] = [
  {
    page: 'privacy',
    sentence: 'Texte, Bilder und Eingaben sind darin unkenntlich.',
    settings: [
      ['packages/adapters/src/error-reporting/start-sentry.ts', 'maskAllText: true'],
      ['packages/adapters/src/error-reporting/start-sentry.ts', 'maskAllInputs: true'],
      ['packages/adapters/src/error-reporting/start-sentry.ts', 'blockAllMedia: true'],
    ],
  },
];
