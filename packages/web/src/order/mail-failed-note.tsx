import type { Order } from '@ofenpost/core/order/order';
import { phoneHref } from '../account/phone-href.ts';
import styles from './ticket-remark.module.css';

export const MAIL_FAILED = 'E-Mail kam nicht an, bitte anrufen';

/** Says that an e-mail about the order's status has failed, with the number to call. */
export const MailFailedNote = ({ order: { mailFailed, address } }: { readonly order: Order }) =>
  mailFailed === true && (
    <p className={styles.remark} role="status">
      {MAIL_FAILED}: <a href={phoneHref(address.phoneNumber)}>{address.phoneNumber}</a>
    </p>
  );
