import { storeDeviceOrder } from '@ofenpost/core/order/device-orders';
import type { GuestOrderKey } from '@ofenpost/core/order/order.port';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useId, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { paths } from '../app/paths.ts';
import { useWork } from '../app/use-work.ts';
import { Field } from '../ui/field.tsx';
import { PhoneNumberInput } from '../ui/phone-number-input.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './order-search.module.css';

const NOT_NUMBER = 'Die Nummer steht in unserer E-Mail, zum Beispiel 1042.';

/** `1042`, also with a sign or words around it; null without exactly one number. */
const orderNumberOf = (text: string): number | null => {
  const [digits, ...others] = text.match(/\d+/g) ?? [];
  return digits === undefined || others.length > 0 ? null : Number(digits);
};

/** Finds an order that a guest placed by its number and phone number, and stores it on this device. */
export function OrderSearch() {
  const { ports } = useApp();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const { isBusy, start } = useWork();
  const heading = useId();
  const [number, setNumber] = useState('');
  const [phoneNumber, setPhoneNumber] = useState('');
  const [problem, setProblem] = useState<'number' | 'unknown' | null>(null);

  const open = async (key: GuestOrderKey) => {
    const order = await ports.order.load(key);
    if (order.ok) storeDeviceOrder(ports.keyValue, { order: order.value, capability: key.capability });
    await navigate(paths.orderPage(key));
  };
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = orderNumberOf(number);
    if (parsed === null) {
      setProblem('number');
      return;
    }
    setProblem(null);
    start(async () => {
      const found = await ports.order.find({ number: parsed, phoneNumber });
      if (found.ok) await open(found.value);
      else setProblem('unknown');
    });
  };
  return (
    <form className={`${layout.card} ${styles.form}`} aria-labelledby={heading} noValidate onSubmit={search}>
      <h2 id={heading}>Als Gast bestellt?</h2>
      <p>Mit der Nummer deiner Bestellung und deiner Telefonnummer findest du sie wieder.</p>
      <div className={styles.fields}>
        <Field label="Nummer der Bestellung" error={problem === 'number' ? NOT_NUMBER : undefined}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
        <Field label="Telefonnummer">
          {(control) => <PhoneNumberInput {...control} value={phoneNumber} onValue={setPhoneNumber} />}
        </Field>
        <button type="submit" className={controls.secondary} disabled={isBusy || isOffline} aria-busy={isBusy}>
          Bestellung finden
        </button>
      </div>
      <div role="status">
        {problem === 'unknown' && (
          <p className={styles.unknown}>
            Mit diesen Angaben finden wir keine Bestellung. Prüfe beide Nummern, oder ruf uns an: <RestaurantPhone />
          </p>
        )}
        {isOffline && <p>Ohne Netz können wir nicht nachschauen.</p>}
      </div>
    </form>
  );
}
