import type { Order } from '@ofenpost/core/order/order';
import { refundMethodText, refundNumber, refundedText } from '@ofenpost/core/order/order-refund';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { isWriteOff, refundReasonText } from '@ofenpost/core/order/refund-cause';
import { formatDate } from '@ofenpost/core/time/zurich';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import styles from './order-refunds.module.css';

type Props = {
  readonly orderKey: OrderKey;
  readonly order: Order;
  /** Where who reads it gets the whole code of a new gift card. */
  readonly codeNote: string;
};

/** `1× Bier: Fehlte`; a cause that names itself is not said twice. */
function refundText(order: Order, refund: Order['refunds'][number]): string {
  const [what, why] = [refundedText(order, refund), refundReasonText(refund)];
  return what === why || why.startsWith(`${what}: `) ? why : `${what}: ${why}`;
}

type ListProps = Props & { readonly refunds: Order['refunds']; readonly title: string; readonly paper: string };

const RefundList = ({ orderKey, order, codeNote, refunds, title, paper }: ListProps) =>
  refunds.length > 0 && (
    <section className={styles.refunds} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              <b>
                <Amount rappen={refund.amount} />
              </b>{' '}
              am {formatDate(refund.at)}, {refundMethodText(refund)}
              <small>{refundText(order, refund)}</small>
              {refund.newGiftCardHint !== undefined && <small>{codeNote}</small>}
            </span>
            <a href={paths.creditNotePdf(orderKey, refund.number)}>
              {paper} {refundNumber(order, refund)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** What was given back for an order, and what was written off: how much, for what, how, and the paper of each. */
export const OrderRefunds = (props: Props) => {
  const { refunds } = props.order;
  return (
    <>
      <RefundList
        {...props}
        refunds={refunds.filter((refund) => !isWriteOff(refund))}
        title="Zurückerstattet"
        paper="Gutschrift"
      />
      <RefundList {...props} refunds={refunds.filter(isWriteOff)} title="Abgeschrieben" paper="Abschreibung" />
    </>
  );
};
