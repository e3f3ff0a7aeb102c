import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import { doorText } from '@ofenpost/core/order/order';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import type { CallerOrder } from '@ofenpost/core/phone-order/phone-order';
import type { CallerLookup } from '@ofenpost/core/phone-order/phone-order-context';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import styles from './caller-found.module.css';
import pageStyles from './phone-order-page.module.css';

type Props = {
  readonly lookup: CallerLookup | null;
  /** Whether the caller has been identified: then only the newest order is offered. */
  readonly isChosen: boolean;
  readonly onOrder: (order: CallerOrder, isWithItems: boolean) => void;
  readonly onAddress: (address: AddressDraft) => void;
  readonly onRetry: () => void;
};

/** Shows what is known of the caller as soon as the number is complete. */
export function CallerFound({ lookup, isChosen, onOrder, onAddress, onRetry }: Props) {
  return (
    <div role="status" className={styles.found}>
      {lookup === null ? null : lookup.isFailed ? (
        <p className={pageStyles.quiet}>
          Frühere Bestellungen fehlen gerade.{' '}
          <button type="button" className={pageStyles.link} onClick={onRetry}>
            Nochmals suchen
          </button>
        </p>
      ) : lookup.caller === null ? (
        <p className={pageStyles.quiet}>Wird gesucht …</p>
      ) : lookup.caller.orders.length + lookup.caller.accounts.length === 0 ? (
        <p className={pageStyles.quiet}>Diese Nummer ruft zum ersten Mal an.</p>
      ) : (
        <Suggestions {...lookup.caller} shown={isChosen ? 1 : SHOWN_MAX} onOrder={onOrder} onAddress={onAddress} />
      )}
    </div>
  );
}

const SHOWN_MAX = 3;

const placeOf = ({ fulfilment, address }: CallerOrder): string =>
  fulfilment === 'collected' ? 'Abholung' : doorText(address);

const linesOf = ({ productOrders }: CallerOrder): string =>
  productOrders.map(({ amount, name }) => `${amount}× ${name}`).join(', ');

type Found = NonNullable<CallerLookup['caller']> & Pick<Props, 'onOrder' | 'onAddress'> & { readonly shown: number };

/** Describes open orders: the caller may only ask about one, and must not order it twice. */
const openText = ({ number, status, fulfilment, promisedAt }: CallerOrder): string => {
  const arrives = promisedAt === null ? '' : `, auf ${formatTime(promisedAt)}`;
  return `Bestellung ${number} ist noch offen: ${orderStatusLabel(status, fulfilment)}${arrives}.`;
};

const Suggestions = ({ orders, accounts, shown, onOrder, onAddress }: Found) => (
  <ul className={styles.suggestions}>
    {orders
      .filter(({ status }) => !isFinished(status))
      .map((order) => (
        <li key={`open-${order.id}`} className={styles.open}>
          {openText(order)}
        </li>
      ))}
    {orders.slice(0, shown).map((order, index) => (
      <li key={order.id} className={styles.suggestion}>
        <button type="button" className={styles.take} onClick={() => onOrder(order, false)}>
          <b>{order.address.contactName}</b>
          <span>{placeOf(order)}</span>
          {index === 0 && <kbd>Enter</kbd>}
        </button>
        <button type="button" className={styles.again} onClick={() => onOrder(order, true)}>
          <span>
            <b>Wie am {formatDate(order.orderTimeProgresses.created)}</b>
            {index === 0 && <kbd>Umschalt + Enter</kbd>}
          </span>
          <small>{linesOf(order)}</small>
        </button>
      </li>
    ))}
    {accounts.slice(0, Math.max(0, shown - orders.length)).map(({ name, addresses }, place) =>
      addresses.slice(0, 2).map((address, index) => (
        <li key={`${place}-${index}`} className={styles.suggestion}>
          <button type="button" className={styles.take} onClick={() => onAddress(address)}>
            <b>{name}</b>
            <span>{isolated(`${address.street} ${address.houseNumber}`)} · gespeicherte Adresse</span>
          </button>
        </li>
      )),
    )}
  </ul>
);
