import type { CourierError } from '@ofenpost/core/courier/courier-action';
import {
  courierScreenMachine,
  createCourierScreenActors,
  storedTourFrom,
} from '@ofenpost/core/courier/courier-screen.machine';
import type { CourierTap } from '@ofenpost/core/courier/courier-tap';
import { piecesSum } from '@ofenpost/core/courier/hand-in';
import { createTourStore } from '@ofenpost/core/courier/stored-tour';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { aboveLimitMessage } from '@ofenpost/core/role/staff-limit';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { tickerOf } from '../app/use-ticking.ts';

const refusedTitle = (tap: CourierTap): string =>
  tap.kind === 'act' ? `${tap.number} geht so nicht` : 'Die Kasse ist nicht abgegeben';

/** The toast for a tap that the server never takes. */
const failedTapToast = (tap: CourierTap): ToastMessage => ({
  kind: 'error',
  title: refusedTitle(tap),
  detail: 'Das wird nicht angenommen. Ruf das Pult an.',
});

/** What was counted stays readable where it is not stored. */
const reusedText = (tap: CourierTap): string =>
  tap.kind === 'act'
    ? 'Darunter kam schon etwas anderes an. Ruf das Pult an.'
    : `Gezählt hast du ${formatMoney(piecesSum(tap.draft.pieces))}, aber darunter ist schon eine andere Zählung. Gib sie nochmals ab.`;

/** The toast for a tap that the server refused. */
export function refusedTapToast(tap: CourierTap, error: CourierError): ToastMessage {
  const title = refusedTitle(tap);
  switch (error.code) {
    case 'ageUnchecked':
      return { kind: 'error', title, detail: 'Prüf zuerst das Alter.' };
    case 'aboveLimit':
      return { kind: 'error', title, detail: `${aboveLimitMessage(error)} Ruf das Pult an.` };
    case 'amountChanged':
      return {
        kind: 'error',
        title,
        detail: `Der Betrag ist jetzt ${formatMoney(error.amount)}. Ruf das Pult an, wenn du schon kassiert hast.`,
      };
    case 'orderUnknown':
      return { kind: 'error', title, detail: 'Sie ist nicht mehr in deiner Runde. Ruf das Pult an.' };
    case 'stepRefused':
      return {
        kind: 'error',
        title,
        detail: `Sie steht jetzt auf «${orderStatusLabel(error.status, undefined)}». Ruf das Pult an.`,
      };
    case 'idempotencyKeyReused':
      return { kind: 'error', title, detail: reusedText(tap) };
    default:
      return { kind: 'error', title, detail: 'Ruf das Pult an.' };
  }
}

export type CourierScreenActor = ActorRefFrom<typeof courierScreenMachine>;

/** Runs the tour of this account, and keeps it on the phone; toasts report refused taps. */
export function useCourierScreen(accountId: string): CourierScreenActor {
  const { ports, actors } = useApp();
  const [machine] = useState(() => courierScreenMachine.provide({ actors: createCourierScreenActors(ports) }));
  const actor = useActorRef(machine, { input: { now: ports.clock.now() } });
  useEffect(() => {
    const store = createTourStore(ports, accountId);
    actor.send({ type: 'tour.restored', stored: store.read() });
    let written = '';
    const subscription = actor.subscribe((snapshot) => {
      const stored = storedTourFrom(snapshot);
      const text = JSON.stringify(stored);
      if (text === written) return;
      written = text;
      store.write(stored);
    });
    return () => subscription.unsubscribe();
  }, [actor, ports, accountId]);
  useNetworkChanges(actor);
  useEffect(() => {
    const ticker = tickerOf(ports.clock);
    const pass = () => actor.send({ type: 'time.passed', at: ticker.now() });
    pass();
    return ticker.subscribe(pass);
  }, [actor, ports]);
  useEffect(() => {
    const refused = actor.on('tap.refused', ({ tap, error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedTapToast(tap, error) }),
    );
    const dropped = actor.on('tap.failed', ({ tap }) =>
      actors.toast.send({ type: 'toast.shown', message: failedTapToast(tap) }),
    );
    const failed = actor.on('call.failed', ({ error }) => showErrorUnlessOffline(actors, error));
    return () => {
      refused.unsubscribe();
      dropped.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}
