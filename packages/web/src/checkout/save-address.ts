import { addressMessage } from '@ofenpost/core/address/address';
import { type UsedAddress, rememberAddress } from '@ofenpost/core/checkout/remember-address';
import type { App } from '../app/app-actors.tsx';

/** Saves the address of a placed order if the customer chose so; a toast reports errors. */
export async function saveAddress({ ports, actors }: App, used: UsedAddress): Promise<void> {
  const stored = await rememberAddress(ports.address, used);
  if (stored.ok) return;
  const detail = addressMessage(stored.error);
  actors.toast.send({ type: 'toast.shown', message: { kind: 'info', title: 'Adresse nicht gespeichert', detail } });
}
