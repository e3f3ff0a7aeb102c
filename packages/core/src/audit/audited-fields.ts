import { DEVICE_DUTY_LABELS, DEVICE_STATION_LABELS } from '../device/device.ts';
import { formatMoney } from '../money/format-money.ts';
import { REASON_LABELS } from '../order/order-reason.ts';
import { ORDER_STATUS_LABELS } from '../order/order-status.ts';
import { ORDER_EDIT_FIELD_LABELS, OVERRIDABLE_BLOCK_LABELS } from '../order/order.ts';
import { REFUND_CAUSE_LABELS } from '../order/refund-cause.ts';
import { PAYMENT_METHOD_LABELS, REFUND_METHOD_LABELS } from '../payment/payment-labels.ts';
import { type AuditedField, type AuditedFields, auditedFieldsOf } from '../record/record-definition.ts';
import { ROLE_LABELS, ROLES_ID } from '../role/role.ts';
import { recordedNumber, recordedWord } from '../validation/field.ts';
import { RECORD_DEFINITIONS } from './audited-actions.ts';

const of = (label: string, recorded?: AuditedField['recorded']): AuditedField =>
  recorded === undefined ? { label } : { label, recorded };
const money = recordedNumber(formatMoney);
const minutes = recordedNumber((value) => `${value} Minuten`);
const role = recordedNumber((rolesId) => {
  const known = Object.entries(ROLES_ID).find(([, id]) => id === rolesId);
  return recordedWord(ROLE_LABELS)(known?.[0]);
});

/** The fields of what is done, not edited: orders, gift cards, cash, roles and imports. */
const ACTION_FIELDS: AuditedFields = {
  archived: of('Archiviert'),
  created: of('Neu'),
  changed: of('Geändert'),
  restored: of('Zurückgeholt'),
  unchanged: of('Unverändert'),
  missing: of('Nicht in der Datei'),
  problems: of('Fehler'),
  hints: of('Hinweise'),
  status: of('Zustand', recordedWord(ORDER_STATUS_LABELS)),
  promisedAt: of('Versprochen auf'),
  wishedAt: of('Gewünscht auf'),
  totalPrice: of('Total', money),
  orderLines: of('Bestellt'),
  redelivers: of(
    'Macht wieder gut',
    recordedNumber((value) => `Nr. ${value}`),
  ),
  redelivery: of(
    'Nachlieferung',
    recordedNumber((value) => `Nr. ${value}`),
  ),
  editedFields: of('Neu', recordedWord(ORDER_EDIT_FIELD_LABELS)),
  announced: of('Wird bezahlt mit', recordedWord(PAYMENT_METHOD_LABELS)),
  giftCardAmount: of('Mit Gutschein bezahlt', money),
  deliveryFee: of('Liefergebühr', money),
  paidWith: of('Bezahlt mit', recordedWord(PAYMENT_METHOD_LABELS)),
  paidAmount: of('Kassiert', money),
  tip: of('Trinkgeld', money),
  restWith: of('Rest bezahlt mit', recordedWord(PAYMENT_METHOD_LABELS)),
  restAmount: of('Rest erhalten', money),
  openWrittenOff: of('Rest abgeschrieben', money),
  cause: of('Woran es lag', recordedWord(REFUND_CAUSE_LABELS)),
  reason: of('Grund'),
  code: of('Anlass', recordedWord(REASON_LABELS)),
  text: of('Bemerkung'),
  blocks: of('Übergangen', recordedWord(OVERRIDABLE_BLOCK_LABELS)),
  until: of('Bis'),
  extraMinutes: of('Länger', minutes),
  balance: of('Guthaben', money),
  given: of('davon Kulanz', money),
  number: of('Nummer'),
  ageChecked: of(
    'Ausweis gesehen',
    recordedNumber((value) => `ab ${value} Jahren`),
  ),
  courierId: of('Fährt'),
  cashTip: of('Trinkgeld bar', money),
  collected: of('Bar kassiert', money),
  float: of('Wechselgeld', money),
  cashIn: of('Einlage', money),
  cashOut: of('Entnahme', money),
  amount: of('Betrag', money),
  method: of('Zahlungsart', recordedWord(REFUND_METHOD_LABELS)),
  newGiftCardHint: of('Neuer Gutschein'),
  opening: of('Anfangsbestand', money),
  openingDifference: of('Differenz zum Vortrag', money),
  expected: of('Erwartet', money),
  counted: of('Gezählt', money),
  difference: of('Differenz', money),
  cardDifference: of('Differenz Karte', money),
  twintDifference: of('Differenz TWINT', money),
  differenceReason: of('Grund der Differenz'),
  onlineDifference: of('Differenz online', money),
  rolesId: of('Rolle', role),
  sessions: of('Angemeldete Geräte'),
  duty: of('Ort', recordedWord(DEVICE_DUTY_LABELS)),
  station: of('Station', recordedWord(DEVICE_STATION_LABELS)),
  scopes: of('Rechte'),
  expiresAt: of('Gilt bis'),
  target: of('Adresse'),
  triggers: of('Ereignisse'),
};

/** Every field of the audit log by its name. A field that is missing here is shown without its value. */
const AUDITED_FIELDS: AuditedFields = {
  ...auditedFieldsOf(RECORD_DEFINITIONS),
  ...ACTION_FIELDS,
};

/** The fields with the labels of the record that each action changes, where several records use one name. */
const FIELDS_BY_ACTION = new Map(
  RECORD_DEFINITIONS.filter(({ audited }) => audited !== undefined).map((definition) => [
    definition.changed as string,
    { ...AUDITED_FIELDS, ...auditedFieldsOf([definition]) },
  ]),
);

/** The fields of an action by their names. */
export const auditedFieldsFor = (action = ''): AuditedFields => FIELDS_BY_ACTION.get(action) ?? AUDITED_FIELDS;
