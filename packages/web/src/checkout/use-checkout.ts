import { createCheckoutActors } from '@ofenpost/core/checkout/checkout.actors';
import { checkoutMachine } from '@ofenpost/core/checkout/checkout.machine';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { tellFailure } from '../app/tell-failure.ts';

/** The checkout, joined to the cart, the toasts and the page of the placed order. */
export function useCheckout() {
  const { ports, actors } = useApp();
  const account = useAccount();
  const navigate = useNavigate();
  const router = useRouter();
  const [machine] = useState(() => checkoutMachine.provide({ actors: createCheckoutActors(ports) }));
  const actor = useActorRef(machine, { input: { account } });
  useEffect(() => {
    const answered = actor.on('order.answered', ({ answer }) => {
      if (answer.ok) {
        const { order, capability } = answer.value;
        actors.cart.send({ type: 'order.placed' });
        void navigate({ href: paths.order({ id: order.id, capability }) });
      } else {
        // The server judged by something else than what is shown here: prices, availability, hours or areas have changed.
        actors.cart.send({ type: 'cart.outdated' });
        void router.invalidate();
      }
    });
    const failed = actor.on('order.failed', ({ error }) => tellFailure(actors, error));
    return () => {
      answered.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors, navigate, router]);
  return actor;
}

export type CheckoutActor = ReturnType<typeof useCheckout>;
