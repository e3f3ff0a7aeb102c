import { ALLERGEN_LABELS } from '../catalogue/allergen.ts';
import { ILLUSTRATION_TEMPLATES } from '../catalogue/illustration-templates.ts';
import { PRODUCT_TAG_LABELS } from '../catalogue/product-tag.ts';
import { EVENT_STATE_LABELS } from '../event/event-labels.ts';
import { formatMoney } from '../money/format-money.ts';
import { percentText } from '../money/percent-text.ts';
import { VAT_CLASS_LABELS } from '../money/vat-labels.ts';
import { SERVICE_LABELS } from '../opening-hours/opening-labels.ts';
import { OVERRIDABLE_BLOCK_LABELS } from '../order/order-override.ts';
import { REASON_LABELS } from '../order/order-reason.ts';
import { ORDER_STATUS_LABELS } from '../order/order-status.ts';
import { HALF_PRICE_LABELS } from '../pizza-creator/half-price-labels.ts';
import { ROLE_LABELS } from '../session/role-labels.ts';
import { ROLES_ID } from '../session/role.ts';
import { WEEKDAY_NAMES } from '../time/zurich.ts';

/** How a recorded field is called, and how a value of it reads that is not simply a text, a number or a yes. */
type AuditedField = { readonly label: string; readonly text?: (value: unknown) => string };

const of = (label: string, text?: AuditedField['text']): AuditedField =>
  text === undefined ? { label } : { label, text };
const word =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    (typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined) ?? 'unbekannt';
const number =
  (format: (value: number) => string) =>
  (value: unknown): string =>
    typeof value === 'number' ? format(value) : String(value);
const money = number(formatMoney);
const minutes = number((value) => `${value} Minuten`);
const breads = number((value) => `${value} Fladen`);
const percent = number(percentText);
const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : value;
const drawing = (value: unknown): string => {
  const kind = kindOf(value);
  const template = Object.entries(ILLUSTRATION_TEMPLATES).find(([name]) => name === kind);
  return template?.[1].label ?? 'Zeichnung';
};
const role = number((rolesId) => {
  const known = Object.entries(ROLES_ID).find(([, id]) => id === rolesId);
  return word(ROLE_LABELS)(known?.[0]);
});

/** Every field that stands in the audit log, by its name. What is missing here is told without its value. */
export const AUDITED_FIELDS: Readonly<Record<string, AuditedField>> = {
  name: of('Name'),
  title: of('Titel'),
  description: of('Beschreibung'),
  price: of('Preis', money),
  vatClass: of('MwSt.-Klasse', word(VAT_CLASS_LABELS)),
  available: of('Im Angebot'),
  favourite: of('Auf der Startseite'),
  visible: of('Sichtbar'),
  archived: of('Archiviert'),
  created: of('Neu'),
  changed: of('Geändert'),
  restored: of('Zurückgeholt'),
  unchanged: of('Unverändert'),
  missing: of('Nicht in der Datei'),
  problems: of('Fehler'),
  hints: of('Hinweise'),
  ovenBreads: of('Platz im Ofen', breads),
  availabilitySchedule: of('Erhältlich'),
  daysOfWeek: of(
    'Wochentage',
    number((day) => WEEKDAY_NAMES[day] ?? ''),
  ),
  from: of('Ab', money),
  to: of('Bis'),
  tags: of('Merkmale', word(PRODUCT_TAG_LABELS)),
  allergens: of('Allergene', word(ALLERGEN_LABELS)),
  origins: of('Herkunft'),
  originCountry: of('Herkunft'),
  prices: of('Preise'),
  sizeId: of('Grösse'),
  ingredient: of('Zutat'),
  country: of('Land'),
  productGroupId: of('Gruppe'),
  optionGroupIds: of('Auswahlen'),
  options: of('Extras'),
  min: of('Mindestens'),
  max: of('Höchstens'),
  included: of('Inklusive'),
  illustration: of('Zeichnung', drawing),
  photo: of('Foto', () => 'Foto'),
  status: of('Zustand', word(ORDER_STATUS_LABELS)),
  reason: of('Grund'),
  code: of('Anlass', word(REASON_LABELS)),
  text: of('Bemerkung'),
  blocks: of('Übergangen', word(OVERRIDABLE_BLOCK_LABELS)),
  balance: of('Guthaben', money),
  number: of('Nummer'),
  expected: of('Erwartet', money),
  counted: of('Gezählt', money),
  difference: of('Differenz', money),
  rolesId: of('Rolle', role),
  sessions: of('Angemeldete Geräte'),
  courses: of('Gänge'),
  validFrom: of('Gültig ab'),
  validTo: of('Gültig bis'),
  start: of('Beginn'),
  end: of('Ende'),
  state: of('Zustand', word(EVENT_STATE_LABELS)),
  claim: of('Leitsatz'),
  story: of('Geschichte'),
  team: of('Team'),
  task: of('Aufgabe'),
  favouriteProductId: of('Lieblingsprodukt'),
  street: of('Strasse'),
  postcode: of('PLZ'),
  town: of('Ort'),
  phoneNumber: of('Telefon'),
  email: of('E-Mail'),
  vatNumber: of('MwSt.-Nummer'),
  instagramUrl: of('Instagram'),
  facebookUrl: of('Facebook'),
  preparationMinutes: of('Zubereitungszeit', minutes),
  ovenCapacity: of('Kapazität des Ofens', breads),
  pizzaName: of('Name eigener Pizzas'),
  pizzaVatClass: of('MwSt.-Klasse eigener Pizzas', word(VAT_CLASS_LABELS)),
  pizzaAvailable: of('Eigene Pizzas im Angebot'),
  pizzaBasePrice: of('Grundpreis eigener Pizzas', money),
  halfPriceRule: of('Halbe Beläge', word(HALF_PRICE_LABELS)),
  alarmMinutes: of('Alarm nach', minutes),
  tellCustomerMinutes: of('Hinweis an den Gast nach', minutes),
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
  secondFactorDemanded: of('Zweiter Faktor verlangt'),
};
