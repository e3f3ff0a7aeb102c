import type { AddressBook } from '@ofenpost/core/address/address';
import type { CheckoutInput } from '@ofenpost/core/checkout/checkout-context';
import { createCheckoutActors } from '@ofenpost/core/checkout/checkout.actors';
import { checkoutMachine } from '@ofenpost/core/checkout/checkout.machine';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { UsedAddress } from '@ofenpost/core/checkout/remember-address';
import { storeDeviceOrder } from '@ofenpost/core/order/device-orders';
import { isLoggedIn } from '@ofenpost/core/session/role';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { type App, useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { inBrowser } from '../app/in-browser.ts';
import { logFailure } from '../app/log-failure.ts';
import { paths } from '../app/paths.ts';
import { showErrorToast, showErrorUnlessOffline } from '../app/show-error-toast.ts';

const EARLIER_ORDER: ToastMessage = {
  kind: 'info',
  title: 'Deine Bestellung war schon da',
  detail: 'Was du danach geändert hast, ist nicht dabei. Ruf uns an, wenn etwas nicht stimmt.',
};

/** The order is placed whether or not its address is saved, so this code loads only now. */
const saveAddress = (app: App, used: UsedAddress): void =>
  void import('./save-address.ts')
    .then((part) => part.saveAddress(app, used))
    .catch((error: unknown) => showErrorToast(app.actors, error));

/** The toast of a refusal for customers who have left the page. */
const refused = (error: PlaceOrderError): ToastMessage => ({
  kind: 'error',
  title: 'Deine Bestellung ging nicht durch',
  detail: placeOrderMessage(error),
});
const UNCONFIRMED: ToastMessage = {
  kind: 'error',
  title: 'Wir haben keine Antwort bekommen',
  detail: 'An der Kasse kannst du deine Bestellung nochmals senden. Sie kommt nur einmal an.',
};

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** The checkout that was left with a pending order: its actor runs until the response. A browser has at most one. */
let left: CheckoutActor | null = null;

function createCheckout(app: App, router: AnyRouter, input: CheckoutInput): CheckoutActor {
  const { ports, actors } = app;
  const machine = inBrowser(checkoutMachine, () => ({ actors: createCheckoutActors(ports) }));
  const actor = createActor(machine, { input });
  const reportAbandoned = (message: ToastMessage) => actors.toast.send({ type: 'toast.shown', message });
  actor.on('order.answered', ({ answer, isEarlier, usedAddress }) => {
    if (answer.ok) {
      const { order, capability } = answer.value;
      actors.cart.send({ type: 'order.placed' });
      if (isEarlier) actors.toast.send({ type: 'toast.shown', message: EARLIER_ORDER });
      else if (isLoggedIn(input.account)) saveAddress(app, usedAddress);
      if (!isLoggedIn(input.account)) storeDeviceOrder(ports.keyValue, answer.value);
      void router.navigate({ href: paths.order({ id: order.id, capability }) });
    } else {
      // The server's data differ from the displayed ones: prices, availability, hours or areas have changed.
      actors.cart.send({ type: 'cart.outdated' });
      void router.invalidate();
      if (left === actor) reportAbandoned(refused(answer.error));
    }
  });
  actor.on('order.failed', ({ error }) => showErrorToast(actors, error));
  actor.on('order.unconfirmed', ({ error }) => {
    if (left !== actor) return showErrorUnlessOffline(actors, error);
    logFailure(error);
    reportAbandoned(UNCONFIRMED);
  });
  return actor;
}

/** Keeps the actor of a pending order until the response, unless the checkout is opened again. */
function leave(actor: CheckoutActor): void {
  left = actor;
  const end = () => {
    if (left !== actor || actor.getSnapshot().matches('placing')) return;
    left = null;
    actor.stop();
  };
  actor.subscribe(end);
  end();
}

type Situation = { readonly addressBook: AddressBook | null; readonly isCartEmpty: boolean };

/** Joins the checkout to the cart, the address book, the toasts and the page of the placed order. */
export function useCheckout({ addressBook, isCartEmpty }: Situation): CheckoutActor {
  const app = useApp();
  const account = useAccount();
  const router = useRouter();
  const [actor] = useState(() => left ?? createCheckout(app, router, { account, addressBook, isCartEmpty }));
  useEffect(() => {
    left = null;
    actor.start();
    return () => leave(actor);
  }, [actor]);
  useEffect(() => actor.send({ type: 'addresses.replaced', addressBook }), [actor, addressBook]);
  return actor;
}
