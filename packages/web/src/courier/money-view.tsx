import { cashOffers, changeOf } from '@ofenpost/core/courier/cash-offers';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { CourierFrame } from './courier-frame.tsx';
import { CardIcon, CashIcon, PhonePayIcon } from './courier-icons.tsx';
import { francs, tipOffer } from './courier-texts.ts';
import screen from './courier-screen.module.css';
import styles from './door-views.module.css';

const ICONS: Record<PaymentMethod, ReactNode> = { cash: <CashIcon />, card: <CardIcon />, twint: <PhonePayIcon /> };

const OTHER_TEXTS = {
  card: {
    title: (amount: string) => `Am Gerät ${amount} eintippen.`,
    text: 'Erst antippen, wenn das Gerät «genehmigt» zeigt. Abgelehnt? Nimm oben Bar oder TWINT.',
  },
  twint: {
    title: (amount: string) => `Der Gast bezahlt ${amount} mit TWINT.`,
    text: 'Zeig ihm den Code des Restaurants und warte auf das Häkchen auf seinem Handy.',
  },
} as const;

function Change({ given, amount }: { readonly given: number; readonly amount: number }) {
  const change = changeOf(given, amount);
  if (change === null)
    return (
      <p className={styles.change} role="status">
        <span>
          {Number.isNaN(given) ? 'Wie viel bekommst du?' : 'Das reicht nicht.'}
          <small>Tippe den Betrag an, den der Gast gibt.</small>
        </span>
      </p>
    );
  return (
    <p className={styles.change} role="status">
      <span>
        {change === 0 ? 'Stimmt genau' : 'Rückgeld'}
        {change > 0 && tipOffer(change).isTaken && <small>oder «stimmt so»: {francs(change)} Trinkgeld</small>}
      </span>
      <b translate="no">{francs(change)}</b>
    </p>
  );
}

type Props = {
  readonly stop: CourierStop;
  readonly announced: PaymentMethod;
  readonly net: ReactNode;
  /** What can still be undone at this door. */
  readonly undo: ReactNode;
  readonly onBack: () => void;
  readonly onPaid: (paid: { readonly collected: PaymentMethod; readonly amount: number; readonly tip: number }) => void;
};

/** What is due, by what it is paid, and what goes back. */
export function MoneyView({ stop, announced, net, undo, onBack, onPaid }: Props) {
  const [method, setMethod] = useState(announced);
  // In Rappen; `NaN`: nothing yet.
  const [given, setGiven] = useState(Number.NaN);
  const amount = stop.due[method];
  const isCash = method === 'cash';
  const change = (isCash ? changeOf(given, amount) : 0) ?? 0;
  const tip = tipOffer(change);
  const pay = (taken: number) => onPaid({ collected: method, amount, tip: taken });
  return (
    <CourierFrame
      title={`${stop.number} · ${stop.address.contactName}`}
      onBack={onBack}
      net={net}
      foot={
        <>
          {undo}
          <button type="button" className={screen.go} disabled={isCash && !(given >= amount)} onClick={() => pay(0)}>
            {change > 0
              ? `${francs(change)} zurückgegeben, fertig`
              : `${francs(amount)} ${isCash ? 'erhalten' : 'bezahlt'}, fertig`}
          </button>
          {change > 0 && (
            <button type="button" className={screen.out} disabled={!tip.isTaken} onClick={() => pay(change)}>
              {tip.text}
            </button>
          )}
        </>
      }
    >
      <p className={styles.amount}>
        <small>{stop.ageCheck?.result === 'withheld' ? 'ohne Alkohol zu bezahlen' : 'zu bezahlen'}</small>
        <b translate="no">{francs(amount)}</b>
        {stop.paidOnline !== undefined && <small>Rest; {francs(stop.paidOnline)} sind online bezahlt</small>}
      </p>
      <div className={styles.methods} role="group" aria-label="Bezahlt mit">
        {paymentMethod.options.map((each) => (
          <button key={each} type="button" aria-pressed={method === each} onClick={() => setMethod(each)}>
            {ICONS[each]}
            {PAYMENT_METHOD_LABELS[each]}
          </button>
        ))}
      </div>
      {isCash ? (
        <>
          <div className={styles.offers} role="group" aria-label="Der Gast gibt">
            {cashOffers(amount).map((offer) => (
              <button key={offer} type="button" aria-pressed={given === offer} onClick={() => setGiven(offer)}>
                {offer === amount ? 'genau' : francs(offer).replace('.00', '')}
                <small translate="no">{offer === amount ? francs(amount) : `${francs(offer - amount)} zurück`}</small>
              </button>
            ))}
          </div>
          <Change given={given} amount={amount} />
          <Field label="Anderer Betrag">
            {(control) => <MoneyInput {...control} value={given} onValue={setGiven} />}
          </Field>
        </>
      ) : (
        <p className={styles.card}>
          <b>{OTHER_TEXTS[method].title(francs(amount))}</b>
          <span>{OTHER_TEXTS[method].text}</span>
        </p>
      )}
    </CourierFrame>
  );
}
