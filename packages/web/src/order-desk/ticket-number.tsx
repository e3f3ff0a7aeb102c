import type { Order } from '@ofenpost/core/order/order';
import controls from '../ui/controls.module.css';
import styles from './ticket.module.css';

/** The last digits tell the orders of an evening apart; those before are small. */
const LARGE_DIGITS = 2;

type Props = { readonly order: Pick<Order, 'number'> };

const Digits = ({ number }: { readonly number: number }) => {
  const digits = String(number);
  return (
    <>
      <small>{digits.slice(0, -LARGE_DIGITS)}</small>
      {digits.slice(-LARGE_DIGITS)}
    </>
  );
};

/** The number of an order; a tap on it, or anywhere on the ticket beside its buttons, opens the details. */
export const TicketNumber = <O extends Props['order']>({
  order,
  onOpen,
}: {
  readonly order: O;
  readonly onOpen: (order: O) => void;
}) => (
  <h3 className={styles.number}>
    <button type="button" className={styles.open} onClick={() => onOpen(order)}>
      <Digits number={order.number} /> <span className={controls.visuallyHidden}>Details</span>
    </button>
  </h3>
);

/** The number of an order that has left its place. */
export const LeftNumber = ({ number }: Props['order']) => (
  <b className={styles.number}>
    <Digits number={number} />
  </b>
);
