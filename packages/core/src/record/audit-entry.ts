import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

type Change = { readonly before: unknown; readonly after: unknown };

/** An audited action: its area and its German title. */
type Audited = { readonly area: AuditArea; readonly title: (change: Change) => string };

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
} as const;
export type AuditArea = keyof typeof AUDIT_AREAS;

const isNothing = (value: unknown): boolean => value === null || value === undefined;
const isArchived = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'archived' in value && value.archived === true;

const always = (title: string) => () => title;
/** The titles of an action that creates, changes and removes. */
const unchanged =
  (noun: string) =>
  ({ before, after }: Change): string =>
    `${noun} ${isNothing(before) ? 'erfasst' : isNothing(after) ? 'gelöscht' : 'geändert'}`;
const archiving =
  (noun: string) =>
  ({ after }: Change): string =>
    `${noun} ${isArchived(after) ? 'archiviert' : 'zurückgeholt'}`;
/** The titles of an action that begins and ends something. */
const lasting =
  (begun: string, ended: string) =>
  ({ after }: Change): string =>
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
const stepped = ({ after }: Change): string => {
  const status = typeof after === 'object' && after !== null && 'status' in after ? after.status : null;
  return `Bestellung ${STEPS.get(status) ?? 'geändert'}`;
};

/** What is recorded in the audit log. Source: product design, "Roles" and "Order desk". */
export const AUDITED = {
  'settings.changed': { area: 'settings', title: always('Einstellungen geändert') },
  'product.changed': { area: 'catalogue', title: unchanged('Produkt') },
  'product.archived': { area: 'catalogue', title: archiving('Produkt') },
  'productGroup.changed': { area: 'catalogue', title: unchanged('Produktgruppe') },
  'productGroup.archived': { area: 'catalogue', title: archiving('Produktgruppe') },
  'optionGroup.changed': { area: 'catalogue', title: unchanged('Auswahl') },
  'optionGroup.archived': { area: 'catalogue', title: archiving('Auswahl') },
  'pizzaSize.changed': { area: 'catalogue', title: unchanged('Pizza-Grösse') },
  'pizzaSize.archived': { area: 'catalogue', title: archiving('Pizza-Grösse') },
  'pizzaIngredient.changed': { area: 'catalogue', title: unchanged('Pizza-Zutat') },
  'pizzaIngredient.archived': { area: 'catalogue', title: archiving('Pizza-Zutat') },
  'catalogue.arranged': { area: 'catalogue', title: always('Reihenfolge geändert') },
  'catalogue.imported': { area: 'catalogue', title: always('Sortiment importiert') },
  'catalogue.importCancelled': { area: 'catalogue', title: always('Import des Sortiments abgebrochen') },
  'order.stepped': { area: 'order', title: stepped },
  'order.captured': { area: 'order', title: always('Bestellung am Telefon aufgenommen') },
  'order.cancelled': { area: 'order', title: always('Bestellung storniert') },
  'order.blockOverridden': { area: 'order', title: always('Sperre bei einer Bestellung übergangen') },
  'delivery.paused': { area: 'order', title: lasting('Lieferung pausiert', 'Lieferpause beendet') },
  'kitchen.rushed': { area: 'order', title: lasting('Hochbetrieb', 'Hochbetrieb beendet') },
  'giftCard.replaced': { area: 'giftCard', title: always('Gutschein ersetzt') },
  'offer.soldOut': { area: 'order', title: lasting('Ausverkauft gemeldet', 'Wieder im Angebot') },
  'giftCard.issued': { area: 'giftCard', title: always('Gutschein ausgestellt') },
  'giftCard.adjusted': { area: 'giftCard', title: always('Guthaben angepasst') },
  'giftCard.voided': { area: 'giftCard', title: always('Gutschein ungültig gemacht') },
  'menu.changed': { area: 'menu', title: unchanged('Menü') },
  'weekMenu.changed': { area: 'menu', title: always('Wochenmenü geändert') },
  'cash.moved': { area: 'accounting', title: always('Bargeld bewegt') },
  'cash.counted': { area: 'accounting', title: always('Kasse gezählt') },
  'refund.booked': { area: 'accounting', title: always('Rückerstattung') },
  'day.closed': { area: 'accounting', title: always('Tag abgeschlossen') },
  'close.reversed': { area: 'accounting', title: always('Tagesabschluss zurückgenommen') },
  'role.changed': { area: 'account', title: always('Rolle geändert') },
  'account.signedOut': { area: 'account', title: always('Überall abgemeldet') },
  'secondFactor.switchedOn': { area: 'account', title: always('Zweiter Faktor eingeschaltet') },
  'secondFactor.switchedOff': { area: 'account', title: always('Zweiter Faktor ausgeschaltet') },
  'secondFactor.codesRenewed': { area: 'account', title: always('Neue Notfallcodes') },
  'secondFactor.removed': { area: 'account', title: always('Zweiter Faktor entfernt') },
  'account.removed': { area: 'account', title: always('Konto gelöscht') },
  'event.changed': { area: 'event', title: unchanged('Event') },
} as const satisfies Record<string, Audited>;
export type AuditedAction = keyof typeof AUDITED;

const known = new Map<string, Audited>(Object.entries(AUDITED));

/** The German title of a change: `Produkt archiviert`. A kind that this version does not know is named by its key. */
export const auditTitle = ({ action, ...change }: Change & { readonly action: string }): string =>
  known.get(action)?.title(change) ?? 'Andere Änderung';

/** The actions that belong to an area. */
export const actionsOf = (area: AuditArea): AuditedAction[] =>
  (Object.keys(AUDITED) as AuditedAction[]).filter((action) => AUDITED[action].area === area);

/** One entry of the audit log: who did what to what, and when. Entries are only added. */
export const auditEntry = z.object({
  /** Ascends with time. */
  number: z.int(),
  at: instant,
  /** The account; null for the app itself. */
  actorId: z.nullable(z.uuid()),
  action: z.enum(Object.keys(AUDITED) as [AuditedAction, ...AuditedAction[]]),
  /** The id or the name of the changed thing, such as `1042` or `openingHours`. */
  subject: z.string(),
  /** The values before and after; null for what did not exist. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The change without its person and time. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;
