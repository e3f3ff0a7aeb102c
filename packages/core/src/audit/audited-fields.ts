import { OPTION_GROUP_FIELDS } from '../catalogue/option-group-draft.ts';
import { PIZZA_INGREDIENT_FIELDS } from '../catalogue/pizza-part-draft.ts';
import { PRODUCT_FIELDS, PRODUCT_GROUP_FIELDS } from '../catalogue/product-draft.ts';
import { EVENT_FIELDS } from '../event/restaurant-event.ts';
import { MENU_FIELDS } from '../menu/menu-draft.ts';
import { formatMoney, percentText } from '../money/format-money.ts';
import { SERVICE_LABELS } from '../opening-hours/opening-labels.ts';
import { REASON_LABELS } from '../order/order-reason.ts';
import { ORDER_STATUS_LABELS } from '../order/order-status.ts';
import { OVERRIDABLE_BLOCK_LABELS } from '../order/order.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { RESTAURANT_FIELDS } from '../restaurant/restaurant-draft.ts';
import { ROLE_LABELS, ROLES_ID } from '../role/role.ts';
import {
  KITCHEN_FIELDS,
  ORDER_ALARM_FIELDS,
  STAFF_LIMIT_FIELDS,
  TEAM_SIGN_IN_FIELDS,
} from '../settings/settings-draft.ts';
import { WEEKDAY_NAMES } from '../time/zurich.ts';
import { type Field, recordedNumber, recordedWord } from '../validation/field.ts';
import { VAT_CLASS_LABELS } from '../vat/vat-rates-draft.ts';

/** The label of a recorded field, and how its value reads when it is more than a text, a number or a yes. */
type AuditedField = Pick<Field<unknown>, 'label' | 'recorded'>;

const of = (label: string, recorded?: AuditedField['recorded']): AuditedField =>
  recorded === undefined ? { label } : { label, recorded };
const money = recordedNumber(formatMoney);
const minutes = recordedNumber((value) => `${value} Minuten`);
const percent = recordedNumber(percentText);
const role = recordedNumber((rolesId) => {
  const known = Object.entries(ROLES_ID).find(([, id]) => id === rolesId);
  return recordedWord(ROLE_LABELS)(known?.[0]);
});

/** Every field of the audit log by its name. A field that is missing here is shown without its value. */
export const AUDITED_FIELDS: Readonly<Record<string, AuditedField>> = {
  ...PRODUCT_FIELDS,
  ...PRODUCT_GROUP_FIELDS,
  ...OPTION_GROUP_FIELDS,
  ...PIZZA_INGREDIENT_FIELDS,
  ...MENU_FIELDS,
  ...EVENT_FIELDS,
  ...RESTAURANT_FIELDS,
  ...KITCHEN_FIELDS,
  ...ORDER_ALARM_FIELDS,
  ...STAFF_LIMIT_FIELDS,
  ...TEAM_SIGN_IN_FIELDS,
  archived: of('Archiviert'),
  created: of('Neu'),
  changed: of('Geändert'),
  restored: of('Zurückgeholt'),
  unchanged: of('Unverändert'),
  missing: of('Nicht in der Datei'),
  problems: of('Fehler'),
  hints: of('Hinweise'),
  daysOfWeek: of(
    'Wochentage',
    recordedNumber((day) => WEEKDAY_NAMES[day] ?? ''),
  ),
  from: of('Ab', money),
  to: of('Bis'),
  prices: of('Preise'),
  sizeId: of('Grösse'),
  options: of('Extras'),
  ingredient: of('Zutat'),
  country: of('Land'),
  productGroupId: of('Gruppe'),
  photo: of('Foto', () => 'Foto'),
  status: of('Zustand', recordedWord(ORDER_STATUS_LABELS)),
  promisedAt: of('Versprochen auf'),
  totalPrice: of('Total', money),
  paidWith: of('Bezahlt mit', recordedWord(PAYMENT_METHOD_LABELS)),
  paidAmount: of('Kassiert', money),
  reason: of('Grund'),
  code: of('Anlass', recordedWord(REASON_LABELS)),
  text: of('Bemerkung'),
  blocks: of('Übergangen', recordedWord(OVERRIDABLE_BLOCK_LABELS)),
  until: of('Bis'),
  extraMinutes: of('Länger', minutes),
  balance: of('Guthaben', money),
  given: of('davon Kulanz', money),
  number: of('Nummer'),
  cashIn: of('Einlage', money),
  cashOut: of('Entnahme', money),
  amount: of('Betrag', money),
  method: of('Zahlungsart', recordedWord(PAYMENT_METHOD_LABELS)),
  opening: of('Anfangsbestand', money),
  openingDifference: of('Differenz zum Vortrag', money),
  expected: of('Erwartet', money),
  counted: of('Gezählt', money),
  difference: of('Differenz', money),
  rolesId: of('Rolle', role),
  sessions: of('Angemeldete Geräte'),
  task: of('Aufgabe'),
  favouriteProductId: of('Lieblingsprodukt'),
  restaurant: of(SERVICE_LABELS.restaurant),
  delivery: of(SERVICE_LABELS.delivery),
  openingHour: of('Zeiten'),
  open: of('Von'),
  close: of('Bis'),
  shortMessage: of('Kurzer Hinweis'),
  message: of('Hinweis'),
  minimumOrder: of('Mindestbestellwert', money),
  feeTiers: of('Liefergebühr'),
  fee: of('Gebühr', money),
  freeFrom: of('Kostenlos ab', money),
  minutes: of('Fahrzeit', minutes),
  active: of('Aktiv'),
  delivered: of('Geliefert'),
  collected: of('Abgeholt'),
  food: of(VAT_CLASS_LABELS.food, percent),
  alcohol: of(VAT_CLASS_LABELS.alcohol, percent),
  standard: of(VAT_CLASS_LABELS.standard, percent),
  voucher: of(VAT_CLASS_LABELS.voucher, percent),
  printers: of('Drucker'),
  host: of('Adresse'),
  port: of('Port'),
  charactersPerLine: of('Zeichen pro Zeile'),
  automatic: of('Druckt von selbst'),
  confirms: of('Bestätigt den Druck'),
};
