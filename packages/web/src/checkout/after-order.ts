import { addressMessage } from '@ofenpost/core/address/address';
import { type UsedAddress, rememberAddress } from '@ofenpost/core/checkout/remember-address';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import type { App } from '../app/app-actors.tsx';

const EARLIER_ORDER: ToastMessage = {
  kind: 'info',
  title: 'Deine Bestellung war schon da',
  detail: 'Was du danach geändert hast, ist nicht dabei. Ruf uns an, wenn etwas nicht stimmt.',
};

/** Says that the order was placed before; else saves its address if the customer chose so. A toast reports errors. */
export async function followOrder(
  { ports, actors }: App,
  { isEarlier, usedAddress }: { readonly isEarlier: boolean; readonly usedAddress: UsedAddress },
): Promise<void> {
  if (isEarlier) return actors.toast.send({ type: 'toast.shown', message: EARLIER_ORDER });
  const stored = await rememberAddress(ports.address, usedAddress);
  if (stored.ok) return;
  const detail = addressMessage(stored.error);
  actors.toast.send({ type: 'toast.shown', message: { kind: 'info', title: 'Adresse nicht gespeichert', detail } });
}
