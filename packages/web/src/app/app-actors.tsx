import { createCartActors } from '@ofenpost/core/cart/cart.actors';
import { cartMachine, selectCart } from '@ofenpost/core/cart/cart.machine';
import { createOpeningHoursActors } from '@ofenpost/core/opening-hours/opening-hours.actors';
import { openingHoursMachine, selectOpeningHours } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { Ports } from '@ofenpost/core/ports';
import { GREETING_KEY } from '@ofenpost/core/session/greeting-key';
import { createSessionActors } from '@ofenpost/core/session/session.actors';
import { sessionMachine } from '@ofenpost/core/session/session.machine';
import { createThemeActors } from '@ofenpost/core/theme/theme.actors';
import { themeMachine } from '@ofenpost/core/theme/theme.machine';
import { toastMachine } from '@ofenpost/core/toast/toast.machine';
import { type ReactNode, createContext, use, useEffect, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import type { AppData } from './app-data.ts';
import { connectActors } from './connect-actors.ts';
import { inBrowser, isBrowser } from './in-browser.ts';
import { logFailure } from './log-failure.ts';
import { ownCart } from './page-meta.ts';
import { replayClicks } from './replay-clicks.ts';
import { restoreInput } from './restore-input.ts';
import { useLiveContent } from './use-live-content.ts';

const LIGHT = { input: { system: 'light' } } as const;
/**
 * The theme and the toasts are equal for everybody and receive no events at server rendering, so all pages share one
 * actor of each.
 */
const STILL = isBrowser ? null : { theme: createActor(themeMachine, LIGHT), toast: createActor(toastMachine) };

function createAppActors(ports: Ports, { account, cart, openingHours, delivery, now }: AppData) {
  return {
    session: createActor(
      inBrowser(sessionMachine, () => ({ actors: createSessionActors(ports) })),
      { input: { account } },
    ),
    cart: createActor(
      inBrowser(cartMachine, () => ({ actors: createCartActors(ports) })),
      { input: { cart: ownCart ?? cart } },
    ),
    openingHours: createActor(
      inBrowser(openingHoursMachine, () => ({ actors: createOpeningHoursActors(ports) })),
      {
        input: { openingHours, busyControls: delivery.busyControls, now },
      },
    ),
    ...(STILL ?? {
      theme: createActor(themeMachine.provide({ actors: createThemeActors(ports) }), LIGHT),
      toast: createActor(toastMachine),
    }),
  };
}

/** The actors that live as long as the page. */
export type AppActors = ReturnType<typeof createAppActors>;

export type App = { readonly data: AppData; readonly ports: Ports; readonly actors: AppActors };

export const AppContext = createContext<App | null>(null);

/** For hooks that create the actors of a page; components use `useActors` and the selecting hooks. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('outside of the app');
  return app;
}

export const useActors = (): AppActors => useApp().actors;

/**
 * Provides the actors and the last loaded `data` to the pages. The actors start in the browser only, because nothing
 * happens at server rendering.
 */
export function ActorsProvider({ ports, data, children }: { ports: Ports; data: AppData; children: ReactNode }) {
  const [actors] = useState(() => createAppActors(ports, data));
  const app = useMemo(() => ({ data, ports, actors }), [data, ports, actors]);
  useEffect(() => connectActors(actors, ports), [actors, ports]);
  useEffect(() => {
    const { keyValue } = ports;
    const { leftOut = 0 } = selectCart(actors.cart.getSnapshot());
    if (keyValue.read(GREETING_KEY) !== null)
      void import('../session/welcome-toast.ts')
        .then(({ showWelcomeToast }) => showWelcomeToast(actors, keyValue, leftOut))
        .catch(() => {});
  }, [actors, ports]);
  useLiveContent(ports, actors, data.contentVersion);
  // The restore waits until React has finished: a click may be on a part that is not hydrated yet.
  useEffect(() => void setTimeout(() => void restoreInput().catch(logFailure).then(replayClicks)), []);
  const {
    openingHours,
    delivery: { busyControls },
    now,
  } = data;
  useEffect(() => {
    const isKnown = selectOpeningHours(actors.openingHours.getSnapshot()) === openingHours;
    if (!isKnown)
      actors.openingHours.send({ type: 'openingHours.replaced', loaded: { openingHours, busyControls, now } });
  }, [actors, openingHours, busyControls, now]);
  return <AppContext value={app}>{children}</AppContext>;
}
