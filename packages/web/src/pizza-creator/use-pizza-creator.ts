import { addedMessage, cartErrorMessage } from '@ofenpost/core/cart/cart-messages';
import { selectOpenedItem } from '@ofenpost/core/cart/cart.machine';
import type { CartPort } from '@ofenpost/core/cart/cart.port';
import { isOnSale, type Serving } from '@ofenpost/core/catalogue/availability';
import { createPizzaCreatorActors, pizzaCreatorMachine } from '@ofenpost/core/pizza-creator/pizza-creator.machine';
import { TOPPINGS_A_HALF_MAX } from '@ofenpost/core/pizza/pizza-halves';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import {
  type PizzaCreationError,
  availabilityOfPizza,
  type ResolvedCreation,
} from '@ofenpost/core/pizza/resolve-creation';
import type { Ports } from '@ofenpost/core/ports';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useLocation } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type AppActors, useApp, inBrowser } from '../app/app-actors.tsx';
import { areCookiesEnabled } from '../app/are-cookies-enabled.ts';
import { showErrorToast } from '../app/show-error-toast.ts';

function refusalMessage(error: PizzaCreationError): ToastMessage {
  if (error.code === 'partUnknown') return { kind: 'error', title: 'Das gibt es nicht mehr', detail: '' };
  const half = error.half === 'left' ? 'Links' : 'Rechts';
  const detail = `${half} liegen schon ${TOPPINGS_A_HALF_MAX} Beläge. Nimm zuerst einen weg.`;
  return { kind: 'info', title: 'Kein Platz mehr', detail };
}

/** Adds a pizza; one that was opened from the cart is put back in its place. */
const addTo =
  ({ cart }: Pick<Ports, 'cart'>, { cart: actor }: AppActors): CartPort['add'] =>
  (item) => {
    const opened = selectOpenedItem(actor.getSnapshot());
    if (opened === null) return cart.add(item);
    actor.send({ type: 'item.opened', item: null });
    return cart.exchange({ id: opened.id, item: { ...item, amount: opened.amount } });
  };

/** Runs the pizza creator, beginning with the pizza of the address; it is joined to the cart and the toasts. */
export function usePizzaCreator(offer: PizzaOffer) {
  const { ports, actors } = useApp();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const [machine] = useState(() =>
    inBrowser(pizzaCreatorMachine, () => ({ actors: createPizzaCreatorActors(ports, addTo(ports, actors)) })),
  );
  const actor = useActorRef(machine, { input: { search, offer } });
  useEffect(() => actor.send({ type: 'offer.changed', offer }), [actor, offer]);
  useEffect(() => {
    const { cart, toast } = actors;
    const showToast = (message: ToastMessage) => toast.send({ type: 'toast.shown', message });
    const subscriptions = [
      actor.on('step.refused', ({ error }) => showToast(refusalMessage(error))),
      actor.on('work.failed', ({ error }) => showErrorToast(actors, error)),
      actor.on('adding.answered', ({ answer }) => {
        if (!answer.ok) showToast(cartErrorMessage(answer.error));
        else {
          cart.send({ type: 'cart.outdated' });
          showToast(addedMessage(offer.baseProduct.name, areCookiesEnabled()));
        }
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors, offer]);
  // Who leaves has given the change up.
  useEffect(() => () => actors.cart.send({ type: 'item.opened', item: null }), [actors]);
  return actor;
}

export type PizzaCreatorActor = ReturnType<typeof usePizzaCreator>;

/** Returns in German why a pizza cannot be delivered at `at`, or null. */
export function blockerOf(offer: PizzaOffer, pizza: ResolvedCreation, at: Serving): string | null {
  if (!isOnSale(offer.baseProduct, at)) return 'Eigene Fladen backen wir gerade nicht.';
  const { missing } = availabilityOfPizza(offer, pizza, at);
  if (missing.length === 0) return null;
  return `Gerade nicht da: ${missing.map(({ name }) => name).join(', ')}. Wähl dafür etwas anderes.`;
}
