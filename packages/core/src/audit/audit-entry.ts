import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** What is written to the audit log. Source: product design, "Roles" and "Order desk". */
export const AUDITED = {
  'settings.changed': 'Einstellungen geändert',
  'product.changed': 'Produkt geändert',
  'product.archived': 'Produkt archiviert oder zurückgeholt',
  'productGroup.changed': 'Produktgruppe geändert',
  'productGroup.archived': 'Produktgruppe archiviert oder zurückgeholt',
  'optionGroup.changed': 'Auswahl geändert',
  'optionGroup.archived': 'Auswahl archiviert oder zurückgeholt',
  'catalogue.arranged': 'Reihenfolge geändert',
  'catalogue.imported': 'Sortiment importiert',
  'order.cancelled': 'Bestellung storniert',
  'order.blockOverridden': 'Sperre bei einer Bestellung übergangen',
  'giftCard.voided': 'Gutschein ungültig gemacht',
  'menu.changed': 'Menü geändert',
  'weekMenu.changed': 'Wochenmenü geändert',
  'day.closed': 'Tag abgeschlossen',
  'role.changed': 'Rolle geändert',
  'account.signedOut': 'Überall abgemeldet',
  'account.removed': 'Konto gelöscht',
  'event.changed': 'Event geändert',
} as const;
export type AuditedAction = keyof typeof AUDITED;

/** Who did what to what, when: entries are only added. */
export const auditEntry = z.object({
  /** Ascending with time. */
  number: z.int(),
  at: instant,
  /** The account; null for the app itself. */
  actorId: z.nullable(z.uuid()),
  action: z.enum(Object.keys(AUDITED) as [AuditedAction, ...AuditedAction[]]),
  /** The id or the name of what it was done to, as `1042` or `openingHours`. */
  subject: z.string(),
  /** As it was, and as it is now; null for what was not there. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
