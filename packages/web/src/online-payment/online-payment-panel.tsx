import { ONLINE_METHODS, type OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type { BeginError } from '@ofenpost/core/online-payment/online-payment.port';
import { amountDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import type { OnlineStanding } from '@ofenpost/core/payment/payment';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Amount } from '../money/amount.tsx';
import pageStyles from '../order/order-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './online-payment.module.css';

/** The checkout leads here, and the page leads on to the provider. */
const GO_ON = '#bezahlen';

const NAMES: Record<OnlineMethod, string> = { onlineTwint: 'TWINT', onlineCard: 'Karte' };

const TEXTS: Record<OnlineStanding, string> = {
  toPay: 'Bezahle jetzt, dann geht deine Bestellung in die Küche.',
  atProvider: 'Wir warten auf deine Zahlung. Hast du bezahlt, steht es gleich hier.',
  checking:
    'Wir prüfen deine Zahlung. Diese Seite zeigt sofort, wenn sie da ist. Bezahle nicht nochmals: Was doppelt kommt, geben wir frei.',
  declined: 'Das hat nicht geklappt. Dir wurde nichts belastet. Versuch es nochmals oder bezahle an der Tür.',
  aborted: 'Die Zahlung ist abgebrochen. Dir wurde nichts belastet. Versuch es nochmals oder bezahle an der Tür.',
};

function refusalText(refusal: BeginError): string {
  switch (refusal.code) {
    case 'onlineUnavailable':
      return 'Online bezahlen geht gerade nicht. Bezahle an der Tür oder versuch es nochmals.';
    case 'tooManyAttempts':
      return 'Das waren schon einige Versuche. Bezahle bitte an der Tür.';
    case 'wishPast':
      return 'Deine Wunschzeit geht nicht mehr. Bestell bitte nochmals mit einer anderen Zeit.';
    case 'orderUnknown':
    case 'stepRefused':
      return 'Diese Bestellung wartet nicht mehr auf eine Zahlung. Lade die Seite neu.';
  }
}

type Props = {
  readonly orderKey: OrderKey;
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
};

/** Pays an order that waits for it, or leaves it to the door. */
export function OnlinePaymentPanel({ orderKey, order, onChanged }: Props) {
  const { ports, actors } = useApp();
  const [busy, setBusy] = useState<OnlineMethod | 'door' | null>(null);
  const [refusal, setRefusal] = useState<BeginError | null>(null);
  const { payment } = order;

  async function pay(method: OnlineMethod) {
    setBusy(method);
    setRefusal(null);
    try {
      const begun = await ports.onlinePayment.begin(orderKey, method);
      if (begun.ok) {
        location.assign(begun.value.redirectUrl);
        return;
      }
      setRefusal(begun.error);
    } catch (error) {
      showErrorToast(actors, error);
    }
    setBusy(null);
  }

  async function payAtDoor() {
    setBusy('door');
    try {
      const placed = await ports.onlinePayment.payAtDoor(orderKey);
      if (placed.ok) onChanged(placed.value);
      else setRefusal(placed.error);
    } catch (error) {
      showErrorToast(actors, error);
    }
    setBusy(null);
  }

  const goOn = useEffectEvent(() => {
    if (location.hash !== GO_ON || payment.state !== 'awaitingOnline') return;
    // Whoever comes back to this page is not led away again.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    const { method } = payment;
    queueMicrotask(() => void pay(method));
  });
  useEffect(() => goOn(), []);
  useEffect(() => {
    // A page that the browser kept shows its buttons again.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setBusy(null);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);

  if (payment.state !== 'awaitingOnline') return null;
  const { standing } = payment;
  return (
    <section className={`${layout.card} ${pageStyles.part} ${styles.panel}`} aria-labelledby="pay">
      <h2 id="pay">
        <Amount rappen={amountDue(order)} /> bezahlen
      </h2>
      <p role="status">{refusal === null ? TEXTS[standing] : refusalText(refusal)}</p>
      <div className={styles.choices}>
        {standing !== 'checking' &&
          ONLINE_METHODS.map((method) => (
            <button
              key={method}
              type="button"
              className={method === payment.method ? controls.primary : controls.secondary}
              aria-busy={busy === method}
              disabled={busy !== null}
              onClick={() => void pay(method)}
            >
              {busy === method ? 'Einen Moment …' : `Mit ${NAMES[method]} bezahlen`}
            </button>
          ))}
        <button
          type="button"
          className={controls.secondary}
          aria-busy={busy === 'door'}
          disabled={busy !== null}
          onClick={() => void payAtDoor()}
        >
          An der Tür bezahlen
        </button>
      </div>
    </section>
  );
}
