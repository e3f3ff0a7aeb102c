import type { CatalogueImport } from '@ofenpost/core/catalogue-file/catalogue-import';
import { createCatalogueImportActors } from '@ofenpost/core/catalogue-file/catalogue-import.actors';
import { type ImportRequest, catalogueImportMachine } from '@ofenpost/core/catalogue-file/catalogue-import.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** Follows the import of this page, from the one it loaded with. */
export function useCatalogueImport(begin: CatalogueImport | null) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => catalogueImportMachine.provide({ actors: createCatalogueImportActors(ports) }));
  const actor = useActorRef(machine, { input: { latest: begin } });
  const { latest, refusal, isLost, request } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const showError = useEffectEvent((error: unknown) => showErrorToast(actors, error));
  useEffect(() => {
    const failed = actor.on('request.failed', ({ error }) => showError(error));
    return () => failed.unsubscribe();
  }, [actor]);
  return { latest, refusal, isLost, isBusy, request, ask: (requested: ImportRequest) => actor.send(requested) };
}

/** The import's state for the parts of the page. */
export type CatalogueImportState = ReturnType<typeof useCatalogueImport>;
