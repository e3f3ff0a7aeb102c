import { addressMessage } from '@ofenpost/core/address/address';
import { type UsedAddress, rememberAddress } from '@ofenpost/core/checkout/remember-address';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import type { App } from '../app/app-actors.tsx';

const EARLIER_ORDER: ToastMessage = {
  kind: 'info',
  title: 'Deine Bestellung war schon da',
  detail: 'Was du danach geändert hast, ist nicht dabei. Ruf uns an, wenn etwas nicht stimmt.',
};

/** Saves the address of a placed order if the customer chose so; null for an order that was placed before, which it says. */
export async function followOrder({ ports, actors }: App, usedAddress: UsedAddress | null): Promise<void> {
  if (usedAddress === null) return actors.toast.send({ type: 'toast.shown', message: EARLIER_ORDER });
  const stored = await rememberAddress(ports.address, usedAddress);
  if (stored.ok) return;
  const detail = addressMessage(stored.error);
  actors.toast.send({ type: 'toast.shown', message: { kind: 'info', title: 'Adresse nicht gespeichert', detail } });
}
