import type { Instant } from '../time/instant.ts';

/** The values before and after. */
export type AuditedValues = { readonly before: unknown; readonly after: unknown };

/** An audited action: its area and its German title. */
export type Audited = { readonly area: AuditArea; readonly title: (change: AuditedValues) => string };

/** The areas by which the management filters changes. */
export const AUDIT_AREAS = {
  catalogue: 'Sortiment',
  menu: 'Menüs',
  event: 'Events',
  order: 'Bestellungen',
  giftCard: 'Gutscheine',
  accounting: 'Buchhaltung',
  settings: 'Einstellungen',
  account: 'Konten',
  export: 'Downloads',
} as const;
export type AuditArea = keyof typeof AUDIT_AREAS;

/** Whether there was no such value. */
export const isNothing = (value: unknown): boolean => value === null || value === undefined;
const always = (title: string) => () => title;
/** The titles of an action that begins and ends something. */
const lasting =
  (begun: string, ended: string) =>
  ({ after }: AuditedValues): string =>
    isNothing(after) ? ended : begun;

const STEPS: ReadonlyMap<unknown, string> = new Map([
  ['accepted', 'angenommen'],
  ['rejected', 'abgelehnt'],
  ['preparing', 'in den Ofen geschoben'],
  ['ready', 'bereitgestellt'],
  ['onTheWay', 'losgeschickt'],
  ['delivered', 'übergeben'],
  ['undeliverable', 'nicht zustellbar'],
]);
/** The title of an order's step, by the status that it led to. */
const stepped = ({ after }: AuditedValues): string => {
  const status = typeof after === 'object' && after !== null && 'status' in after ? after.status : null;
  return `Bestellung ${STEPS.get(status) ?? 'geändert'}`;
};

const assigned = ({ after }: AuditedValues): string =>
  typeof after === 'object' && after !== null && 'courierId' in after && after.courierId !== null
    ? 'Einer Tour zugeteilt'
    : 'Aus der Tour genommen';

/** What a guest did not pay was not given back. */
const refunded = ({ after }: AuditedValues): string =>
  typeof after === 'object' && after !== null && 'cause' in after && after.cause === 'unpaid'
    ? 'Abgeschrieben'
    : 'Rückerstattung';

/**
 * What is recorded in the audit log besides changes of records, whose titles follow from their definitions. Source:
 * product design, "Roles" and "Order desk".
 */
