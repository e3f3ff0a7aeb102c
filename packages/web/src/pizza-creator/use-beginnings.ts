import type { Ports } from '@ofenpost/core/ports';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type AppActors, useApp, useAppData } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { whenIdle } from '../hydration/idle-time.ts';
import { loadUntilThere } from '../hydration/load-until-there.ts';
import { onDemand } from '../ui/on-demand.tsx';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';

/** What a beginning needs: it replaces the whole pizza, in a history entry of its own. */
export type Beginning = {
  readonly actor: PizzaCreatorActor;
  readonly beginEntry: () => void;
  readonly ports: Ports;
  readonly actors: AppActors;
  readonly origin: string;
};

const load = () => import('./creator-extras.ts');
type Extras = Awaited<ReturnType<typeof load>>;

export const startDialog = onDemand(() => load().then(({ loadStartDialog }) => loadStartDialog()));

/**
 * Whole pizzas to begin with, and the drawn bread that can be tapped; null until its code is loaded, without which the
 * bread is the server's picture.
 */
export function useBeginnings(actor: PizzaCreatorActor, beginEntry: () => void) {
  const { ports, actors } = useApp();
  const { origin } = useAppData();
  const [InteractiveBread, setInteractiveBread] = useState<Extras['InteractiveBread'] | null>(null);
  const beginning = useMemo<Beginning>(
    () => ({ actor, beginEntry, ports, actors, origin }),
    [actor, beginEntry, ports, actors, origin],
  );
  const begin = useCallback(
    (act: (extras: Extras) => unknown) =>
      void load()
        .then(act)
        .catch((error: unknown) => showErrorToast(actors, error)),
    [actors],
  );
  useEffect(() => {
    whenIdle(() => {
      void loadUntilThere(load).then((extras) => setInteractiveBread(() => extras.InteractiveBread));
    });
  }, []);
  return { beginning, begin, InteractiveBread };
}
