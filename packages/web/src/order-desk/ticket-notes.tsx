import { minimumAgeOfLines } from '@ofenpost/core/declaration/minimum-age';
import { PAYMENT_REFUSED } from '@ofenpost/core/online-payment/online-part';
import { isWishPast } from '@ofenpost/core/online-payment/wish-past';
import { redeliveryReason } from '@ofenpost/core/order-desk/redeliver-order';
import { type Order, OVERRIDABLE_BLOCK_LABELS } from '@ofenpost/core/order/order';
import { editTexts } from '@ofenpost/core/order/order-edit-text';
import { formatTime } from '@ofenpost/core/time/zurich';
import { phoneHref } from '../ui/phone-href.ts';
import styles from './ticket-remark.module.css';

export const MAIL_FAILED = 'E-Mail kam nicht an, bitte anrufen';

/** Says that an e-mail about the order's status has failed, with the number to call. */
export const MailFailedNote = ({ order: { mailFailed, address } }: { readonly order: Order }) =>
  mailFailed === true && (
    <span className={`${styles.note} ${styles.urgent}`} role="status">
      {MAIL_FAILED}: <a href={phoneHref(address.phoneNumber)}>{address.phoneNumber}</a>
    </span>
  );

/** What somebody must know of an order beside its dishes, the most urgent first. */
function notesOf(order: Order): readonly string[] {
  const { checkAge, productOrders, edits, remark, redelivers, override, address, fulfilment, status, payment } = order;
  const edit = edits.at(-1);
  return [
    ...(payment.state === 'dueAtDoor' && payment.isRefused === true ? [PAYMENT_REFUSED] : []),
    ...(isWishPast(order) ? ['Wunschzeit vorbei'] : []),
    ...(checkAge ? [`Ab ${minimumAgeOfLines(productOrders) ?? 18}: Ausweis zeigen lassen`] : []),
    ...(edit === undefined ? [] : [`Geändert ${formatTime(edit.at)}: ${editTexts(edit).join('. ')}`]),
    ...(remark === '' ? [] : [remark]),
    ...(redelivers === null ? [] : [`Nachlieferung zu ${redelivers.number}: ${redeliveryReason(redelivers)}`]),
    ...(override === null
      ? []
      : [`${override.blocks.map((block) => OVERRIDABLE_BLOCK_LABELS[block]).join(', ')}: ${override.reason}`]),
    ...(address.note === '' || fulfilment === 'collected' || status !== 'ready'
      ? []
      : [`Für den Kurier: ${address.note}`]),
  ];
}

/** The notes in one line, cut where it ends; the details have all of them. */
export function TicketNotes({ order }: { readonly order: Order }) {
  const notes = notesOf(order);
  return (
    notes.length > 0 && (
      <span className={styles.note} title={notes.join(' · ')}>
        {notes.map((note, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{note}</bdi>
          </span>
        ))}
      </span>
    )
  );
}
