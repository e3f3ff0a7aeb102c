import type { Assortment } from '@ofenpost/core/cart/stored-cart';
import type { PlannedMenus } from '@ofenpost/core/menu/menu-plan';
import { deviceOrders } from '@ofenpost/core/order/device-orders';
import { RUNNING_ORDER_KEY } from '@ofenpost/core/order/device-orders-key';
import type { Order } from '@ofenpost/core/order/order';
import { orderAgain } from '@ofenpost/core/order/order-again';
import { missingLineMessage } from '@ofenpost/core/order/order-again-messages';
import { arrivalOf } from '@ofenpost/core/order/order-arrival';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import type { Ports } from '@ofenpost/core/ports';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp, useEarliestServing } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { OrderAgainButton } from '../order/order-again-button.tsx';
import { type OrderWithDishes, loadOrderWithDishes } from '../order/order-data.ts';
import { RUNNING_ORDER_ID } from '../order/running-order-script.ts';
import { rememberRunningOrder } from '../order/running-order.ts';
import { SectionHead } from '../ui/section-head.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './last-order.module.css';

type LastOrder = Pick<OrderWithDishes, 'order' | 'dishes'> & {
  readonly orderKey: OrderKey;
  readonly assortment: Assortment;
};

/** The newest order of the account, or for guests of this device. */
async function findLastOrderKey(ports: Ports, isSignedIn: boolean): Promise<OrderKey | undefined> {
  if (!isSignedIn) return deviceOrders(ports.keyValue, ports.clock.now())[0];
  const { orders } = await ports.order.listMine({ before: null, limit: 1 });
  return orders.map(({ id }) => ({ id, capability: null }))[0];
}

/** Null where there is none, also where its link is no longer valid. */
async function loadLastOrder(ports: Ports, isSignedIn: boolean, menus: PlannedMenus): Promise<LastOrder | null> {
  const found = await findLastOrderKey(ports, isSignedIn);
  if (found === undefined) return null;
  const orderKey: OrderKey = { id: found.id, capability: found.capability };
  const loaded = await loadOrderWithDishes(ports, orderKey);
  if (!loaded.ok) return null;
  const { order, dishes, catalogue, pizzaOffer } = loaded.value;
  const products = catalogue.productGroups.flatMap((group) => group.products);
  return { orderKey, order, dishes, assortment: { products, pizzaOffer, ...menus } };
}

type Props = PlannedMenus & { readonly isSignedIn: boolean };

/** The room that the page has on top for an order under way; null where it has none. */
const roomForOrder = (): HTMLElement | null =>
  'order' in document.documentElement.dataset ? document.getElementById(RUNNING_ORDER_ID) : null;

/** Shows the guest's last order: where it is while it is under way, and afterwards to be ordered again by one tap. */
export function LastOrderSection({ isSignedIn, menus, weekMenuEntries }: Props) {
  const { ports } = useApp();
  const [room] = useState(roomForOrder);
  const [last, setLast] = useState<LastOrder | null | undefined>();
  useEffect(() => {
    let isShown = true;
    // The page is whole without its last order, so a failure shows nothing but the way to all orders.
    void loadLastOrder(ports, isSignedIn, { menus, weekMenuEntries })
      .catch(() => null)
      .then((loaded) => {
        if (loaded !== null) rememberRunningOrder(ports, loaded.order);
        else delete document.documentElement.dataset['last'];
        if (isShown) setLast(loaded);
      });
    return () => void (isShown = false);
  }, [ports, isSignedIn, menus, weekMenuEntries]);
  useEffect(
    () => () => {
      if (ports.keyValue.read(RUNNING_ORDER_KEY) === null) delete document.documentElement.dataset['order'];
    },
    [ports],
  );
  if (last === undefined) return null;
  const isUnderWay = last !== null && !isFinished(last.order.status);
  return (
    <>
      {room !== null && createPortal(last === null ? <OrdersLink /> : <OrderOnTop {...last} />, room)}
      {isUnderWay && room === null && <RunningOrder {...last} />}
      {last !== null && !isUnderWay && <FinishedOrder {...last} />}
    </>
  );
}