export const AUDITED_COMMANDS = {
  'settings.changed': { area: 'settings', title: always('Einstellungen geändert') },
  'catalogue.arranged': { area: 'catalogue', title: always('Reihenfolge geändert') },
  'catalogue.imported': { area: 'catalogue', title: always('Sortiment importiert') },
  'catalogue.importCancelled': { area: 'catalogue', title: always('Import des Sortiments abgebrochen') },
  'order.stepped': { area: 'order', title: stepped },
  'order.undone': { area: 'order', title: always('Schritt rückgängig gemacht') },
  'order.promiseMoved': { area: 'order', title: always('Versprochene Zeit verschoben') },
  'order.edited': { area: 'order', title: always('Bestellung geändert') },
  'order.redelivered': { area: 'order', title: always('Kostenlos nachgeliefert') },
  'order.paymentCorrected': { area: 'order', title: always('Zahlung korrigiert') },
  'order.captured': { area: 'order', title: always('Bestellung am Telefon aufgenommen') },
  'order.cancelled': { area: 'order', title: always('Bestellung storniert') },
  'order.cancellationSeen': { area: 'order', title: always('Stornierung des Gastes gesehen') },
  'order.assigned': { area: 'order', title: assigned },
  'order.ageChecked': { area: 'order', title: always('Alter geprüft, alt genug') },
  'order.kitchenReported': { area: 'order', title: always('In der Küche gemeldet') },
  'order.blockOverridden': { area: 'order', title: always('Sperre bei einer Bestellung übergangen') },
  'delivery.paused': { area: 'order', title: lasting('Lieferung pausiert', 'Lieferpause beendet') },
  'kitchen.rushed': { area: 'order', title: lasting('Hochbetrieb', 'Hochbetrieb beendet') },
  'giftCard.replaced': { area: 'giftCard', title: always('Gutschein ersetzt') },
  'offer.soldOut': { area: 'order', title: lasting('Ausverkauft gemeldet', 'Wieder im Angebot') },
  'giftCard.opened': { area: 'giftCard', title: always('Ganzer Code gezeigt') },
  'giftCard.issued': { area: 'giftCard', title: always('Gutschein ausgestellt') },
  'giftCard.adjusted': { area: 'giftCard', title: always('Guthaben angepasst') },
  'giftCard.voided': { area: 'giftCard', title: always('Gutschein ungültig gemacht') },
  'cash.moved': { area: 'accounting', title: always('Bargeld bewegt') },
  'courier.handedIn': { area: 'accounting', title: always('Kurier hat abgerechnet') },
  'cash.counted': { area: 'accounting', title: always('Kasse gezählt') },
  'refund.booked': { area: 'accounting', title: refunded },
  'day.closed': { area: 'accounting', title: always('Tag abgeschlossen') },
  'close.reversed': { area: 'accounting', title: always('Tagesabschluss zurückgenommen') },
  'role.changed': { area: 'account', title: always('Rolle geändert') },
  'account.signedOut': { area: 'account', title: always('Überall abgemeldet') },
  'secondFactor.switchedOn': { area: 'account', title: always('Zweiter Faktor eingeschaltet') },
  'secondFactor.switchedOff': { area: 'account', title: always('Zweiter Faktor ausgeschaltet') },
  'secondFactor.codesRenewed': { area: 'account', title: always('Neue Notfallcodes') },
  'secondFactor.removed': { area: 'account', title: always('Zweiter Faktor entfernt') },
  'device.made': { area: 'account', title: always('Gerät eingerichtet') },
  'device.revoked': { area: 'account', title: always('Gerät abgemeldet') },
  'apiKey.made': { area: 'account', title: always('API-Schlüssel erstellt') },
  'apiKey.rotated': { area: 'account', title: always('API-Schlüssel ersetzt') },
  'apiKey.revoked': { area: 'account', title: always('API-Schlüssel widerrufen') },
  'webhook.made': { area: 'account', title: always('Webhook erstellt') },
  'webhook.paused': { area: 'account', title: always('Webhook pausiert') },
  'webhook.switchedOn': { area: 'account', title: always('Webhook eingeschaltet') },
  'webhook.removed': { area: 'account', title: always('Webhook gelöscht') },
  'file.exported': { area: 'export', title: always('Datei heruntergeladen') },
  'pin.set': { area: 'account', title: always('PIN gesetzt') },
  'pin.removed': { area: 'account', title: always('PIN entfernt') },
  'pin.refused': { area: 'account', title: always('Falsche PIN') },
  'sitting.begun': { area: 'account', title: always('Am Gerät mit PIN gemeldet') },
  'account.renamed': { area: 'account', title: always('Name geändert') },
  'account.closed': { area: 'account', title: always('Konto geschlossen') },
  'account.removed': { area: 'account', title: always('Konto gelöscht') },
} as const satisfies Record<string, Audited>;
type ArchivedRecord = 'product' | 'productGroup' | 'optionGroup' | 'pizzaSize' | 'pizzaIngredient';
type ChangedRecord = ArchivedRecord | 'menu' | 'weekMenu' | 'event' | 'promotion';
export type AuditedAction = keyof typeof AUDITED_COMMANDS | `${ChangedRecord}.changed` | `${ArchivedRecord}.archived`;

/** One entry of the audit log: who did what to what, and when. Entries are only added. */
export type AuditEntry = {
  /** Ascends with time. */
  readonly number: number;
  readonly at: Instant;
  /** The account; null for the app itself. */
  readonly actorId: string | null;
  readonly action: AuditedAction;
  /** The id or the name of the changed thing, such as `1042` or `openingHours`. */
  readonly subject: string;
  /** The values before and after; null for what did not exist. */
  readonly before: unknown;
  readonly after: unknown;
};

/** The change without its person and time. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;
