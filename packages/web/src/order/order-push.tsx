import type { OrderKey } from '@ofenpost/core/order/order.port';
import { createOrderPushActors, selectIsPushBusy, selectPush } from '@ofenpost/core/push/push.machine';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { createBrowserPushDevice } from '../push/browser-push-device.ts';
import { usePush } from '../push/use-push.ts';
import controls from '../ui/controls.module.css';
import styles from './order-push.module.css';

type Props = { readonly orderKey: OrderKey; readonly fulfilment: Fulfilment };

/** Offers notices about the order on this device, which its browser asks for on the tap; nothing where it cannot. */
export function OrderPush({ orderKey, fulfilment }: Props) {
  const { ports } = useApp();
  const push = usePush(() => createOrderPushActors({ push: ports.push, device: createBrowserPushDevice() }, orderKey));
  const state = useSelector(push, selectPush);
  const isBusy = useSelector(push, selectIsPushBusy);
  const textId = useId();
  if (state === null || state === 'unable') return null;
  const moment = fulfilment === 'collected' ? 'bereit ist' : 'unterwegs ist';
  const texts = {
    off: `Sag mir Bescheid, wenn mein Fladen ${moment}.`,
    on: `Du bekommst hier Bescheid, wenn dein Fladen ${moment}.`,
    refused: 'Dein Browser lässt keine Meldungen zu. Hier siehst du den Stand trotzdem.',
  };
  const isOn = state === 'on';
  return (
    <div className={styles.line}>
      <p id={textId} role="status">
        {texts[state]}
      </p>
      <button
        type="button"
        className={isOn ? controls.quiet : controls.secondary}
        aria-describedby={textId}
        aria-disabled={isBusy}
        onClick={() => !isBusy && push.send({ type: isOn ? 'push.turnedOff' : 'push.turnedOn' })}
      >
        {isOn ? 'Doch nicht' : state === 'refused' ? 'Nochmals' : 'Ja, gern'}
      </button>
    </div>
  );
}
