import type { AddressBook } from '@ofenpost/core/address/address';
import { addressMessage } from '@ofenpost/core/address/address-messages';
import { createCheckoutActors } from '@ofenpost/core/checkout/checkout.actors';
import { checkoutMachine } from '@ofenpost/core/checkout/checkout.machine';
import { type UsedAddress, rememberAddress } from '@ofenpost/core/checkout/remember-address';
import { isLoggedIn } from '@ofenpost/core/session/role';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type App, useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { atWork } from '../app/at-work.ts';
import { paths } from '../app/paths.ts';
import { tellFailure, tellUnlessLost } from '../app/tell-failure.ts';

const EARLIER_ORDER: ToastMessage = {
  kind: 'info',
  title: 'Deine Bestellung war schon da',
  detail: 'Was du danach geändert hast, ist nicht dabei. Ruf uns an, wenn etwas nicht stimmt.',
};

/** The order is placed, whatever becomes of its address. */
async function keepAddress({ ports, actors }: App, used: UsedAddress): Promise<void> {
  try {
    const kept = await rememberAddress(ports.address, used);
    if (kept.ok) return;
    const detail = addressMessage(kept.error);
    actors.toast.send({ type: 'toast.shown', message: { kind: 'info', title: 'Adresse nicht gespeichert', detail } });
  } catch (error) {
    tellFailure(actors, error);
  }
}

type Situation = { readonly addressBook: AddressBook | null; readonly isCartEmpty: boolean };

/** The checkout, joined to the cart, the address book, the toasts and the page of the placed order. */
export function useCheckout({ addressBook, isCartEmpty }: Situation) {
  const app = useApp();
  const { ports, actors } = app;
  const account = useAccount();
  const navigate = useNavigate();
  const router = useRouter();
  const [machine] = useState(() => atWork(checkoutMachine, () => ({ actors: createCheckoutActors(ports) })));
  const actor = useActorRef(machine, { input: { account, addressBook, isCartEmpty } });
  useEffect(() => actor.send({ type: 'addresses.replaced', addressBook }), [actor, addressBook]);
  useEffect(() => {
    const answered = actor.on('order.answered', ({ answer, isEarlier, usedAddress }) => {
      if (answer.ok) {
        const { order, capability } = answer.value;
        actors.cart.send({ type: 'order.placed' });
        if (isEarlier) actors.toast.send({ type: 'toast.shown', message: EARLIER_ORDER });
        else if (isLoggedIn(account)) void keepAddress(app, usedAddress);
        void navigate({ href: paths.order({ id: order.id, capability }) });
      } else {
        // The server judged by something else than what is shown here: prices, availability, hours or areas have changed.
        actors.cart.send({ type: 'cart.outdated' });
        void router.invalidate();
      }
    });
    const failed = actor.on('order.failed', ({ error }) => tellFailure(actors, error));
    const unconfirmed = actor.on('order.unconfirmed', ({ error }) => tellUnlessLost(actors, error));
    return () => {
      answered.unsubscribe();
      failed.unsubscribe();
      unconfirmed.unsubscribe();
    };
  }, [actor, account, actors, app, navigate, router]);
  return actor;
}

export type CheckoutActor = ReturnType<typeof useCheckout>;
