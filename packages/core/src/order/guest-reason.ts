import { isolated } from '../text/cut-text.ts';
import type { ReasonCode } from './order-reason.ts';
import type { Order } from './order.ts';

const REASON_TEXTS: Record<ReasonCode, string> = {
  customer: 'auf deinen Wunsch',
  soldOut: 'etwas davon ist ausverkauft',
  tooBusy: 'im Ofen ist kein Platz mehr',
  closed: 'wir haben schon geschlossen',
  noShow: 'es war niemand zu erreichen',
  unpaid: 'die Bestellung wurde nicht bezahlt',
  other: '',
};

/** Why an order ended early, in words for the guest; empty without a reason. */
export function guestReason({ reason }: Pick<Order, 'reason'>): string {
  if (reason === null) return '';
  // Somebody who paid too late is not told that nobody paid.
  if (reason.code === 'unpaid' && reason.text !== '') return reason.text;
  return [REASON_TEXTS[reason.code], isolated(reason.text)].filter((text) => text !== '').join(' – ');
}
