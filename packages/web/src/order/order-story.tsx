import { isWishPast } from '@ofenpost/core/online-payment/wish-past';
import { orderTimeText } from '@ofenpost/core/order/advance-order';
import { guestReason } from '@ofenpost/core/order/guest-reason';
import { promiseReasonText } from '@ofenpost/core/order/move-promise';
import type { Order } from '@ofenpost/core/order/order';
import { arrivalOf, delayText, waitText } from '@ofenpost/core/order/order-arrival';
import { isStopped } from '@ofenpost/core/order/order-lifecycle.machine';
import { type OrderStatus, orderStatusLabel } from '@ofenpost/core/order/order-status';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { useTicking } from '../app/use-ticking.ts';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { BareBread } from '../illustration/bare-bread.tsx';
import { Courier } from '../illustration/courier.tsx';
import type { OrderedDish } from './order-data.ts';
import { progressSteps } from './order-overview.tsx';
import styles from './order-story.module.css';

export type OrderChanges = { readonly title: string; readonly text: string };

const PAY_NOTHING = 'Du musst nichts bezahlen. Ruf uns an, wenn du Fragen hast.';

/** The texts that differ for collected orders. */
const collectedChanges = (time: string): Partial<Record<OrderStatus, OrderChanges>> => ({
  accepted: {
    title: 'Angenommen',
    text: `Um ${time} kannst du sie abholen. Gleich kommt deine Bestellung in den Ofen.`,
  },
  preparing: { title: 'Jetzt im Ofen', text: `Gleich ist es knusprig. Um ${time} kannst du sie abholen.` },
  ready: { title: 'Abholbereit', text: 'Eingepackt und warm. Sie wartet bei uns auf dich.' },
  delivered: { title: 'Abgeholt. En Guete!', text: 'Danke, dass du bei uns bestellt hast.' },
  rejected: { title: 'Leider können wir nicht backen', text: PAY_NOTHING },
  undeliverable: { title: 'Nicht abgeholt', text: 'Ruf uns an, dann finden wir eine Lösung.' },
});

/** Where the courier is, as long as the tour is known. */
function stopsText(stopsBefore: number | undefined): string {
  if (stopsBefore === undefined) return '';
  if (stopsBefore === 0) return 'Du bist der nächste Stopp. ';
  return `Noch ${stopsBefore === 1 ? '1 Stopp' : `${stopsBefore} Stopps`} vor dir. `;
}

function deliveredChanges(order: Order, time: string): OrderChanges {
  const { status, stopsBefore } = order;
  switch (status) {
    case 'awaitingPayment':
      return {
        title: 'Noch nicht bezahlt',
        text: 'Sobald deine Zahlung da ist, geht die Bestellung in die Küche. Du siehst es hier sofort.',
      };
    case 'placed':
      if (isWishPast(order))
        return {
          title: 'Bestellung ist bei uns',
          text: 'Bis deine Zahlung da war, ist deine Wunschzeit verstrichen. Wir sagen dir gleich, wann wir es schaffen.',
        };
      return {
        title: 'Bestellung ist bei uns',
        text: 'Wir schauen sie uns gleich an. Du siehst hier sofort, wenn sie angenommen ist.',
      };
    case 'accepted':
      return {
        title: 'Angenommen',
        text: `Um ${time} sind wir bei dir. Gleich kommt deine Bestellung in den Ofen.`,
      };
    case 'preparing':
      return { title: 'Jetzt im Ofen', text: `Gleich ist es knusprig. Um ${time} sind wir bei dir.` };
    case 'ready':
      return { title: 'Fertig gebacken', text: `Eingepackt und warm. Um ${time} sind wir bei dir.` };
    case 'onTheWay':
      return { title: 'Unterwegs zu dir', text: `${stopsText(stopsBefore)}Gegen ${time} klingelt es.` };
    case 'delivered':
      return { title: 'Geliefert. En Guete!', text: 'Danke, dass du bei uns bestellt hast.' };
    case 'rejected':
      return { title: 'Leider können wir nicht liefern', text: PAY_NOTHING };
    case 'cancelled':
      return { title: 'Bestellung storniert', text: PAY_NOTHING };
    case 'undeliverable':
      return { title: 'Wir konnten nicht liefern', text: 'Ruf uns an, dann finden wir eine Lösung.' };
  }
}

