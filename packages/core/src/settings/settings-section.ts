import {
  BOOKKEEPING_FIELDS,
  type BookkeepingSettings,
  bookkeepingSettings,
} from '../bookkeeping/bookkeeping-settings.ts';
import { type OrderLocationDrafts, orderLocationsDraft } from '../delivery/order-location-draft.ts';
import { formatMoney, percentText } from '../money/format-money.ts';
import { SERVICE_LABELS } from '../opening-hours/opening-labels.ts';
import { type SpecialDays, specialDaysDraft } from '../opening-hours/special-days.ts';
import { weekDraft } from '../opening-hours/week-draft.ts';
import type { Week } from '../opening-hours/week.ts';
import { type PrintersDraft, printersDraft } from '../printing/printers-draft.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import { RESTAURANT_FIELDS, type RestaurantDraft, restaurantDraft } from '../restaurant/restaurant-draft.ts';
import { validateSupplier } from '../restaurant/supplier.ts';
import { recordedNumber } from '../validation/field.ts';
import { VAT_CLASS_LABELS, type VatRatesDraft, validateVatRates, vatRatesDraft } from '../vat/vat-rates-draft.ts';
import { COLLECTION_FIELDS, type CollectionSettings, collectionSettings } from './collection-settings.ts';
import { ORDER_ACCEPTANCE_FIELDS, type OrderAcceptance, orderAcceptance } from './order-acceptance.ts';
import {
  KITCHEN_FIELDS,
  ORDER_ALARM_FIELDS,
  STAFF_LIMIT_FIELDS,
  TEAM_SIGN_IN_FIELDS,
  type KitchenSettingsDraft,
  type OrderAlarmLimits,
  type StaffLimitDraft,
  type TeamSignInDraft,
  kitchenSettingsDraft,
  orderAlarmLimits,
  staffLimitDraft,
  teamSignInDraft,
} from './settings-draft.ts';

/** The settings by section: each section is loaded, edited and saved by itself. */
export type SettingsDrafts = {
  readonly profile: RestaurantDraft;
  readonly kitchen: KitchenSettingsDraft;
  readonly orderAlarm: OrderAlarmLimits;
  readonly orderAcceptance: OrderAcceptance;
  readonly collection: CollectionSettings;
  readonly openingHours: Week;
  readonly extraordinaryDays: SpecialDays;
  readonly deliveryAreas: OrderLocationDrafts;
  readonly vatRates: VatRatesDraft;
  readonly printers: PrintersDraft;
  readonly staffLimit: StaffLimitDraft;
  readonly teamSignIn: TeamSignInDraft;
  readonly bookkeeping: BookkeepingSettings;
};
export type SettingsSection = keyof SettingsDrafts;

/** The definition of a section. */
export type SectionDefinition<T> = RecordDefinition<T> & {
  /** On its page and in the audit log. */
  readonly title: string;
};

const money = recordedNumber(formatMoney);
const percent = recordedNumber(percentText);

