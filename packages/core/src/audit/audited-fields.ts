import { formatMoney } from '../money/format-money.ts';
import { REASON_LABELS } from '../order/order-reason.ts';
import { ORDER_STATUS_LABELS } from '../order/order-status.ts';
import { OVERRIDABLE_BLOCK_LABELS } from '../order/order.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
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
};

/** Every field of the audit log by its name. A field that is missing here is shown without its value. */
export const AUDITED_FIELDS: AuditedFields = {
  ...auditedFieldsOf(RECORD_DEFINITIONS),
  ...ACTION_FIELDS,
};
