import type { AddressDraft } from '@ofenpost/core/address/address';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { doorText } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { CallerOrder } from '@ofenpost/core/phone-order/phone-order';
import type { CallerLookup } from '@ofenpost/core/phone-order/phone-order-context';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { isolated } from '@ofenpost/core/text/cut-text';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useRef } from 'react';
import { Field } from '../ui/field.tsx';
import { PhoneNumberInput } from '../ui/phone-number-input.tsx';
import { useKeys } from './use-keys.ts';
import styles from './caller-found.module.css';
import pageStyles from './phone-order-page.module.css';

type CallerFoundProps = {
  readonly lookup: CallerLookup | null;
  /** Whether the caller has been identified: then only the newest order is offered. */
  readonly isChosen: boolean;
  readonly onOrder: (order: CallerOrder, isWithItems: boolean) => void;
  readonly onAddress: (address: AddressDraft) => void;
  readonly onRetry: () => void;
};

/** Shows what is known of the caller as soon as the number is complete. */
function CallerFound({ lookup, isChosen, onOrder, onAddress, onRetry }: CallerFoundProps) {
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

type Found = NonNullable<CallerLookup['caller']> &
  Pick<CallerFoundProps, 'onOrder' | 'onAddress'> & { readonly shown: number };

/** Describes open orders: the caller may only ask about one, and must not order it twice. */
const openText = ({ number, status, promisedAt, ...order }: CallerOrder): string => {
  const arrives = promisedAt === null ? '' : `, auf ${formatTime(promisedAt)}`;
  return `Bestellung ${number} ist noch offen: ${orderStatusLabel(status, order)}${arrives}.`;
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

type Props = {
  readonly phoneId: string;
  readonly current: PhoneOrderDraft;
  readonly lookup: CallerLookup | null;
  readonly errors: FieldErrors;
  readonly onEdit: (change: { phoneNumber?: string; contactName?: string }) => void;
  readonly onOrder: (order: CallerOrder, isWithItems: boolean) => void;
  readonly onAddress: (address: AddressDraft) => void;
  readonly onRetry: () => void;
};

/** Asks for the caller's data. The phone number comes first, because it finds the rest. */
export function CallerSection({ phoneId, current, lookup, errors, onEdit, onOrder, onAddress, onRetry }: Props) {
  const field = useRef<HTMLDivElement>(null);
  useKeys(field, (event) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const order = lookup?.caller?.orders[0];
    const address = lookup?.caller?.accounts.flatMap(({ addresses }) => addresses)[0];
    if (order !== undefined) onOrder(order, event.shiftKey);
    else if (address !== undefined) onAddress(address);
    else field.current?.closest('section')?.querySelector<HTMLElement>('[name="name"]')?.focus();
  });
  return (
    <>
      <div className={pageStyles.caller}>
        <Field id={phoneId} label="Telefonnummer" aside="F4" error={errors['phoneNumber']}>
          {(control) => (
            <div ref={field}>
              <PhoneNumberInput
                {...control}
                autoComplete="off"
                value={current.phoneNumber}
                onValue={(phoneNumber) => onEdit({ phoneNumber })}
              />
            </div>
          )}
        </Field>
        <Field label="Name" error={errors['contactName']}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="off"
              value={current.contactName}
              onChange={({ target }) => onEdit({ contactName: target.value })}
            />
          )}
        </Field>
      </div>
      <CallerFound
        lookup={lookup}
        isChosen={current.contactName.trim() !== ''}
        onOrder={onOrder}
        onAddress={onAddress}
        onRetry={onRetry}
      />
    </>
  );
}
