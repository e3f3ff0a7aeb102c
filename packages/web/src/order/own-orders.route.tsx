import { type DeviceOrder, deviceOrders } from '@ofenpost/core/order/device-orders';
import { DEVICE_ORDERS_KEY, RUNNING_ORDER_KEY } from '@ofenpost/core/order/device-orders-key';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link, createLazyRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { Amount } from '../money/amount.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { OrderSearch } from './order-search.tsx';
import { OwnOrderList } from './own-order-list.tsx';
import { PaymentReturn, paymentReturnOf } from './payment-return.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './own-orders.module.css';

const SignInLink = ({ className }: { className: string | undefined }) => (
  <Link to={paths.auth} search={{ returnTo: paths.orders }} className={className}>
    Anmelden
  </Link>
);

/**
 * Accounts have a list of their orders; guests have the link of each, and a list of the orders placed on this device.
 */
function GuestOrders() {
  const { ports } = useApp();
  const [isRemoved, setRemoved] = useState(false);
  // The server does not know this device's orders, so the list renders in the browser only.
  const isInBrowser = useBrowserValue(() => true, false);
  const orders = isInBrowser && !isRemoved ? deviceOrders(ports.keyValue, ports.clock.now()) : [];
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.narrow}`}>
      <h1 className={styles.title}>Deine Bestellungen</h1>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <p className={styles.onDevice}>
        Das hast du auf diesem Gerät bestellt. Wer es mit dir teilt, sieht es auch. Alle deine Bestellungen findest du
        im Konto.
      </p>
      <div className={styles.actions}>
        <SignInLink className={controls.primary} />
        <button
          type="button"
          className={controls.secondary}
          onClick={() => {
            ports.keyValue.remove(DEVICE_ORDERS_KEY);
            ports.keyValue.remove(RUNNING_ORDER_KEY);
            setRemoved(true);
          }}
        >
          Von diesem Gerät entfernen
        </button>
      </div>
      <OrderSearch />
    </div>
  );
}

const OrderCard = ({ order: { number, totalPrice, placedAt, ...key } }: { order: DeviceOrder }) => (
  <Link {...paths.orderPage(key)} preload={false} className={styles.card}>
    <b className={styles.number} translate="no">
      {number}
    </b>
    <Amount className={styles.total} rappen={totalPrice} />
    <time className={styles.date} dateTime={placedAt}>
      {formatDate(placedAt)}, {formatTime(placedAt)}
    </time>
  </Link>
);

const NoOrders = () => (
  <div className={`${layout.wrap} ${layout.narrow} ${errorStyles.page}`}>
    <BareBread sauce="tomato" seed="Bestellungen" className={errorStyles.picture} />
    <h1>Deine Bestellungen warten im Konto.</h1>
    <p className={errorStyles.text}>
      Melde dich an, dann findest du hier alle deine Bestellungen. Hast du als Gast bestellt, öffne den Link aus unserer
      E-Mail oder den, den du nach dem Bestellen gesehen hast.
    </p>
    <div className={errorStyles.actions}>
      <SignInLink className={controls.primary} />
      <Link to={paths.products} className={controls.secondary}>
        Zu den Produkten
      </Link>
    </div>
    <OrderSearch />
  </div>
);

export const Route = createLazyRoute('/order')({
  component: function OwnOrdersRoute() {
    const account = useAccount();
    const payment = paymentReturnOf(useLocation().searchStr);
    if (payment !== null) return <PaymentReturn {...payment} />;
    if (!isLoggedIn(account)) return <GuestOrders />;
    return (
      <div className={`${layout.wrap} ${layout.page} ${layout.narrow}`}>
        <h1 className={styles.title}>Deine Bestellungen</h1>
        <OwnOrderList />
      </div>
    );
  },
});
