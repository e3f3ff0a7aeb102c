import type { Order } from '@ofenpost/core/order/order';
import type { Print } from '@ofenpost/core/printing/print';
import { createPrintingActors } from '@ofenpost/core/printing/printing.actors';
import { printingMachine, selectRequestedSince } from '@ofenpost/core/printing/printing.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../connection/use-network-changes.ts';
import { begunPrintToast, refusedPrintToast } from './print-toasts.ts';

/** A ticket that the browser prints. */
export type Sheet = { readonly order: Order; readonly print: Print; readonly requestedAt: Instant };

/** Runs printing while the page is open; toasts report the results. */
export function usePrinting() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => printingMachine.provide({ actors: createPrintingActors(ports) }));
  const actor = useActorRef(machine);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useNetworkChanges(actor);
  useEffect(() => {
    const begun = actor.on('print.begun', ({ print, order }) => {
      if (order !== null) setSheet({ order, print, requestedAt: selectRequestedSince(actor.getSnapshot(), print) });
      else actors.toast.send({ type: 'toast.shown', message: begunPrintToast(print) });
    });
    const refused = actor.on('print.refused', ({ error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedPrintToast(error) }),
    );
    const failed = actor.on('print.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      begun.unsubscribe();
      refused.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return { actor, sheet, sheetPrinted: () => setSheet(null) };
}