const OrdersLink = () => (
  <Link to={paths.orders} className={styles.onTop}>
    <b className={styles.state}>Deine Bestellungen ansehen</b>
  </Link>
);

/** The order that was under way when the guest was here last, in the room for it. */
function OrderOnTop({ orderKey, order, dishes }: LastOrder) {
  const arrival = arrivalOf(order);
  const dish = dishes.find((each) => each !== null);
  return (
    <Link {...paths.orderPage(orderKey)} preload={false} className={styles.onTop}>
      {dish && <ProductPicture product={dish} isCreation={dish.isCreation} className={styles.small} size={48} />}
      <b className={styles.state}>{orderStatusLabel(order.status, order)}</b>
      {arrival !== null && (
        <>
          <span className={styles.label}>{arrival.label} </span>
          <time className={styles.time} dateTime={arrival.at}>
            {formatTime(arrival.at)}
          </time>
        </>
      )}
      <span className={controls.visuallyHidden}>Bestellung {order.number} ansehen</span>
    </Link>
  );
}

const orderedNames = ({ productOrders }: Order): string =>
  productOrders.map(({ amount, name }) => (amount === 1 ? name : `${amount}× ${name}`)).join(', ');

/** The number of pictures that fit beside each other on a phone. */
const PICTURES_MAX = 3;

const Pictures = ({ dishes }: Pick<LastOrder, 'dishes'>) => {
  const shown = dishes.filter((dish) => dish !== null).slice(0, PICTURES_MAX);
  return (
    shown.length > 0 && (
      <div className={styles.pictures}>
        {shown.map((dish, index) => (
          // An order may have the same dish twice, with other options.
          <ProductPicture
            key={index}
            product={dish}
            isCreation={dish.isCreation}
            className={styles.picture}
            size={88}
          />
        ))}
      </div>
    )
  );
};

function RunningOrder({ orderKey, order, dishes }: LastOrder) {
  const arrival = arrivalOf(order);
  return (
    <section className={layout.section} aria-labelledby="running">
      <Link {...paths.orderPage(orderKey)} preload={false} className={`${styles.card} ${styles.running}`}>
        <Pictures dishes={dishes} />
        <span className={styles.text}>
          <b id="running" className={styles.title}>
            {orderStatusLabel(order.status, order)}
          </b>
          {arrival !== null && (
            <span>
              {arrival.label} <time dateTime={arrival.at}>{formatTime(arrival.at)}</time>
            </span>
          )}
          <span className={styles.quiet}>Bestellung {order.number} ansehen</span>
        </span>
      </Link>
    </section>
  );
}

function FinishedOrder({ orderKey, order, dishes, assortment }: LastOrder) {
  const at = useEarliestServing();
  const { missing } = orderAgain(order.productOrders, { cart: [], assortment, at, newItemId: () => '' });
  const placedAt = order.orderTimeProgresses.created;
  return (
    <section className={layout.section} aria-labelledby="last-order">
      <SectionHead id="last-order" title="Deine letzte Bestellung" to={paths.orders} more="Alle Bestellungen" />
      <div className={styles.card}>
        <Pictures dishes={dishes} />
        <div className={styles.text}>
          <p className={styles.title}>{orderedNames(order)}</p>
          <p className={styles.quiet}>
            <time dateTime={placedAt}>{formatDate(placedAt)}</time>
            {missing.length === 0 && ', alles verfügbar, zu den Preisen von heute'}
          </p>
          {missing.length > 0 && (
            <ul className={styles.missing}>
              {missing.map((line, index) => (
                <li key={index}>{missingLineMessage(line)}</li>
              ))}
            </ul>
          )}
        </div>
        {missing.length < order.productOrders.length && (
          <OrderAgainButton orderKey={orderKey} className={styles.again} />
        )}
      </div>
    </section>
  );
}