/** Returns the texts for the guest about the order's current status. */
function orderChanges(order: Order): OrderChanges {
  const { status, fulfilment } = order;
  const time = orderTimeText(order);
  const ofCollected = fulfilment === 'collected' ? collectedChanges(time)[status] : undefined;
  return ofCollected ?? deliveredChanges(order, time);
}

/** In pixels, on the page. */
const PICTURE_SIZE = 320;

/** What is shown of the stage: the courier on the way, else the dish, which the oven makes glow. */
function Scene({ status, dish }: { status: OrderStatus; dish: OrderedDish | null }) {
  if (status === 'onTheWay') return <Courier className={styles.courier} />;
  if (dish === null || status === 'placed' || status === 'awaitingPayment')
    return <BareBread sauce={sauceOf(dish)} seed={dish?.name ?? 'Bestellung'} className={styles.picture} />;
  return (
    <ProductPicture product={dish} isCreation={dish.isCreation} className={styles.picture} size={PICTURE_SIZE} eager />
  );
}

const sauceOf = (dish: OrderedDish | null) =>
  dish?.illustration.kind === 'flatbread' ? dish.illustration.sauce : 'tomato';

/** The steps from the order to the door, each with the time at which it was reached. */
const Road = ({ order }: { order: Order }) => (
  <ol className={styles.road}>
    {progressSteps(order).map(({ status, state, at }) => (
      <li
        key={status}
        className={styles.step}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.stage}>{orderStatusLabel(status, order)}</span>
        {at !== null && (
          <time dateTime={at} className={styles.reached}>
            {formatTime(at)}
          </time>
        )}
      </li>
    ))}
  </ol>
);

/** The promised time, large, with the former one where it moved. */
function Arrival({ order }: { order: Order }) {
  const wait = useTicking((now) => waitText(order, now));
  const arrival = arrivalOf(order);
  if (arrival === null) return null;
  const delay = delayText(arrival);
  const { accepted } = order.orderTimeProgresses;
  return (
    <>
      <dl className={styles.arrival}>
        <dt>{arrival.label}</dt>
        {arrival.before !== null && (
          <dd className={styles.before}>
            <s>
              <span className={styles.spoken}>statt </span>
              {formatTime(arrival.before)}
            </s>
          </dd>
        )}
        <dd className={styles.time}>
          <time dateTime={arrival.at}>{orderTimeText(order, arrival.at)}</time>
        </dd>
      </dl>
      {wait !== '' && <p className={styles.wait}>{wait}</p>}
      {order.promiseMove !== null && arrival.before !== null && (
        <p className={styles.delay}>
          <b>
            Neu um {formatTime(arrival.at)}, {promiseReasonText(order.promiseMove.reason)}.
          </b>{' '}
          So hat es die Küche um {formatTime(order.promiseMove.at)} gesagt. Ändert sich nochmals etwas, steht es hier.
        </p>
      )}
      {order.promiseMove === null && delay !== '' && (
        <p className={styles.delay}>
          <b>{delay} als zuerst geschätzt.</b>{' '}
          {accepted !== undefined && `So hat es die Küche um ${formatTime(accepted)} zugesagt. `}
          Ändert sich nochmals etwas, steht es hier.
        </p>
      )}
    </>
  );
}

type Props = {
  readonly order: Order;
  /** The dish that stands for the order; null where the menu does not know it any more. */
  readonly dish: OrderedDish | null;
  /** A notice more urgent than the progress. */
  readonly notice: ReactNode;
};

/** Tells the order as a story: when it arrives, where it is, and how far it has come. */
export function OrderStory({ order, dish, notice }: Props) {
  const { title, text } = orderChanges(order);
  const reason = guestReason(order);
  const { status, number, orderTimeProgresses } = order;
  return (
    <section
      className={styles.story}
      data-scene={isStopped(status) ? 'stopped' : status === 'preparing' ? 'oven' : status}
      aria-label="Stand der Bestellung"
    >
      <h1 className={styles.number}>
        Deine Bestellung vom {formatDate(orderTimeProgresses.created)}, Nummer <b translate="no">{number}</b>
      </h1>
      <Arrival order={order} />
      <div className={styles.say} aria-live="polite" aria-atomic="true">
        <h2 tabIndex={-1} data-focus-return="">
          {title}
        </h2>
        <p>{text}</p>
        {reason !== '' && <p className={styles.reason}>Grund: {reason}</p>}
      </div>
      {notice}
      <div className={styles.scene}>
        <Scene status={status} dish={dish} />
      </div>
      <Road order={order} />
    </section>
  );
}