/** Every section. A new one needs a line in `SettingsDrafts` and one here; the types require the rest. */
export const SETTINGS_SECTIONS: { readonly [S in SettingsSection]: SectionDefinition<SettingsDrafts[S]> } = {
  profile: {
    action: 'settings.edit',
    overrides: 'supplier.edit',
    validate: validateSupplier,
    changed: 'settings.changed',
    path: 'profile',
    title: 'Restaurant',
    draft: restaurantDraft,
    fields: RESTAURANT_FIELDS,
    auditedParts: { task: { label: 'Aufgabe' }, favouriteProductId: { label: 'Lieblingsprodukt' } },
  },
  kitchen: {
    action: 'settings.edit',
    changed: 'settings.changed',
    path: 'kitchen',
    title: 'Küche',
    draft: kitchenSettingsDraft,
    fields: KITCHEN_FIELDS,
  },
  orderAlarm: {
    action: 'settings.edit',
    changed: 'settings.changed',
    path: 'order-alarm',
    title: 'Alarm',
    draft: orderAlarmLimits,
    fields: ORDER_ALARM_FIELDS,
  },
  orderAcceptance: {
    action: 'settings.edit',
    changed: 'settings.changed',
    path: 'order-acceptance',
    title: 'Annahme',
    draft: orderAcceptance,
    fields: ORDER_ACCEPTANCE_FIELDS,
  },
  collection: {
    action: 'settings.edit',
    overrides: 'accounting.reopen',
    changed: 'settings.changed',
    path: 'collection',
    title: 'Abholung',
    draft: collectionSettings,
    fields: COLLECTION_FIELDS,
    auditedParts: {
      open: { label: 'Von' },
      close: { label: 'Bis' },
      from: { label: 'Von' },
      until: { label: 'Bis' },
    },
  },
  openingHours: {
    action: 'openingHours.edit',
    overrides: 'accounting.reopen',
    changed: 'settings.changed',
    fields: {},
    path: 'opening-hours',
    title: 'Öffnungszeiten',
    draft: weekDraft,
    auditedParts: { open: { label: 'Von' }, close: { label: 'Bis' } },
  },
  extraordinaryDays: {
    action: 'openingHours.edit',
    overrides: 'accounting.reopen',
    changed: 'settings.changed',
    fields: {},
    path: 'extraordinary-days',
    title: 'Sondertage',
    draft: specialDaysDraft,
    auditedParts: {
      restaurant: { label: SERVICE_LABELS.restaurant },
      delivery: { label: SERVICE_LABELS.delivery },
      openingHour: { label: 'Zeiten' },
      shortMessage: { label: 'Kurzer Hinweis' },
      message: { label: 'Hinweis' },
    },
  },
  deliveryAreas: {
    path: 'delivery-areas',
    title: 'Liefergebiet',
    action: 'deliveryArea.edit',
    changed: 'settings.changed',
    draft: orderLocationsDraft,
    fields: {},
    auditedParts: {
      minimumOrder: { label: 'Mindestbestellwert', recorded: money },
      feeTiers: { label: 'Liefergebühr' },
      from: { label: 'Ab', recorded: money },
      fee: { label: 'Gebühr', recorded: money },
      freeFrom: { label: 'Kostenlos ab', recorded: money },
      minutes: { label: 'Fahrzeit', recorded: recordedNumber((value) => `${value} Minuten`) },
      active: { label: 'Aktiv' },
    },
  },
  vatRates: {
    path: 'vat-rates',
    title: 'MwSt.-Sätze',
    action: 'vatRate.edit',
    changed: 'settings.changed',
    draft: vatRatesDraft,
    validate: validateVatRates,
    fields: {},
    auditedParts: {
      delivered: { label: 'Geliefert' },
      collected: { label: 'Abgeholt' },
      food: { label: VAT_CLASS_LABELS.food, recorded: percent },
      alcohol: { label: VAT_CLASS_LABELS.alcohol, recorded: percent },
      standard: { label: VAT_CLASS_LABELS.standard, recorded: percent },
      voucher: { label: VAT_CLASS_LABELS.voucher, recorded: percent },
    },
  },
  printers: {
    path: 'printers',
    title: 'Drucker',
    action: 'printer.edit',
    changed: 'settings.changed',
    draft: printersDraft,
    fields: {},
    auditedParts: {
      printers: { label: 'Drucker' },
      host: { label: 'Adresse' },
      port: { label: 'Port' },
      charactersPerLine: { label: 'Zeichen pro Zeile' },
      automatic: { label: 'Druckt von selbst' },
      labels: { label: 'Etiketten' },
      confirms: { label: 'Bestätigt den Druck' },
    },
  },
  staffLimit: {
    path: 'staff-limit',
    title: 'Beträge von Hand',
    action: 'staffLimit.edit',
    changed: 'settings.changed',
    draft: staffLimitDraft,
    fields: STAFF_LIMIT_FIELDS,
  },
  teamSignIn: {
    path: 'team-sign-in',
    title: 'Anmeldung im Team',
    action: 'account.manage',
    changed: 'settings.changed',
    draft: teamSignInDraft,
    fields: TEAM_SIGN_IN_FIELDS,
  },
  bookkeeping: {
    path: 'bookkeeping',
    title: 'Konten und MwSt.-Codes',
    action: 'bookkeeping.edit',
    changed: 'settings.changed',
    draft: bookkeepingSettings,
    fields: BOOKKEEPING_FIELDS,
  },
};

export const SETTINGS_SECTION_NAMES = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];
